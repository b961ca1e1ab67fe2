import { Container, Text } from '@mantine/core'
import * as texts from 'virtual:texts/shell'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { PrivacyChoicesButton } from '../consent/PrivacyChoicesButton.tsx'
import { Logo } from '../header/Logo.tsx'
import { Contact } from './Contact.tsx'
import { FooterGroup } from './FooterGroup.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import type { FooterData } from './footerData.ts'
import classes from './SiteFooter.module.css'

/** The footer of every page. Its list of pages, `#site-menu`, is used when the menu does not work. */
export function SiteFooter(props: { footer: FooterData; productName: string }) {
  const { groups, legal, place, smallPrint, social, summary } = props.footer
  return (
    <footer className={classes.root} data-tone="dark">
      <Container className={classes.inner}>
        <div className={classes.company}>
          <LinkTo className={classes.home} to="/">
            <Logo productName={props.productName} />
          </LinkTo>
          <Text className={classes.summary}>{summary}</Text>
          <Contact place={place} />
        </div>
        <nav className={classes.groups} id="site-menu" aria-label={texts.siteMenu}>
          {groups.map((group) => (
            <FooterGroup group={group} key={group.title} />
          ))}
        </nav>
        <div className={classes.last}>
          <small className={classes.smallPrint}>{smallPrint}</small>
          <FooterLinks
            className={classes.row}
            links={[...legal, ...social]}
            more={<PrivacyChoicesButton />}
          />
        </div>
      </Container>
    </footer>
  )
}
