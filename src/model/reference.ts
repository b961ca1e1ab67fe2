import * as z from 'zod'

declare const reference: unique symbol

/** What a value in the manifest can point at, elsewhere in the manifest. */
export type ReferenceKind =
  | 'link'
  | 'page'
  | 'icon'
  | 'image'
  | 'form'
  | 'event'
  | 'place'
  | 'category'

/**
 * The name of something that the manifest declares elsewhere. In the manifest it is a plain
 * string; `Authored` narrows it to the names that exist, `Rendered` to what it stands for.
 */
export type Reference<K extends ReferenceKind> = string & { readonly [reference]: K }

/** Which schemas are references, and to what: the generator finds them by walking a schema. */
export const referenceRegistry = z.registry<{ to: ReferenceKind }>()

/** A schema for the name of something declared elsewhere in the manifest. */
export function referenceTo<K extends ReferenceKind>(
  to: K,
  shape: Pick<RegExp, 'test'>,
  rule: string,
) {
  return z
    .custom<Reference<K>>((value) => typeof value === 'string' && shape.test(value), {
      error: ({ input }) => `${JSON.stringify(input) ?? 'nothing'} is not ${rule}`,
    })
    .register(referenceRegistry, { to })
}
