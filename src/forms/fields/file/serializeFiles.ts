import type { FormValues } from '../../formValues.ts'
import { fileOf, parseFileText } from './fileText.ts'

/** The files of a value; of a file that was chosen before the page was loaded, only its name. */
export const serializeFiles = (value: FormValues[string] | undefined): (string | File)[] =>
  Array.isArray(value) ? value.map((text) => fileOf(text) ?? parseFileText(text).name) : []
