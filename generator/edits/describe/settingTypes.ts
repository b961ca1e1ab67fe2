import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { BrandColors } from '../../../src/site/brand.ts'
import type { TextPart } from '../../../src/model/textParts.ts'
import type { ReferenceKind } from '../../../src/model/reference.ts'
import type { requiredContrast } from '../../brand/siteColors.ts'

/** A value that a setting can have. */
export type Choice = {
  readonly value: string
  /** What the author reads, e.g. the title of a page. Default: the value. */
  readonly label?: string
  /** What tells it apart from others, e.g. the alternative text of an image. Default: nothing. */
  readonly detail?: string
  /** The URL of an image to show beside it. Default: none. */
  readonly image?: string
  /** Whether the value is the name of an icon. Default: false. */
  readonly isIcon?: boolean
}

/** What a setting can refer to. `map`: a place with a map. */
export type ChoiceKind = ReferenceKind | 'map'

/** The choices for the settings that refer to something, except to icons, which the browser loads itself. */
export type Choices = { readonly [K in Exclude<ChoiceKind, 'icon'>]: readonly Choice[] }

/** The colors that a color is shown with, and the contrast that it needs to each of them. */
export type Contrast = ReturnType<typeof requiredContrast>

/** How a single value is entered. `labels`: its options or suggestions in words. */
export type FieldControl = { readonly labels?: readonly string[] } & (
  | {
      /** A text that people read. */
      readonly kind: 'text'
    }
  | {
      /** Another text, such as an id or a URL. */
      readonly kind: 'string'
      /** Common values. Default: none. */
      readonly suggestions?: readonly string[]
    }
  | {
      /** A day, or a day and a time. */
      readonly kind: 'date' | 'datetime-local'
    }
  | {
      /** `#rrggbb` */
      readonly kind: 'color'
      /** Which color of the brand it is. Default: it is none. */
      readonly brandColor?: keyof BrandColors
      /** Default: it needs no contrast. */
      readonly contrast?: Contrast
    }
  | { readonly kind: 'number' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'select'; readonly options: readonly (string | number | boolean)[] }
  | { readonly kind: 'reference'; readonly to: ChoiceKind }
)

/** A variant of a value: its name, and what the author reads. */
export type VariantOption = Required<Pick<Choice, 'value' | 'label'>>

/** A text that a setting contains. */
export type SettingText = {
  /** Its parts in the source. `meaning`: what an inserted value states, e.g. `Year of foundation`. */
  readonly parts: readonly (TextPart & { readonly meaning?: string | undefined })[]
  /** Where else the same source text is, e.g. `page “Careers”`. Empty if this is the only place. */
  readonly usedBy: readonly string[]
  /** Whether it can change only here. Default: it cannot, or this is the only place. */
  readonly canDiffer?: boolean
}

/** A value of the manifest and how it is edited. */
export type Setting = {
  readonly path: ModelPath
  /** Undefined if the manifest does not contain the value. */
  readonly revision?: string | undefined
  readonly label: string
  /** The next text of an entry after its label, e.g. the alternative text of an image. Default: it has none. */
  readonly summary?: string | undefined
  /** What the value does on the page. Default: the schema has no description. */
  readonly description?: string
  /** What applies without a value, in words. Default: the schema does not say it. */
  readonly fallback?: string
  readonly control: SettingControl
  /** What can be changed of a text. Undefined for other values, and if the text is computed. */
  readonly text?: SettingText
  /** The current value of a field, also if it is a default. Default: none. */
  readonly value?: string | number | boolean
  /** The code of the value. Undefined if the manifest does not contain it. */
  readonly code?: string
  /** `file:line:column` of the value. Undefined if the manifest does not contain it. */
  readonly location?: string
  /** Whether the value can be missing. */
  readonly isOptional: boolean
  /** The value if the manifest contains none. Default: none. */
  readonly defaultValue?: string | number | boolean
  /** The expression that refers to an object or a list which is written elsewhere, e.g. `links.contact`. */
  readonly reference?: string
  /** Whether the value is computed, so it cannot be changed here. */
  readonly isComputed: boolean
  /** Whether the value can be removed. */
  readonly isRemovable: boolean
  /** The variants that the value can have. One without a name if there are no others. */
  readonly variants: readonly VariantOption[]
  /** The name of the variant that it has. Undefined if it has none of them. */
  readonly variant?: string
}

/** How a value is edited: as a field, or by the values in it. `variants`: the variants of a new entry. */
export type SettingControl =
  | FieldControl
  | {
      /** A value with other values in it that the manifest does not contain. */
      readonly kind: 'missing'
    }
  | {
      /** An object. */
      readonly kind: 'group'
      readonly settings: readonly Setting[]
    }
  | {
      readonly kind: 'list'
      readonly list: EditableList
      readonly entries: readonly Setting[]
      /** How a new entry is entered. Default: it has several values. */
      readonly field?: FieldControl
      readonly variants: readonly VariantOption[]
      /** Default: no limit. */
      readonly max?: number
    }
  | {
      /** An object whose entries have names that the author chooses. */
      readonly kind: 'record'
      readonly entries: readonly Setting[]
      readonly variants: readonly VariantOption[]
    }

/** A list of the manifest whose elements can be moved, duplicated, removed and added. */
export type EditableList = {
  readonly path: ModelPath
  readonly revision: string
  /** Why the elements cannot be changed here. Undefined if they can. */
  readonly problem?: string | undefined
  /** What it consists of, in order: entries, and lists that it shares with other lists. */
  readonly elements: readonly {
    /** The index of its first entry in the list at the path. */
    readonly first: number
    readonly count: number
    /** The list that it adds, e.g. with `...formFields`. Undefined for an entry. */
    readonly shared?: SharedList
  }[]
}

/** A list whose entries other lists can contain too. */
export type SharedList = EditableList & {
  /** Its expression, e.g. `formFields`. */
  readonly code: string
  /** `file:line:column` of the list. */
  readonly location: string
  /** What contains its entries, e.g. `form “Contact”, form “Registration”`. */
  readonly usedBy: string
}
