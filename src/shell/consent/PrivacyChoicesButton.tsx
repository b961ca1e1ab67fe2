import { consent } from '../../../generated/site.gen.ts'
import { reopen } from '../../consent/consentStore.ts'
import { useConsent } from '../../consent/useConsent.ts'
import links from '../footer/FooterLinks.module.css'
import classes from './PrivacyChoicesButton.module.css'

/** Shows the privacy choice again. Unseen, with its place kept, until there is something to press. */
export function PrivacyChoicesButton() {
  const { isKnown } = useConsent()
  return (
    <button
      type="button"
      className={`${links.link} ${classes.root}`}
      data-ready={isKnown || undefined}
      onClick={() => reopen(true)}
    >
      {consent.reopen}
    </button>
  )
}
