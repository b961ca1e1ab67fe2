import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { errorText, type EditRequests } from '../requests.ts'
import {
  TOO_LARGE,
  UPLOAD_LIMIT,
  type Focus,
  type EditRequest,
  type ValuePath,
  type EditableImage,
} from '../../protocol.ts'
import { type ShownImage, imageAt } from './findImages.ts'

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

/** The file that the author has chosen. */
export type ImageFile = {
  /** Undefined if none is chosen, or while the server checks it. */
  readonly accepted: AcceptedFile | undefined
  readonly isChecking: boolean
  /** Why the last file cannot be used. The file before it stays. Empty if there is no problem. */
  readonly problem: string
  /** Uploads a file, so that the server checks it. */
  choose(file: File): Promise<void>
  /** Forgets the file and the problem. */
  clear(): void
}

/** Keeps the file that the author has chosen for an image. */
export function useImageFile({ upload }: Pick<EditRequests, 'upload'>): ImageFile {
  const [accepted, setAccepted] = useState<AcceptedFile>()
  const [isChecking, setIsChecking] = useState(false)
  const [problem, setProblem] = useState('')
  const latest = useRef<File>(undefined)
  const url = accepted?.url
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url])

  async function send(file: File): Promise<AcceptedFile | string> {
    if (file.size > UPLOAD_LIMIT) return `${file.name}: ${TOO_LARGE}`
    // A folder cannot be read.
    const bytes = await file.arrayBuffer().catch(() => undefined)
    if (bytes === undefined) return `${file.name} cannot be read. Choose a file.`
    try {
      const reply = await upload(bytes)
      if (reply.result === 'rejected') {
        return `${file.name}: ${reply.problems.map(({ message }) => message).join(' ')}`
      }
      const { id, width, height } = reply
      return { upload: id, name: file.name, width, height, url: URL.createObjectURL(file) }
    } catch (error) {
      return errorText(error)
    }
  }

  return {
    accepted,
    isChecking,
    problem,
    async choose(file) {
      latest.current = file
      setProblem('')
      setIsChecking(true)
      const result = await send(file)
      // Another file was chosen in the meantime.
      if (latest.current !== file) return
      setIsChecking(false)
      if (typeof result === 'string') setProblem(result)
      else setAccepted(result)
    },
    clear() {
      latest.current = undefined
      setAccepted(undefined)
      setIsChecking(false)
      setProblem('')
    },
  }
}

/**
 * Lets the author drop a file on the page. Returns the image under the dragged file. A file that is dropped
 * elsewhere does not replace the document, as browsers do by default.
 */
export function useFileDrop(
  shown: readonly ShownImage[],
  onDrop: (files: readonly File[], target: ShownImage | undefined) => void,
): ShownImage | undefined {
  const [target, setTarget] = useState<string>()
  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setTarget(imageAt(shown, pointOf(event))?.id)
  })
  const onDropFiles = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    setTarget(undefined)
    onDrop([...event.dataTransfer.files], imageAt(shown, pointOf(event)))
  })
  useEffect(() => {
    const over = (event: DragEvent) => onDragOver(event)
    const drop = (event: DragEvent) => onDropFiles(event)
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setTarget(undefined)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('drop', drop)
    document.addEventListener('dragleave', leave)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('drop', drop)
      document.removeEventListener('dragleave', leave)
    }
  }, [])
  return shown.find(({ id }) => id === target)
}

const pointOf = ({ pageX, pageY }: DragEvent) => ({ x: pageX, y: pageY })

/** What the author has entered for an image. */
type ImageValues = {
  /** A new file. Default: the image keeps its file. */
  readonly file: AcceptedFile | undefined
  readonly alt: string
  readonly focus: Focus
}

/** The change of an image to what the author has entered. Undefined if nothing has changed. */
export function imageChange(
  image: EditedImage,
  { file, alt, focus }: ImageValues,
): EditRequest | undefined {
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
