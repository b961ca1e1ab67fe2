import type { ReactNode } from 'react'
import type { ArticleList, ArticlesReference } from './article.ts'
import type { IconName } from './icon.ts'
import type { Reference, ReferenceKind } from './reference.ts'
import type { FormattedEvent } from './event.ts'
import type { ResponsiveImageData } from './image.ts'
import type { FormattedDay, FormattedPlace } from './place.ts'
import type { LinkTarget, PagePath } from './linkTarget.ts'
import type { ContentText } from './text.ts'
import type {
  DateToFormat,
  LastDay,
  LastDayToFormat,
  FormattedDate,
  NumberToFormat,
  Noted,
  FormattedNumber,
} from './values.ts'

/** What the references of a manifest can be: the names that it declares, each a union of string literals. */
export type Names = {
  link: Link
  page: `/${string}`
  image: string
  form: string
  event: string
  place: string
  category: string
  language: string
}

/** The target of a link, also to a page or a file that does not exist. */
export type Link = `/${string}` | ExternalLink

/** The target of a link outside the site. */
export type ExternalLink = `https://${string}` | `mailto:${string}` | `tel:+${string}`

/** The valid values of a reference: the names that exist. */
type AuthoredReference<K extends ReferenceKind, N extends Names> = K extends 'icon'
  ? IconName
  : K extends 'hours'
    ? N['place']
    : K extends 'media'
      ? string
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

/** The data that replaces a reference in the generated code. `F`: that of a form. */
export type RenderedReference<K extends ReferenceKind, F = never> = {
  link: LinkTarget
  page: PagePath
  icon: string
  image: ResponsiveImageData
  form: F
  event: Rendered<FormattedEvent>
  place: FormattedPlace
  hours: readonly FormattedDay[]
  category: string
  /** The URL of a video or its captions. */
  media: string
  language: string
}[K]

/**
 * A type of the model as in the generated code. References are replaced by their data, and texts that are only
 * content by React nodes. Numbers and dates that pages show have a text. Noted values are left out. `F`: the data of a
 * form.
 */
export type Rendered<T, F = never> = T extends ArticlesReference
  ? ArticleList
  : T extends Reference<infer K>
    ? RenderedReference<K, F>
    : T extends ContentText
      ? ReactNode
      : T extends NumberToFormat
        ? FormattedNumber
        : T extends LastDayToFormat
          ? LastDay
          : T extends DateToFormat
            ? FormattedDate
            : T extends readonly (infer Item)[]
              ? readonly Rendered<Item, F>[]
              : T extends object
                ? { readonly [P in keyof T as T[P] extends Noted ? never : P]: Rendered<T[P], F> }
                : T
