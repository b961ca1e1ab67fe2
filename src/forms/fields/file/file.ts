import type { FieldImplementation } from '../implementation.ts'
import { FileField } from './FileField.tsx'
import { checkFiles } from './fileText.ts'
import { fileValue } from './fileValue.ts'
import { readFiles } from './readFiles.ts'
import { serializeFiles } from './serializeFiles.ts'

/** One or several files. The value describes them as texts, which drafts can store. */
export const file = {
  Component: FileField,
  valueSchema: fileValue,
  readValue: readFiles,
  beforeSubmit: checkFiles,
  serialize: serializeFiles,
} satisfies FieldImplementation<'file'>
