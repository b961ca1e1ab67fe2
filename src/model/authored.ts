import type { IconName } from './icon.ts'
import type { Reference, ReferenceKind } from './reference.ts'

/** The names that one manifest declares, each a union of strings. */
export type Names = {
  page: `/${string}`
  image: string
  form: string
  event: string
  place: string
  category: string
}

/** What an author may write where the model has a reference: only names that exist. */
type AuthoredReference<K extends ReferenceKind, N extends Names> = K extends 'link'
  ?
      | N['page']
      | `${N['page']}#${string}`
      | `https://${string}`
      | `mailto:${string}`
      | `tel:+${string}`
  : K extends 'icon'
    ? IconName
    : K extends keyof N
      ? N[K]
      : never

/** A type of the model as an author writes it, its references narrowed to the names in `N`. */
export type Authored<T, N extends Names> =
  T extends Reference<infer K>
    ? AuthoredReference<K, N>
    : T extends readonly (infer Item)[]
      ? readonly Authored<Item, N>[]
      : T extends object
        ? { readonly [P in keyof T]: Authored<T[P], N> }
        : T
