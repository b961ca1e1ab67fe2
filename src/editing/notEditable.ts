import type { EditableText } from './protocol.ts'

/** Why a text without parts cannot be edited on the page. */
export const notEditable = ({ location }: EditableText) =>
  location === undefined
    ? 'This text is a default of the code. To change it, write it in the manifest.'
    : `This text is computed in ${location}. Change it there.`
