import { formService } from 'virtual:configuration'
import type { SiteForm } from './definition.ts'
import classes from './HiddenParts.module.css'

/** The parts that the visitor does not fill in, and the trap for those who fill in everything. */
export function HiddenParts({ form }: { readonly form: SiteForm }) {
  return (
    <>
      <input type="hidden" name="access_key" value={formService.accessKey} />
      {form.subject && <input type="hidden" name="Subject" value={form.subject} />}
      <input type="hidden" name="redirect" value={thanksAddress(form)} />
      <input
        className={classes.trap}
        type="checkbox"
        name="botcheck"
        tabIndex={-1}
        aria-hidden="true"
      />
    </>
  )
}

/** Where the service sends a visitor without scripts: the embedded one by path, others by address. */
const thanksAddress = ({ origin, thanks }: SiteForm) =>
  formService.action.startsWith('/') ? thanks : origin + thanks
