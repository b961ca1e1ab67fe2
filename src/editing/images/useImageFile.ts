import { useEffect, useRef, useState } from 'react'
import { errorText } from '../replyText.ts'
import type { EditRequests } from '../requests.ts'
import { TOO_LARGE, UPLOAD_LIMIT } from './imageUpload.ts'

/** A file that the server has accepted. */
export type AcceptedFile = {
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
