import { agreement } from './agreement/agreement.ts'
import { checkboxes } from './checkboxes/checkboxes.ts'
import { date } from './date/date.ts'
import { email } from './email/email.ts'
import type { FieldImplementation } from './implementation.ts'
import { file } from './file/file.ts'
import { internationalPhone } from './internationalPhone/internationalPhone.ts'
import { number } from './number/number.ts'
import { phone } from './phone/phone.ts'
import { radio } from './radio/radio.ts'
import type { FieldKind } from './schemas.ts'
import { select } from './select/select.ts'
import { text } from './text/text.ts'
import { textarea } from './textarea/textarea.ts'

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
