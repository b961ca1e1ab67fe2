import type { FieldImplementation } from '../siteForm.ts'
import type { FieldKind } from '../schema.ts'
import { agreement } from './agreement/agreement.tsx'
import { checkboxes } from './checkboxes/checkboxes.tsx'
import { date } from './date/date.tsx'
import { email } from './email/email.tsx'
import { file } from './file/file.tsx'
import { internationalPhone } from './internationalPhone/internationalPhone.tsx'
import { number } from './number/number.tsx'
import { phone } from './phone/phone.tsx'
import { radio } from './radio/radio.tsx'
import { select } from './select/select.tsx'
import { text } from './text/text.tsx'
import { textarea } from './textarea/textarea.tsx'

/**
 * The implementation of each kind of field. A missing one is a type error. Pages do not load this
 * module, because a form imports only the kinds that it uses.
 */
export const fieldImplementations = {
  text,
  email,
  phone,
  internationalPhone,
  number,
  date,
  textarea,
  select,
  radio,
  checkboxes,
  file,
  agreement,
} satisfies { readonly [K in FieldKind]: FieldImplementation<K> }
