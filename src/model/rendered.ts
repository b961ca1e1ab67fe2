import type { ShownEvent } from './event.ts'
import type { PageForm } from './form.ts'
import type { ResponsiveImageData } from './image.ts'
import type { ShownDay } from './openingHours.ts'
import type { LinkTarget, PagePath } from './linkTarget.ts'
import type { ShownPlace } from './place.ts'
import type { Reference, ReferenceKind } from './reference.ts'
import type { DateToShow, LastDay, LastDayToShow, ShownDate } from './shownDate.ts'
import type { NumberToShow, ShownNumber } from './shownNumber.ts'

/** The data that replaces a reference in the generated code. */
export type RenderedReference<K extends ReferenceKind> = {
  link: LinkTarget
  page: PagePath
  icon: string
  image: ResponsiveImageData
  form: PageForm
  event: Rendered<ShownEvent>
  place: ShownPlace
  hours: readonly ShownDay[]
  category: string
}[K]

/** A type of the model as in the generated code: references are replaced by their data, and numbers and dates that pages show have a text. */
export type Rendered<T> =
  T extends Reference<infer K>
    ? RenderedReference<K>
    : T extends NumberToShow
      ? ShownNumber
      : T extends LastDayToShow
        ? LastDay
        : T extends DateToShow
          ? ShownDate
          : T extends readonly (infer Item)[]
            ? readonly Rendered<Item>[]
            : T extends object
              ? { readonly [P in keyof T]: Rendered<T[P]> }
              : T
