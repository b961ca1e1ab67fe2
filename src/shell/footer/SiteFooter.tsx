import { Container, Text, Anchor } from '@mantine/core'
import { NetworkLinks } from 'virtual:shell-parts'
import { consent as consentTexts, shell as texts } from 'virtual:texts'
import type { ReactNode } from 'react'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { Logo } from '../header/Logo.tsx'
import { Folded } from '../../sections/Folded.tsx'
import classes from './SiteFooter.module.css'
import { AddressLines, PhoneLink } from '../../parts/texts.tsx'
import { setReopened, useConsent } from '../../consent/consent.ts'
import type { Rendered } from '../../model/rendered.ts'
import type { Footer } from '../../site/navigation.ts'
import type { Consent } from '../../site/consentSchema.ts'

type SiteFooterProps = {
  readonly footer: FooterData
  readonly wordmark: string
  /** The link to the page about privacy. Default: the site has no consent bar. */
  readonly moreAboutPrivacy?: Rendered<Consent>['more'] | undefined
  /** Whether there is a choice: a button opens the consent bar. Otherwise it is a link to the page about privacy. */
  readonly hasChoices: boolean
}

/** The footer of every page. Its list of pages, `#site-menu`, is used when the menu does not work. */
export function SiteFooter({ footer, wordmark, moreAboutPrivacy, hasChoices }: SiteFooterProps) {
  const { facts, groups, legal, place, smallPrint, social, summary } = footer
  const links = [
    ...social.filter((link) => !link.icon),
    ...legal,
    ...(moreAboutPrivacy && !hasChoices
      ? [{ text: consentTexts.reopen, to: moreAboutPrivacy.to }]
      : []),
  ]
  const consentButton = moreAboutPrivacy && hasChoices && <ConsentButton />
  return (
    <footer className={classes.root} data-tone="dark">
      <Container className={classes.inner}>
        <div className={classes.company}>
          <LinkTo className={classes.home} to="/">
            <Logo wordmark={wordmark} place="footer" />
          </LinkTo>
          <Text className={classes.summary}>{summary}</Text>
          {place?.phone && (
            <PhoneLink className={`${classes.link} ${classes.phone}`} phone={place.phone} />
          )}
          {NetworkLinks && <NetworkLinks links={social} />}
        </div>
        {place && (
          <address className={classes.contact}>
            <span className={classes.term}>{place.name}</span>
            <br />
            <AddressLines lines={place.address.lines} />
          </address>
        )}
        <div className={classes.menu}>
          <Folded title={texts.siteMenu}>
            {/* The id is in the element that a link to it opens. */}
            <nav className={classes.groups} id="site-menu" aria-label={texts.siteMenu}>
              {groups.map((group, index) => (
                <FooterGroup group={group} key={index} />
              ))}
            </nav>
          </Folded>
        </div>
        {facts.length > 0 && (
          <dl className={classes.facts}>
            {facts.map(({ term, value }, index) => (
              <div key={index}>
                <dt className={classes.term}>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={classes.last}>
          <Text>{smallPrint}</Text>
          {(links.length > 0 || consentButton) && (
            <FooterLinks className={classes.row} links={links} more={consentButton} />
          )}
        </div>
      </Container>
    </footer>
  )
}

/** A title and its links, in two columns if there are many. */
function FooterGroup({ group }: { group: FooterData['groups'][number] }) {
  return (
    <div className={classes.group}>
      <Text component="h2" size="label" className={classes.groupTitle}>
        {group.title}
      </Text>
      <FooterLinks links={group.links} />
    </div>
  )
}

type FooterLinksProps = {
  links: FooterData['legal']
  className?: string
  /** The last item of the list, after the links. */
  more?: ReactNode
}

/** Links of the footer, as a list. */
function FooterLinks({ links, className, more }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ text, to, target }, index) => (
        <li key={index}>
          <Anchor component={LinkTo} className={classes.link} to={to} target={target}>
            {text}
          </Anchor>
        </li>
      ))}
      {more && <li>{more}</li>}
    </ul>
  )
}

/** Reopens the consent bar. Invisible until hydration, but its space is reserved. */
function ConsentButton() {
  const { isKnown } = useConsent()
  return (
    <button
      type="button"
      className={`${classes.link} ${classes.privacy}`}
      data-ready={isKnown || undefined}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button that is clicked. It gets the focus again when the bar is closed.
        currentTarget.focus()
        setReopened(true)
      }}
    >
      {consentTexts.reopen}
    </button>
  )
}

type FooterData = Rendered<Footer>
