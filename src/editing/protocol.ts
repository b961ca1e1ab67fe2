import * as z from 'zod'
import type { EditableImage } from './images/editableImage.ts'
import { imageChangeSchemas } from './images/imageChanges.ts'
import { listChangeSchemas } from './lists/listChanges.ts'
import type { EditableSections } from './sections/editableSections.ts'
import { settingChangeSchema } from './settings/settingChange.ts'
import { valuePathSchema, type ValuePath } from './valuePath.ts'

/** A part of a text: characters, or a value that the manifest inserts with `${…}`. */
export const textPartSchema = z.union([
  z.strictObject({
    /** The characters. */
    text: z.string().max(10_000),
  }),
  z.strictObject({
    /** The code of the inserted value in the manifest, e.g. `facts.founded.value`. */
    code: z.string().max(1000),
    /** The inserted value, e.g. `2015`. */
    value: z.string().max(10_000),
  }),
])

/** A part of a text: characters, or a value that the manifest inserts with `${…}`. */
export type TextPart = z.output<typeof textPartSchema>

/** A change that the page editor requests. */
export const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** Replaces a text of the manifest. */
    kind: z.literal('text'),
    path: valuePathSchema,
    /** The text that the author saw. The change is rejected if the manifest has another one. */
    before: z.string(),
    /** The new text. Its inserted values are those of the old text, in the same order. */
    parts: z.array(textPartSchema).max(100),
  }),
  z.strictObject({
    /** Replaces a value that several texts insert, for all of them. */
    kind: z.literal('inserted'),
    /** The path of a text that inserts the value. */
    path: valuePathSchema,
    /** The code of the inserted value in that text. */
    code: z.string().max(1000),
    before: z.string(),
    value: z.string().max(10_000),
  }),
  ...listChangeSchemas,
  ...imageChangeSchemas,
  z.strictObject({
    /** Restores the files as they were before the last change. */
    kind: z.literal('undo'),
  }),
  z.strictObject({
    /** Applies the change again that was undone last. */
    kind: z.literal('redo'),
  }),
  settingChangeSchema,
])

/** A change that the page editor requests. */
export type Change = z.output<typeof changeSchema>

/** A problem of a rejected change. */
export type Problem = {
  /** What is wrong and what is allowed. */
  readonly message: string
  /** What to do. Default: nothing to add. */
  readonly hint?: string | undefined
  /** `file:line:column` in the manifest, if the problem has a location. */
  readonly location?: string | undefined
  /** The path of the value that causes the problem. Default: the problem is not about one value. */
  readonly path?: ValuePath | undefined
}

/** The reply to a change. */
export type ChangeReply =
  | { readonly result: 'saved'; readonly canUndo: boolean; readonly canRedo: boolean }
  | {
      /** The file is unchanged. */
      readonly result: 'rejected'
      readonly problems: readonly Problem[]
    }
  | {
      /** The manifest has another text or list than the author saw. The file is unchanged. */
      readonly result: 'conflict'
      readonly message: string
      /** The text in the manifest. Undefined if there is none at this path, and for a list. */
      readonly current: string | undefined
    }

/** A text of the manifest that can be edited. */
export type EditableText = {
  readonly path: ValuePath
  /** The text as pages show it. */
  readonly value: string
  /** The parts of the text in the source, or the default of the schema. Undefined if it is computed, so it cannot be edited here. */
  readonly parts?: readonly TextPart[] | undefined
  /** `file:line:column` of the text. Undefined if the manifest does not contain it: it is a default or computed. */
  readonly location?: string | undefined
  /** What it is, e.g. `heading` or `blocks 2, title`. */
  readonly label: string
  /** Whether pages can show it. False for names that are only sent with a form. */
  readonly isOnPages: boolean
  /** The paths of pages and the parts of the site that have the same source text. Empty if this is the only place. */
  readonly usedBy: readonly string[]
}

/** A value that texts insert. */
export type InsertedValue = {
  readonly code: string
  readonly value: string
  /** `file:line:column` of the value. */
  readonly location: string
  /** What it states, e.g. `Year in which the company was founded`. Only of entries of `constants`. */
  readonly meaning?: string
  /** The source that confirms it. Only of entries of `constants`. */
  readonly source?: string
  /** Whether it can be changed here: it is a literal. */
  readonly editable: boolean
  /** The paths of the pages and the parts of the site whose texts insert it. */
  readonly usedBy: readonly string[]
}

/** A part of a document and its texts. */
export type EditableRegion = {
  /** The CSS selector of its element. Undefined for texts that no element shows, e.g. the page title. */
  readonly selector: string | undefined
  readonly name: string
  readonly texts: readonly EditableText[]
}

/** What can be edited on a page. */
export type EditablePage = {
  readonly regions: readonly EditableRegion[]
  readonly inserted: readonly InsertedValue[]
  readonly sections: EditableSections
  readonly images: readonly EditableImage[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The page to open instead, if an undo removes this page. Undefined: it stays. */
  readonly pageAfterUndo: string | undefined
  /** The page to open instead, if a redo removes this page. Undefined: it stays. */
  readonly pageAfterRedo: string | undefined
}
