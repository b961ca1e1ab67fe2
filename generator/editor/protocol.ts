import type { ModelPath } from '../diagnostics/diagnostic.ts'
import * as z from 'zod'
import { imageSchema } from '../../src/model/image.ts'
import { moveSchema, newPageSchema, removalSchema } from '../edits/pageRequests.ts'
import { settingsRequestSchema } from './settingProtocol.ts'
import { modelPathSchema, type Problem } from './values.ts'

/** The path to which the page editor sends its requests. */
export const ENDPOINT = '/__site/edit'

/** The header with the token of this run of the development server. */
export const TOKEN_HEADER = 'x-edit-token'

/** The HTTP status if the token is that of another run: the development server was started again. */
export const OTHER_RUN = 401

/**
 * The code of the value that the author saw, e.g. `'dark'`. The change is rejected if the manifest has
 * another one. Default: the manifest does not contain the value.
 */
const before = z.string().max(100_000).optional()

const oneSettingSchema = z.strictObject({
  path: modelPathSchema,
  before,
  /** The new value. Default: the value is removed. */
  value: z.json().optional(),
})

/** The new value of one setting. */
export type OneSetting = z.output<typeof oneSettingSchema>

const focusSchema = imageSchema.shape.focus.unwrap()

/** The focal point of an image: fractions of its width from the left, and of its height from the top. */
export type Focus = z.output<typeof focusSchema>

/** The properties of each change of a list. */
const listShape = {
  /** The path of the list, e.g. `['routes', '/', 'sections']`. */
  list: modelPathSchema,
  /** The `version` of it, or of a shared list in it, that the author saw. If the manifest has another one, nothing is changed. */
  version: z.string().max(100),
}

/** The index of an element of the list: an entry, or a list that it shares. */
const index = z.int().min(0)

/** The changes of the elements of a list. They apply to each list that is a literal in the manifest. */
const listChangeSchemas = [
  z.strictObject({
    /** Moves an element, with its comments. */
    kind: z.literal('moveEntry'),
    ...listShape,
    from: index,
    /** The index of the element after the move. */
    to: index,
  }),
  z.strictObject({
    /**
     * `duplicateEntry` inserts a copy of an entry after it: names and ids that must be unique get a number. `removeEntry`
     * removes an element, with its comments. `copyEntries` replaces a shared list by copies of its entries.
     */
    kind: z.enum(['duplicateEntry', 'removeEntry', 'copyEntries']),
    ...listShape,
    index,
  }),
  z.strictObject({
    /** Inserts a section with what its kind needs into the sections of a page. Its texts are samples. */
    kind: z.literal('insertSection'),
    ...listShape,
    index,
    /** The kind, e.g. `prose`. */
    section: z.string().max(100),
  }),
] as const

/** A change of the elements of a list. */
export type ListChange = z.output<(typeof listChangeSchemas)[number]>

/** The maximum length of a text. Characters. */
export const TEXT_LIMIT = 100_000

/** A part of a text: characters, or a value that the manifest inserts with `${…}`. */
const textPartSchema = z.union([
  z.strictObject({
    /** The characters. */
    text: z.string().max(TEXT_LIMIT),
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

/** A value that a text inserts. */
export type InsertedPart = Extract<TextPart, { readonly code: string }>

/** The text as pages show it. */
export const joinParts = (parts: readonly TextPart[]) =>
  parts.map((part) => ('text' in part ? part.text : part.value)).join('')

const pageChangeSchema = z.discriminatedUnion('kind', [
  newPageSchema.extend({ kind: z.literal('addPage') }),
  moveSchema.extend({ kind: z.literal('renamePage') }),
  removalSchema.extend({ kind: z.literal('removePage') }),
])

/** A change of the pages. */
export type PageChange = z.output<typeof pageChangeSchema>

/** A change that the page editor requests. */
const editRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** Replaces a text of the manifest. */
    kind: z.literal('text'),
    path: modelPathSchema,
    /** The text that the author saw. The change is rejected if the manifest has another one. */
    before: z.string(),
    /** The new text. Its inserted values are those of the old text, in the same order. */
    parts: z.array(textPartSchema).max(100),
  }),
  z.strictObject({
    /** Replaces a value that several texts insert, for all of them. */
    kind: z.literal('inserted'),
    /** The path of a text that inserts the value. */
    path: modelPathSchema,
    /** The code of the inserted value in that text. */
    code: z.string().max(1000),
    before: z.string(),
    value: z.string().max(10_000),
  }),
  z.strictObject({
    /** Sets, adds or removes a value of the manifest that is no text of the page. */
    kind: z.literal('setting'),
    ...oneSettingSchema.shape,
    /** Other values that change at the same time, because a rule compares them with this one. Default: none. */
    together: z.array(oneSettingSchema).max(20).optional(),
  }),
  z.strictObject({
    /** Adds a value with what it needs, or replaces a value by another variant. Its texts are samples. */
    kind: z.literal('newValue'),
    path: modelPathSchema,
    before,
    /** The name of the variant. Empty if there is only one. */
    variant: z.string().max(200),
    /** The `version` of the shared list to whose end the entry is added. Default: it is added at the path. */
    shared: listShape.version.optional(),
  }),
  ...listChangeSchemas,
  z.strictObject({
    /** Stores a file in `src/images/`, declares it as a new image, and shows it at a place of the site. */
    kind: z.literal('addImage'),
    /** The content of the file, in Base64. */
    content: z.string(),
    /** The name of the author's file. The name of the stored file is made from it. */
    file: z.string().max(1000),
    /** The alternative text. */
    alt: z.string().max(10_000),
    focus: focusSchema,
    /** The path of the value that gets the name of the new image, e.g. `['routes', '/', 'hero', 'images', 0]`. */
    path: modelPathSchema,
    before,
  }),
  z.strictObject({
    /** Writes a change of the pages whose consequences were shown. */
    kind: z.literal('write'),
    change: pageChangeSchema,
    /** The `version` of its preview. If it is another one now, nothing is changed. */
    version: z.string().max(100),
    /** The path of the open page. */
    from: z.string().max(500),
  }),
  /** Restores the files as they were before the last change. */
  z.strictObject({ kind: z.literal('undo') }),
  /** Applies the change again that was undone last. */
  z.strictObject({ kind: z.literal('redo') }),
])

