import {
  type Change,
  type Focus,
  IMAGE_LIMIT,
  type Picture,
  type ReplyOf,
  TOO_LARGE,
} from '../../protocol.ts'
import { useEffect, useRef, useState } from 'react'
import { type Failure, orFailure, type OpenedImage, useEditor } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'

/** A file that can be used as an image. */
type UsableFile = {
  readonly file: File
  /** The content, in Base64. */
  readonly content: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** The URL of the content. */
  readonly url: string
}

/** The file that the author has chosen. */
export type ImageFile = ReturnType<typeof useImageFile>

/** Keeps the file that the author has chosen for an image. */
export function useImageFile() {
  const [usable, setUsable] = useState<UsableFile>()
  const [problem, setProblem] = useState('')
  const latest = useRef<File>(undefined)
  return {
    /** Undefined if none is chosen. */
    usable,
    /** Why the last file cannot be used. The file before it stays. Empty if there is no problem. */
    problem,
    /** Reads a file, if it can be used. */
    async choose(file: File) {
      latest.current = file
      const read = await readImage(file)
      // Another file was chosen in the meantime.
      if (latest.current !== file) return
      setProblem(typeof read === 'string' ? read : '')
      if (typeof read !== 'string') setUsable(read)
    },
    /** Forgets the file and the problem. */
    clear() {
      latest.current = undefined
      setUsable(undefined)
      setProblem('')
    },
  }
}

/** Reads a file, or resolves to why it cannot be used. The server checks it again. */
async function readImage(file: File): Promise<UsableFile | string> {
  const { name, size } = file
  if (size > IMAGE_LIMIT) return `${name}: ${TOO_LARGE}`
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return `${name}: ${SENTENCES.images.notDecoded}`
  const { width, height } = bitmap
  const url = await dataUrl(file)
  return { file, width, height, url, content: url.slice(url.indexOf(',') + 1) }
}

const dataUrl = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsDataURL(file)
  })

/** What the author has entered for an image. */
type ImageValues = {
  /** What is stored as a new file. Default: the image keeps its file. */
  readonly picture: Picture | undefined
  readonly alt: string
  readonly focus: Focus
}

/** The change of an image to what the author has entered. Undefined if nothing has changed. */
export function imageChange(
  { path, revision, image }: Pick<OpenedImage, 'path' | 'revision' | 'image'>,
  { picture, alt, focus }: ImageValues,
): Change | undefined {
  if (picture !== undefined) return { kind: 'addImage', ...picture, alt, focus, path, revision }
  if (image === undefined) return undefined
  const isMoved = focus.x !== image.focus.x || focus.y !== image.focus.y
  const values = [
    ...(alt === image.alt ? [] : [{ ...image.altTarget, value: alt }]),
    ...(isMoved ? [{ ...image.focusTarget, value: focus }] : []),
  ]
  return values.length === 0 ? undefined : { kind: 'values', values }
}

/** The file that a picture is stored as, or why it cannot be used. Undefined until the server has made it. */
export function useStoredFile(picture: Picture | undefined) {
  const { send } = useEditor()
  const [described, setDescribed] = useState<{
    readonly of: Picture
    readonly reply: ReplyOf<'describePicture'> | Failure
  }>()
  useEffect(() => {
    if (picture === undefined) return undefined
    // Encoding takes a second, so it begins when the author pauses.
    const timer = setTimeout(async () => {
      const reply = await orFailure(send('describePicture', picture))
      setDescribed({ of: picture, reply })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [picture, send])
  return described !== undefined && described.of === picture ? described.reply : undefined
}

/** Milliseconds. */
const PAUSE = 400
