import * as z from 'zod'
import type { FieldTraits } from '../../model/form.ts'
import { agreementSchema, agreementTraits } from './agreement/schema.ts'
import { checkboxesSchema, checkboxesTraits } from './checkboxes/schema.ts'
import { dateSchema, dateTraits } from './date/schema.ts'
import { emailSchema, emailTraits } from './email/schema.ts'
import { fileSchema, fileTraits } from './file/schema.ts'
import { internationalPhoneSchema, internationalPhoneTraits } from './internationalPhone/schema.ts'
import { numberSchema, numberTraits } from './number/schema.ts'
import { phoneSchema, phoneTraits } from './phone/schema.ts'
import { radioSchema, radioTraits } from './radio/schema.ts'
import { selectSchema, selectTraits } from './select/schema.ts'
import { textSchema, textTraits } from './text/schema.ts'
import { textareaSchema, textareaTraits } from './textarea/schema.ts'

/** The kinds of fields, in the order in which messages list them. */
export const fieldKinds = {
  text: { schema: textSchema, traits: textTraits },
  email: { schema: emailSchema, traits: emailTraits },
  phone: { schema: phoneSchema, traits: phoneTraits },
  internationalPhone: { schema: internationalPhoneSchema, traits: internationalPhoneTraits },
  number: { schema: numberSchema, traits: numberTraits },
  date: { schema: dateSchema, traits: dateTraits },
  textarea: { schema: textareaSchema, traits: textareaTraits },
  select: { schema: selectSchema, traits: selectTraits },
  radio: { schema: radioSchema, traits: radioTraits },
  checkboxes: { schema: checkboxesSchema, traits: checkboxesTraits },
  file: { schema: fileSchema, traits: fileTraits },
  agreement: { schema: agreementSchema, traits: agreementTraits },
} satisfies { readonly [kind: string]: FieldKindEntry }

type FieldKindEntry = { readonly schema: z.ZodObject; readonly traits: FieldTraits }

/** A field of a form. `kind` is the discriminator. */
export const fieldSchema = z.discriminatedUnion(
  'kind',
  nonEmpty(Object.values(fieldKinds).map(({ schema }) => schema)),
)

/** A validated field. */
export type Field = z.output<typeof fieldSchema>

/** The name of a kind of field. */
export type FieldKind = Field['kind']

function nonEmpty<Item>([first, ...others]: readonly Item[]): [Item, ...Item[]] {
  if (first === undefined) throw new Error('`fieldKinds` must have at least one kind of field.')
  return [first, ...others]
}