export type EditRequest = z.output<typeof editRequestSchema>

/** What each kind of request contains. The functions of `server/session.ts` answer them. */
export const requestSchemas = {
  /** Reads what can be edited on the page at a path. */
  read: z.string().startsWith('/').max(2000),
  /** Reads the settings of a part of the site. */
  settings: settingsRequestSchema,
  /** Lists the kinds of sections that can be inserted. */
  sectionKinds: z.null(),
  /** Lists the pages and the menu. */
  pages: z.null(),
  /** Plans a change of the pages without writing it. */
  preview: pageChangeSchema,
  /** Applies a change, if the result is valid. Otherwise no file is changed. */
  apply: editRequestSchema,
  /** Lists the changes since the last commit. */
  changes: z.null(),
}

/** A kind of request. */
export type RequestKind = keyof typeof requestSchemas

/** What a request of a kind contains. */
export type RequestOf<Kind extends RequestKind> = z.output<(typeof requestSchemas)[Kind]>

/** The functions that answer the requests, by kind. */
export type Handlers = {
  readonly [Kind in RequestKind]: (request: RequestOf<Kind>) => Promise<object>
}

/** The entries of a list that have other indexes after a change, or after the step that undoes it: those from `first` on. */
export type MovedEntries = { readonly list: ModelPath; readonly first: number }

/** The reply to a change. */
export type EditReply =
  | { readonly result: 'saved'; readonly moved?: MovedEntries | undefined }
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
  readonly path: ModelPath
  /** The text, with its Markdown. */
  readonly value: string
  /** The text as pages show it, if its Markdown makes elements. Default: pages show `value`. */
  readonly rendered?: string | undefined
  /** The Markdown that it may contain. Default: none. */
  readonly markdown?: 'inline' | 'blocks' | undefined
  /** The parts of the text in the source, or the default of the schema. Undefined if it is computed, so it cannot be edited here. */
  readonly parts?: readonly TextPart[] | undefined
  /** `file:line:column` of the text. Undefined if the manifest does not contain it: it is a default or computed. */
  readonly location?: string | undefined
  /** What it is, e.g. `heading` or `blocks 2, title`. */
  readonly label: string
  /** Whether pages can show it. False for names that are only sent with a form. */
  readonly isOnPages: boolean
  /** Whether it is marked with `sample(…)`, so it must be replaced. Default: false. */
  readonly isSample?: boolean
  /** The paths of pages and the parts of the site that have the same source text. Empty if this is the only place. */
  readonly usedBy: readonly string[]
}

/** A part of a document and its texts. */
export type EditableRegion = {
  /** The CSS selector of its element. Undefined for texts that no element shows, e.g. the page title. */
  readonly selector: string | undefined
  readonly name: string
  readonly texts: readonly EditableText[]
}

/** The maximum size of an image file: 20 MB. Bytes. */
export const IMAGE_LIMIT = 20_000_000

/** What an author can do about a file that is larger than `IMAGE_LIMIT`. */
export const TOO_LARGE =
  'The file is larger than 20 MB. Save it with fewer pixels or a lower quality, then try again.'

/** What an author can do about a file that is no image for pages. */
export const OTHER_FORMAT =
  'The file is not an image in a supported format. Use a JPEG, PNG, WebP or AVIF file.'
