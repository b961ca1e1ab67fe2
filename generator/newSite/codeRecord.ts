import * as z from 'zod'
import { hashOf, type Contents } from './contents.ts'

/** The file in a site that records the code that it was created or last updated with. */
export const CODE_RECORD = '.site-code.json'

const recordSchema = z.strictObject({
  /** The hash of each code file by its path. */
  files: z.record(z.string(), z.string()),
})

/** The hash of each code file of a site when it was created or last updated. */
export type CodeRecord = z.infer<typeof recordSchema>

/** The record of code files. */
export const codeRecordOf = (files: Contents): CodeRecord => ({
  files: Object.fromEntries([...files].map(([file, content]) => [file, hashOf(file, content)])),
})

/** The content of `.site-code.json`. */
export const codeRecordFile = (record: CodeRecord): Buffer =>
  Buffer.from(`${JSON.stringify(record, null, 2)}\n`)

/** Reads the content of `.site-code.json`. Undefined if it is not a record. */
export function parseCodeRecord(content: Buffer): CodeRecord | undefined {
  try {
    return recordSchema.parse(JSON.parse(String(content)))
  } catch {
    return undefined
  }
}
