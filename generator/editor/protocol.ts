import type * as z from 'zod'
import type { versionRequests } from '../inspect/versionRequests.ts'
import type { Edits } from '../project/edits.ts'
import type { requestSchemas } from './server/requestSchemas.ts'

/** The path to which the page editor sends its requests. */
export const ENDPOINT = '/__site/edit'

/** The header with the token of this run of the development server. */
export const TOKEN_HEADER = 'x-edit-token'

/** The HTTP status if the token is that of another run: the development server was started again. */
export const OTHER_RUN = 401

/** The maximum size of an image file: 20 MB. Bytes. */
export const IMAGE_LIMIT = 20_000_000

/** What an author can do about a file that is larger than `IMAGE_LIMIT`. */
export const TOO_LARGE =
  'The file is larger than 20 MB. Save it with fewer pixels or a lower quality, then try again.'

/** The functions that answer the requests about the versions of the site and its publication. */
export type VersionHandlers = ReturnType<typeof versionRequests>

/** The functions that answer the requests, by kind: those of the door, and those that are above it. */
export type Handlers = Edits & VersionHandlers

/** What each kind of request contains. */
type Requests = {
  readonly [Kind in keyof typeof requestSchemas]: z.output<(typeof requestSchemas)[Kind]>
}

/** A kind of request. */
export type RequestKind = keyof Requests

/** What a request of a kind contains. */
export type RequestOf<Kind extends RequestKind> = Requests[Kind]

/** The reply to a request of a kind. */
export type ReplyOf<Kind extends RequestKind> = Awaited<ReturnType<Handlers[Kind]>>

/** A reply to a request that can be refused for a reason that is no error of the editor. */
export type Answer<Value> = { readonly value: Value } | { readonly refused: Refusal }

/** Why something is not possible. */
export type Refusal = Extract<ReplyOf<'publish'>, { refused: unknown }>['refused']

/** What a request gets that is not refused. */
type ValueOf<Kind extends RequestKind> = Extract<ReplyOf<Kind>, { value: unknown }>['value']

/** A saved version of the site. */
export type SavedVersion = ValueOf<'versions'>['versions'][number]

/** The changes of a page. */
export type ChangedPage = ValueOf<'changes'>['pages'][number]

/** A change of a value in words. */
export type ChangedValue = ChangedPage['changes'][number]

/** What would be published. */
export type Publication = ValueOf<'publication'>

/** A place that the author and somebody else have changed. */
export type Conflict = NonNullable<Publication['combination']>['conflicts'][number]

/** A change of the manifest, e.g. of a value. */
export type Change = RequestOf<'apply'>

/** A picture of the site. */
export type SitePicture = EditablePage['pictures'][number]

/** The focal point of a picture: fractions of its width from the left, and of its height from the top. */
export type Focus = SitePicture['focus']

/** A part of a picture: fractions of its width and height. */
export type Crop = NonNullable<Extract<Change, { kind: 'addImage' }>['crop']>

/** The reply to a change. */
export type ChangeReply = ReplyOf<'apply'>

/** A change of the pages. */
export type PageChange = RequestOf<'propose'>

/** What a change of the pages would do, or why it is not possible. */
export type PageProposal = ReplyOf<'propose'>

/** The pages of the site, the menu, and the templates for new pages. */
export type PageList = ReplyOf<'pageList'>

/** What is searched in all texts of the site, and what replaces it. */
export type TextQuery = RequestOf<'findTexts'>

/** The texts in which something is found, and the values that they insert. */
export type FoundTexts = ReplyOf<'findTexts'>

/** A text, or a value that several texts insert, in which something is found. */
export type FoundText = FoundTexts['texts'][number]

/** An item of the menu. */
export type MenuEntry = PageList['menu'][number]

/** What can be edited on a page. */
export type EditablePage = ReplyOf<'describePage'>

/** A part of a document and its texts. */
export type EditableRegion = EditablePage['regions'][number]

/** A text of the manifest that can be edited. */
export type EditableText = EditableRegion['texts'][number]

/** A value that texts insert. */
export type InsertedValue = EditablePage['inserted'][number]

/** A place of a page that shows a picture. */
export type EditableImage = EditablePage['images'][number]

/** A list of the manifest, or the entries that it shares with other lists. */
export type EditableList = EditablePage['sections']['list']

/** A list whose entries other lists can contain too. */
export type SharedList = NonNullable<EditableList['elements'][number]['shared']>

/** The entries of a list that have other indexes after a change: those from `first` on. */
export type MovedEntries = NonNullable<Extract<ChangeReply, { result: 'saved' }>['moved']>

/** The settings of a part of the site. */
type Part = ReplyOf<'describePart'>

/** A value of the manifest and how it is edited. */
export type Setting = Part['settings'][number]

/** How a single value is entered. */
export type FieldControl = Exclude<
  Setting['control'],
  { kind: 'missing' | 'group' | 'list' | 'record' }
>

/** The values that settings can have which refer to something. */
export type Choices = Part['choices']

/** A value that a setting can have. */
export type Choice = Choices['page'][number]

/** The colors that a color is shown with, and the contrast that it needs to each of them. */
export type Contrast = NonNullable<Extract<FieldControl, { kind: 'color' }>['contrast']>

/** A value that a change sets, and what the author saw of it. */
export type NewValue = Extract<Change, { kind: 'values' }>['values'][number]
