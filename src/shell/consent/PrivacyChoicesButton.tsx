import { setReopened } from '../../consent/consentStore.ts'
import { useConsent } from '../../consent/useConsent.ts'
import links from '../footer/FooterLinks.module.css'
import classes from './PrivacyChoicesButton.module.css'

/** Reopens the consent bar. Invisible until hydration, but its space is reserved. */
export function PrivacyChoicesButton({ label }: { readonly label: string }) {
  const { isKnown } = useConsent()
  return (
    <button
      type="button"
      className={`${links.link} ${classes.root}`}
      data-ready={isKnown || undefined}
      onClick={() => setReopened(true)}
    >
      {label}
    </button>
  )
}
