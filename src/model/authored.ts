import type { IconName } from './icon.ts'
import type { Reference, ReferenceKind } from './reference.ts'

/** The names that a manifest declares, each a union of string literals. */
export type Names = {
  page: `/${string}`
  image: string
  form: string
  event: string
  place: string
  category: string
  document: `/${string}.pdf`
}

/** The valid values of a reference: the names that exist. */
type AuthoredReference<K extends ReferenceKind, N extends Names> = K extends 'link'
  ?
      | N['page']
      | `${N['page']}#${string}`
      | N['document']
      | `https://${string}`
      | `mailto:${string}`
      | `tel:+${string}`
  : K extends 'icon'
    ? IconName
    : K extends 'hours'
      ? N['place']
      : K extends keyof N
        ? N[K]
        : never

/** A type of the model for the manifest's author, with its references narrowed to the names in `N`. */
export type Authored<T, N extends Names> =
  T extends Reference<infer K>
    ? AuthoredReference<K, N>
    : T extends readonly (infer Item)[]
      ? readonly Authored<Item, N>[]
      : T extends object
        ? { readonly [P in keyof T]: Authored<T[P], N> }
        : T
