import type { EditableText } from './protocol.ts'

/** Why a text without parts cannot be edited on the page. */
export const notEditable = ({ location }: EditableText) =>
  location === undefined
    ? 'The manifest computes the object that contains this text. Change it there.'
    : `This text is computed in ${location}. Change it there.`

/** What happens to a text that only the schema contains. */
export const DEFAULT_TEXT = 'This is a default text. Saving writes it into the manifest.'
