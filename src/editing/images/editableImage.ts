import type { ValuePath } from '../valuePath.ts'
import type { Focus } from './imageChanges.ts'

/** A place of a page that shows an image. */
export type EditableImage = {
  /** The CSS selector of the element that contains it. */
  readonly selector: string
  /** The name of that part of the document, e.g. `Top of the page`. */
  readonly region: string
  /** The path of the reference to the image. */
  readonly path: ValuePath
  /** The code of the reference. Undefined if the manifest does not contain it. */
  readonly code: string | undefined
  /** The name of the image. */
  readonly name: string
  /** The `src` of the `img` elements that show it. */
  readonly src: string
  /** The URL of the original file. */
  readonly original: string
  readonly alt: string
  /** The code of the alternative text. Undefined if the manifest does not contain it. */
  readonly altCode: string | undefined
  readonly focus: Focus
  /** The code of the focal point. Undefined if it is the default. */
  readonly focusCode: string | undefined
  /** At how many places of the site the image is used. */
  readonly uses: number
}
