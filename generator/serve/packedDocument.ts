import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { COMPRESSED } from '../compress.ts'

/** A document's bytes, and how they are compressed. */
export type Packed = { readonly bytes: Buffer; readonly encoding?: string }

/** Gives a document that a file holds in the form that a request accepts. Read once. */
export function packedDocument(file: string): (request: IncomingMessage) => Packed {
  const forms = COMPRESSED.filter(({ ending }) => existsSync(file + ending)).map(
    ({ encoding, ending }) => ({ encoding, bytes: readFileSync(file + ending) }),
  )
  const plain: Packed = { bytes: readFileSync(file) }
  return ({ headers }) => {
    const accepted = String(headers['accept-encoding'] ?? '').split(/\s*,\s*/)
    return forms.find(({ encoding }) => accepted.includes(encoding)) ?? plain
  }
}
