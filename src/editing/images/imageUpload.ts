import type { Problem } from '../protocol.ts'

/** The path for uploads, below the path of the page editor's requests. */
export const UPLOAD_PATH = '/images'

/** The media type of uploads. The format of an image is read from its content. */
export const UPLOAD_TYPE = 'application/octet-stream'

/** The maximum size of an image file: 20 MB. Bytes. */
export const UPLOAD_LIMIT = 20_000_000

/** What an author can do about a file that is larger than `UPLOAD_LIMIT`. */
export const TOO_LARGE =
  'The file is larger than 20 MB. Save it with fewer pixels or a lower quality, then try again.'

/** The reply to an upload. An accepted file is not stored in the project before an `addImage` change. */
export type UploadReply =
  | {
      readonly result: 'accepted'
      readonly id: string
      /** Pixels. */
      readonly width: number
      /** Pixels. */
      readonly height: number
    }
  | { readonly result: 'rejected'; readonly problems: readonly Problem[] }
