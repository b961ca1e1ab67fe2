import * as z from 'zod'
import { fillText } from '../../../src/model/fillText.ts'
import type { FormServiceSettings } from '../../hosting/formServiceSettings.ts'
import type { FilePart, Part } from './part.ts'
import { refused, type Refused } from './result.ts'

/** The parts of a form. */
export type ParsedForm = {
  readonly kind: 'parts'
  /** The parts with text. An input without a file is one of them, with an empty text. */
  readonly parts: readonly Part[]
  readonly files: readonly FilePart[]
}

/** The parts of a form, or the reason why the body could not be parsed. */
export type ParsedBody = ParsedForm | Refused

/**
 * Parses the body of a form: `multipart/form-data`, `application/x-www-form-urlencoded`, or a JSON
 * object of strings, numbers, booleans and arrays of them. The status is 415 for other content types,
 * and 400 for malformed bodies.
 */
export async function readParts(
  contentType: string | undefined,
  body: Uint8Array<ArrayBuffer>,
  texts: FormServiceSettings['texts'],
): Promise<ParsedBody> {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  const read = READERS.get(type)
  if (read === undefined) {
    const types = [...READERS.keys()].join(', ')
    return refused(415, fillText(texts.contentType, { type: JSON.stringify(type), types }))
  }
  const parts = await read(body, contentType ?? '').catch(() => undefined)
  if (parts === undefined) return refused(400, texts.unreadable)
  const isText = (entry: Entry): entry is readonly [string, string] => typeof entry[1] === 'string'
  const entries = parts.map(withoutMissingFile)
  const files = await Promise.all(entries.map(readFile))
  return { kind: 'parts', parts: entries.filter(isText), files: files.flat() }
}

type Entry = readonly [name: string, value: FormDataEntryValue]

/** An input without a file sends an empty file without a name. Some versions of Node read it as text. */
const withoutMissingFile = ([name, value]: Entry): Entry =>
  typeof value !== 'string' && value.name === '' && value.size === 0 ? [name, ''] : [name, value]

async function readFile([part, value]: Entry): Promise<FilePart[]> {
  if (typeof value === 'string') return []
  const bytes = new Uint8Array(await value.arrayBuffer())
  return [{ part, name: value.name, type: value.type, bytes }]
}

type Reader = (body: Uint8Array<ArrayBuffer>, contentType: string) => Promise<readonly Entry[]>

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
