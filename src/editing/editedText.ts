import type { Candidate } from './candidates.ts'

/** A text that is edited at its place: the text node, and the text of the manifest that it shows. */
export type EditedText = Pick<Candidate, 'text' | 'region'> & { readonly node: Text }
