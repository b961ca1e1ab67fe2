import type { Focus, ImageChange } from './imageChanges.ts'
import type { EditedImage } from './newImage.ts'
import type { AcceptedFile } from './useImageFile.ts'

/** What the author has entered for an image. */
export type ImageValues = {
  /** A new file. Default: the image keeps its file. */
  readonly file: AcceptedFile | undefined
  readonly alt: string
  readonly focus: Focus
}

/** The change of an image to what the author has entered. Undefined if nothing has changed. */
export function imageChange(
  image: EditedImage,
  { file, alt, focus }: ImageValues,
): ImageChange | undefined {
  if (file !== undefined) {
    return {
      kind: 'addImage',
      upload: file.upload,
      file: file.name,
      alt,
      focus,
      path: image.path,
      before: image.code,
    }
  }
  const isMoved = focus.x !== image.focus.x || focus.y !== image.focus.y
  if (alt === image.alt && !isMoved) return undefined
  return {
    kind: 'editImage',
    image: image.name,
    ...(alt !== image.alt && { alt: { before: image.altCode, value: alt } }),
    ...(isMoved && { focus: { before: image.focusCode, value: focus } }),
  }
}
