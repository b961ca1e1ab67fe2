import * as texts from 'virtual:texts/form'
import { fillText } from '../../model/fillText.ts'
import type { ValidatedField } from './valueSchema.ts'

/** How an error message names a field: its `inMessages`, otherwise its label in quotation marks. */
export const nameInMessages = ({ label, inMessages }: ValidatedField) =>
  inMessages ?? fillText(texts.quotedField, { label })
