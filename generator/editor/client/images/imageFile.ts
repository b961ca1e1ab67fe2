import { useEffect, useState } from 'react'
import {
  type Change,
  type Crop,
  type Focus,
  IMAGE_LIMIT,
  type SitePicture,
  TOO_LARGE,
} from '../../protocol.ts'
import type { OpenedImage } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'

/** The content of the file that the author has chosen, as a data URL, or why it cannot be used. Nothing until it is read. */
export function useFileContent(file: File | undefined): {
  readonly url?: string
  readonly problem?: string
} {
  const [read, setRead] = useState<{ of: File; url?: string; problem?: string }>()
  useEffect(() => {
    if (file === undefined) return
    void readImage(file).then(
      (url) => setRead({ of: file, url }),
      (problem: unknown) => setRead({ of: file, problem: `${file.name}: ${String(problem)}` }),
    )
  }, [file])
  return read !== undefined && read.of === file ? read : {}
}

/** Reads a file as a data URL. Rejects with the problem if it cannot be used. The server checks it again. */
async function readImage(file: File): Promise<string> {
  if (file.size > IMAGE_LIMIT) return Promise.reject(TOO_LARGE)
  await createImageBitmap(file).catch(() => Promise.reject(SENTENCES.pictures.notDecoded))
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsDataURL(file)
  })
}

/** What the author has entered for an image. */
type ImageValues = {
  /** The picture of the site that is shown. Undefined: only a new file. */
  readonly picture: SitePicture | undefined
  /** What is stored as a new file: a file of the author, or a part of a picture of the site. Undefined: nothing. */
  readonly stored:
    | { readonly content?: string; readonly file: string; readonly crop?: Crop }
    | undefined
  readonly alt: string
  readonly focus: Focus
}

/** The change of a place to what the author has entered. Undefined if nothing has changed. */
export function imageChange(
  { path, revision, name }: Pick<OpenedImage, 'path' | 'revision' | 'name'>,
  { picture, stored, alt, focus }: ImageValues,
): Change | undefined {
  if (stored !== undefined) return { kind: 'addImage', ...stored, alt, focus, path, revision }
  if (picture === undefined) return undefined
  const isMoved = focus.x !== picture.focus.x || focus.y !== picture.focus.y
  const values = [
    ...(picture.name === name ? [] : [{ path, revision, value: picture.name }]),
    ...(alt === picture.alt ? [] : [{ ...picture.altTarget, value: alt }]),
    ...(isMoved ? [{ ...picture.focusTarget, value: focus }] : []),
  ]
  return values.length === 0 ? undefined : { kind: 'values', values }
}
