import type { ValuePath } from '../valuePath.ts'
import type { EditableImage } from './editableImage.ts'

/** An image in the dialog: one that a page shows, or a new one, which has no file yet. */
export type EditedImage = Omit<EditableImage, 'selector' | 'region' | 'src' | 'original'> & {
  /** The URL of the original file. Undefined if there is none. */
  readonly original: string | undefined
}

/** The image of a place whose file is not chosen yet. `code` is the reference that it replaces. */
export const newImage = (path: ValuePath, code: string | undefined): EditedImage => ({
  path,
  code,
  name: '',
  original: undefined,
  alt: '',
  altCode: undefined,
  focus: CENTER,
  focusCode: undefined,
  uses: 0,
})

/** The focal point of an image if none is declared. */
export const CENTER = { x: 0.5, y: 0.5 }
