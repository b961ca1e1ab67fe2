import { formService } from 'virtual:configuration'
import type { SiteForm } from './definition.ts'
import classes from './HiddenInputs.module.css'

/**
 * The inputs that the visitor does not see: those that the form service needs, and a honeypot, a
 * checkbox that only programs tick.
 */
export function HiddenInputs({ form }: { readonly form: SiteForm }) {
  return (
    <>
      <input type="hidden" name="access_key" value={formService.accessKey} />
      {form.subject && <input type="hidden" name="Subject" value={form.subject} />}
      <input type="hidden" name="redirect" value={redirectUrl(form)} />
      <input
        className={classes.honeypot}
        type="checkbox"
        name="botcheck"
        tabIndex={-1}
        aria-hidden="true"
      />
    </>
  )
}

/**
 * The page to which the service redirects visitors without scripts: a path for the embedded form
 * service, an absolute URL for others.
 */
const redirectUrl = ({ origin, thanks }: SiteForm) =>
  formService.action.startsWith('/') ? thanks : origin + thanks
