import * as z from 'zod'
import type { Part } from './part.ts'
import { refused, type Refused } from './result.ts'

/** The parts of a form, or why they cannot be had from what was sent. */
export type Reading = { readonly kind: 'parts'; readonly parts: readonly Part[] } | Refused

/**
 * Reads a form as the service takes it: `multipart/form-data`,
 * `application/x-www-form-urlencoded`, or one JSON object of texts, numbers, booleans and lists
 * of them. Another type is refused with 415; files, and what cannot be read, with 400.
 */
export async function readParts(
  contentType: string | undefined,
  body: Uint8Array<ArrayBuffer>,
): Promise<Reading> {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  const read = READERS.get(type)
  if (read === undefined) {
    return refused(
      415,
      `The content type ${JSON.stringify(type)} is not one of a form: send ${[...READERS.keys()].join(', ')}.`,
    )
  }
  const parts = await read(body, contentType ?? '').catch(() => undefined)
  if (parts === undefined) return refused(400, 'The form could not be read: send it again.')
  const texts = parts.filter((part): part is [string, string] => typeof part[1] === 'string')
  if (texts.length < parts.length) return refused(400, 'This service takes no files: send text.')
  return { kind: 'parts', parts: texts }
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
