import { randomUUID } from 'node:crypto'
import type { UploadReply } from '../../../../src/editing/images/imageUpload.ts'
import { checkImage } from './checkImage.ts'

/** A file that an author has uploaded. */
export type Upload = {
  readonly bytes: Uint8Array
  /** The extension of its format, e.g. `jpg`. */
  readonly extension: string
}

/** The last uploads. They are in memory until a change stores them in the project. */
export type Uploads = {
  /** Checks and keeps a file. */
  add(bytes: Uint8Array): Promise<UploadReply>
  /** Undefined if there is no such upload, or if it is too long ago. */
  get(id: string): Upload | undefined
}

/** How many uploads are kept. */
const LIMIT = 4

/** Creates an empty collection. */
export function createUploads(): Uploads {
  const uploads = new Map<string, Upload>()
  return {
    async add(bytes) {
      const checked = await checkImage(bytes)
      if ('problem' in checked) {
        return { result: 'rejected', problems: [{ message: checked.problem }] }
      }
      const { extension, width, height } = checked
      const id = randomUUID()
      uploads.set(id, { bytes, extension })
      for (const old of [...uploads.keys()].slice(0, -LIMIT)) uploads.delete(old)
      return { result: 'accepted', id, width, height }
    },
    get: (id) => uploads.get(id),
  }
}
