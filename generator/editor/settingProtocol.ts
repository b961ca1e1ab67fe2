import * as z from 'zod'
import type { ReferenceKind } from '../../src/model/reference.ts'
import { type EditableList, valuePathSchema, type ValuePath, type JsonValue } from './values.ts'

/** Asks for the settings of a part of the site. */
export const settingsRequestSchema = z.strictObject({
  /** The path of the page that is open. */
  page: z.string().startsWith('/').max(2000),
  /** The path of the part in the manifest, e.g. of a section. Default: the page. */
  path: valuePathSchema.optional(),
})

/** Asks for the settings of a part of the site. */
export type SettingsRequest = z.output<typeof settingsRequestSchema>

/** A value that a setting can have. */
export type Choice = {
  readonly value: string
  /** What it is, e.g. the title of a page. Default: nothing to add. */
  readonly label?: string
  /** The URL of an image to show beside it. Default: none. */
  readonly image?: string
}

/** The choices for the settings that refer to something, except to icons, which the browser loads itself. */
export type Choices = { readonly [K in Exclude<ReferenceKind, 'icon'>]: readonly Choice[] }

/** How a single value is entered. */
export type FieldControl =
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
  | { readonly kind: 'number' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'select'; readonly options: readonly (string | number | boolean)[] }
  | { readonly kind: 'reference'; readonly to: ReferenceKind }

/** A new value that the author fills in before it is added. */
export type Draft = {
  /** Tells the drafts of a setting apart, e.g. the kind of a new field of a form. */
  readonly name: string
  /** The values to fill in, by their paths in the new value. */
  readonly fields: readonly {
    readonly path: ValuePath
    readonly label: string
    readonly description?: string
    readonly control: FieldControl
    /** Whether it can be left empty. Default: false. */
    readonly isOptional?: boolean
  }[]
  /** The values that the author does not choose, such as the kind. */
  readonly fixed: readonly { readonly path: ValuePath; readonly value: JsonValue }[]
}

/** A value of the manifest and how it is edited. */
export type Setting = {
  readonly path: ValuePath
  readonly label: string
  /** What the value means. Default: the schema has no description. */
  readonly description?: string
  readonly control: SettingControl
  /** The current value of a field, also if it is a default. Default: none. */
  readonly value?: JsonValue
  /** The code of the value. Undefined if the manifest does not contain it. */
  readonly code?: string
  /** `file:line:column` of the value. Undefined if the manifest does not contain it. */
  readonly location?: string
  /** Whether the value can be missing. */
  readonly isOptional: boolean
  /** The value if the manifest contains none. Default: none. */
  readonly defaultValue?: JsonValue
  /** The expression that refers to an object or a list which is written elsewhere, e.g. `links.contact`. */
  readonly reference?: string
  /** Whether the value is computed, so it cannot be changed here. */
  readonly isComputed: boolean
  /** Whether the value can be removed. */
  readonly isRemovable: boolean
  /** How the value can be added. Empty if the manifest contains it, or if a field shows it. */
  readonly drafts: readonly Draft[]
}

/** How a value is edited: as a field, or by the values in it. */
export type SettingControl =
  | FieldControl
  | {
      /** An object. */
      readonly kind: 'group'
      readonly settings: readonly Setting[]
    }
  | {
      readonly kind: 'list'
      readonly list: EditableList
      readonly entries: readonly Setting[]
      /** The new entries that can be added. */
      readonly newEntries: readonly Draft[]
      /** Default: no limit. */
      readonly max?: number
    }
  | {
      /** An object whose entries have names that the author chooses. */
      readonly kind: 'record'
      readonly entries: readonly Setting[]
      readonly newEntries: readonly Draft[]
    }
  | {
      /** A value of one of several variants. */
      readonly kind: 'variants'
      /** The name of the current variant. Undefined if there is no value. */
      readonly current: string | undefined
      /** The current value. Undefined if there is no value. */
      readonly setting: Setting | undefined
      /** All variants. */
      readonly variants: readonly Draft[]
    }

/** A part of the site whose settings the panel shows. */
export type SettingsTarget = {
  readonly path: ValuePath
  readonly name: string
  /** What contains it, e.g. `This page`. */
  readonly group: string
}

/** The settings of a part of the site. */
export type SettingsPage = {
  /** The parts that a page consists of, and those that all pages share. */
  readonly targets: readonly SettingsTarget[]
  /** The part whose settings are shown. */
  readonly path: ValuePath
  readonly settings: readonly Setting[]
  readonly choices: Choices
}
