import * as z from 'zod'
import { roles, type ReferenceInfo } from './role.ts'

declare const reference: unique symbol

/** What a value of the manifest can refer to. */
export type ReferenceKind = ReferenceInfo['kind']

/**
 * The name of something that the manifest declares elsewhere. In the manifest it is a plain
 * string; `Authored` narrows it to the names that exist, `Rendered` to what it stands for.
 */
export type Reference<K extends ReferenceKind> = string & { readonly [reference]: K }

/** Any name, but no file and no path: the rule that finds no entry with this name suggests a similar one. */
export const ANY_NAME = /^[^./]+$/

/**
 * A schema for the name of something that the manifest declares elsewhere.
 *
 * @param format what it must look like, `ANY_NAME` for names; rules check whether it exists
 * @param hint what the author should do, in the imperative, e.g. `write the name of a form, e.g. contact`
 * @param details of an image, an event, a page or a place, e.g. `{ part: 'end' }`
 */
export function referenceTo<K extends ReferenceKind>(
  kind: K,
  format: Pick<RegExp, 'test'>,
  hint: string,
  details: Omit<ReferenceInfo, 'kind'> = {},
) {
  return z
    .custom<Reference<K>>((value) => typeof value === 'string' && format.test(value), hint)
    .register(roles, { role: 'reference', kind, ...details })
}
