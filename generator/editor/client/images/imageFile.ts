import { useEffect, useRef, useState } from 'react'
import {
  TOO_LARGE,
  UPLOAD_LIMIT,
  type EditableImage,
  type Focus,
  type EditRequest,
} from '../../protocol.ts'
import { type OpenedImage, problemOf, type EditRequests } from '../editor.ts'

/** A file that the server has accepted. */
type AcceptedFile = {
  /** The id of the upload. */
  readonly upload: string
  readonly name: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** The URL of the file in the browser. */
  readonly url: string
}

/** What is known of the file that the author has chosen. */
type FileState = {
  /** Undefined if none is chosen, or while the server checks it. */
  readonly accepted: AcceptedFile | undefined
  readonly isChecking: boolean
  /** Why the last file cannot be used. The file before it stays. Empty if there is no problem. */
  readonly problem: string
}

const NO_FILE: FileState = { accepted: undefined, isChecking: false, problem: '' }

/** The file that the author has chosen. */
export type ImageFile = ReturnType<typeof useImageFile>

/** Keeps the file that the author has chosen for an image. */
export function useImageFile({ upload }: EditRequests) {
  const [state, setState] = useState<FileState>(NO_FILE)
  const latest = useRef<File>(undefined)
  const url = state.accepted?.url
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url])

  async function send(file: File): Promise<AcceptedFile | string> {
    if (file.size > UPLOAD_LIMIT) return `${file.name}: ${TOO_LARGE}`
    // A folder cannot be read.
    const bytes = await file.arrayBuffer().catch(() => undefined)
    if (bytes === undefined) return `${file.name} cannot be read. Choose a file.`
    const reply = await upload(bytes)
    if (reply.result === 'failed') return reply.message
    if (reply.result === 'rejected') return `${file.name}: ${problemOf(reply)}`
    const { id, width, height } = reply
    return { upload: id, name: file.name, width, height, url: URL.createObjectURL(file) }
  }

  return {
    ...state,
    /** Uploads a file, so that the server checks it. */
    async choose(file: File) {
      latest.current = file
      setState(({ accepted }) => ({ accepted, isChecking: true, problem: '' }))
      const result = await send(file)
      // Another file was chosen in the meantime.
      if (latest.current !== file) return
      setState(({ accepted }) =>
        typeof result === 'string'
          ? { accepted, isChecking: false, problem: result }
          : { accepted: result, isChecking: false, problem: '' },
      )
    },
    /** Forgets the file and the problem. */
    clear() {
      latest.current = undefined
      setState(NO_FILE)
    },
  }
}

/** What the author has entered for an image. */
type ImageValues = {
  /** A new file. Default: the image keeps its file. */
  readonly file: AcceptedFile | undefined
  readonly alt: string
  readonly focus: Focus
}

/** The change of an image to what the author has entered. Undefined if nothing has changed. */
export function imageChange(
  { path, code, image }: Pick<OpenedImage, 'path' | 'code' | 'image'>,
  { file, alt, focus }: ImageValues,
): EditRequest | undefined {
  if (file !== undefined) {
    const { upload, name } = file
    return { kind: 'addImage', upload, file: name, alt, focus, path, before: code }
  }
  if (image === undefined) return undefined
  const isMoved = focus.x !== image.focus.x || focus.y !== image.focus.y
  if (alt === image.alt && !isMoved) return undefined
  return {
    kind: 'editImage',
    image: image.name,
    ...(alt !== image.alt && { alt: { before: image.altCode, value: alt } }),
    ...(isMoved && { focus: { before: image.focusCode, value: focus } }),
  }
}

/** What the dialog shows of an image, before the author enters something. A new file has no alternative text yet. */
export const initialValues = (image: EditableImage | undefined, file: AcceptedFile | undefined) =>
  image === undefined || file !== undefined
    ? { alt: '', focus: { x: 0.5, y: 0.5 } }
    : { alt: image.alt, focus: image.focus }
