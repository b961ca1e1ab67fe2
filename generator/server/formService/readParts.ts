import * as z from 'zod'
import { fillText } from '../../../src/model/fillText.ts'
import type { ReplyTexts } from '../../hosting/replyTexts.ts'
import type { Part } from './part.ts'
import { refused, type Refused } from './result.ts'

/** The parts of a form, or the reason why the body could not be parsed. */
export type ParsedBody = { readonly kind: 'parts'; readonly parts: readonly Part[] } | Refused

/**
 * Parses the body of a form: `multipart/form-data`, `application/x-www-form-urlencoded`, or a JSON
 * object of strings, numbers, booleans and arrays of them. The status is 415 for other content types,
 * and 400 for files and malformed bodies.
 */
export async function readParts(
  contentType: string | undefined,
  body: Uint8Array<ArrayBuffer>,
  texts: ReplyTexts['texts'],
): Promise<ParsedBody> {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  const read = READERS.get(type)
  if (read === undefined) {
    const types = [...READERS.keys()].join(', ')
    return refused(415, fillText(texts.contentType, { type: JSON.stringify(type), types }))
  }
  const parts = await read(body, contentType ?? '').catch(() => undefined)
  if (parts === undefined) return refused(400, texts.unreadable)
  const entries = parts.filter((part): part is [string, string] => typeof part[1] === 'string')
  if (entries.length < parts.length) return refused(400, texts.file)
  return { kind: 'parts', parts: entries }
}

type Reader = (
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
) => Promise<readonly [string, FormDataEntryValue][]>

const readForm: Reader = async (body, contentType) => {
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData()
  return [...form.entries()]
}

const readJson: Reader = async (body) => {
  const values = jsonForm.parse(JSON.parse(new TextDecoder().decode(body)))
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
}

const READERS: ReadonlyMap<string, Reader> = new Map([
  ['multipart/form-data', readForm],
  ['application/x-www-form-urlencoded', readForm],
  ['application/json', readJson],
])

const scalar = z.union([z.string(), z.number(), z.boolean()])
const jsonForm = z.record(z.string(), z.union([scalar, z.array(scalar)]))
