import { Container, Text } from '@mantine/core'
import { shell as texts } from 'virtual:texts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { PrivacyChoicesButton } from '../consent/PrivacyChoicesButton.tsx'
import { Logo } from '../header/Logo.tsx'
import { Contact } from './Contact.tsx'
import { FooterGroup } from './FooterGroup.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import type { FooterData } from './footerData.ts'
import classes from './SiteFooter.module.css'

type SiteFooterProps = {
  readonly footer: FooterData
  readonly wordmark: string
  /** The label of the button that opens the privacy bar. Default: no button. */
  readonly privacyChoices?: string | undefined
}

/** The footer of every page. Its list of pages, `#site-menu`, is used when the menu does not work. */
export function SiteFooter({ footer, wordmark, privacyChoices }: SiteFooterProps) {
  const { groups, legal, place, smallPrint, social, summary } = footer
  const links = [...legal, ...social]
  return (
    <footer className={classes.root} data-tone="dark">
      <Container className={classes.inner}>
        <div className={classes.company}>
          <LinkTo className={classes.home} to="/">
            <Logo wordmark={wordmark} place="footer" />
          </LinkTo>
          <Text className={classes.summary}>{summary}</Text>
          {place && <Contact place={place} />}
        </div>
        <nav className={classes.groups} id="site-menu" aria-label={texts.siteMenu}>
          {groups.map((group, index) => (
            <FooterGroup group={group} key={index} />
          ))}
        </nav>
        <div className={classes.last}>
          <small className={classes.smallPrint}>{smallPrint}</small>
          {(links.length > 0 || privacyChoices) && (
            <FooterLinks
              className={classes.row}
              links={links}
              more={privacyChoices && <PrivacyChoicesButton label={privacyChoices} />}
            />
          )}
        </div>
      </Container>
    </footer>
  )
}
