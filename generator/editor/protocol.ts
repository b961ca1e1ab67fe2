import type * as z from 'zod'
import type { argumentSchemas, Edits } from '../project/edits.ts'

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

/** The functions that answer the requests, by kind: those of the door, and those that are above it. */
export type Handlers = Edits & VersionHandlers

/** The functions about the versions of the site and its publication. */
export type VersionHandlers = {
  /** The changes since the last version. */
  readonly changes: () => Answer<{
    readonly last: SavedVersion | undefined
    /** Whether there is something to save, which can also be a change that no page shows. */
    readonly hasUnsavedChanges: boolean
    readonly pages: readonly ChangedPage[]
  }>
  /** The newest versions, the newest first. */
  readonly versions: (limit: number) => Answer<{
    readonly versions: readonly SavedVersion[]
    readonly hasOlder: boolean
  }>
  /** What a version has changed, how the site differs from it now, or what would change if it is restored. */
  readonly compare: (request: Requests['compare']) => Answer<{
    readonly isFirst: boolean
    /** Whether the site is not as it was in the version. */
    readonly canRestore: boolean
    readonly pages: readonly ChangedPage[]
  }>
  /** Saves the site as a version with a message. */
  readonly saveVersion: (message: string) => Answer<Done>
  /** Keeps who saves the versions of this site on this computer. */
  readonly saveAuthor: (author: Requests['saveAuthor']) => Answer<Done>
  /** How many changes visitors do not see yet. */
  readonly unpublished: () => Answer<{ readonly count: number }>
  /** What would be published, and what others have published. */
  readonly publication: (extent: Requests['publication']) => Answer<Publication>
  readonly publish: (message: Requests['publish']) => Answer<Done>
  /** Combines the versions of others with those of the author. */
  readonly combine: (request: Requests['combine']) => Answer<Done>
}

/** The reply to a request that can be refused for a reason that is no error of the editor. */
type Answer<Value> = Promise<{ readonly value: Value } | { readonly refused: Refusal }>

/** Why something is not possible. */
export type Refusal = {
  readonly message: string
  /** The output of git, or the commands that help. Empty: there is none. */
  readonly detail: string
  /** Whether it is possible when the author has entered a name and an email address. */
  readonly isAuthorUnknown: boolean
}

type Done = { readonly isDone: boolean }

/** A saved version of the site. */
export type SavedVersion = {
  readonly id: string
  readonly author: string
  /** ISO 8601. */
  readonly time: string
  readonly message: string
}

/** The changes of a page. */
export type ChangedPage = {
  /** Its title. Undefined: all pages. */
  readonly page: string | undefined
  readonly changes: readonly ChangedValue[]
}

/** A change of a value in words. */
export type ChangedValue = {
  /** What has changed, e.g. `Section “Our values” · Title`. */
  readonly label: string
  readonly what: 'added' | 'removed' | 'changed' | 'emptied' | 'moved' | 'swapped'
  /** The positions of a moved entry in its list, from 1. */
  readonly positions?: { readonly from: number; readonly to: number } | undefined
  readonly before?: string | undefined
  readonly after?: string | undefined
  /** The URLs of small pictures. Undefined: it is about no picture. */
  readonly pictures?:
    | { readonly before: string | undefined; readonly after: string | undefined }
    | undefined
  /** Whether others may rely on what has changed. */
  readonly isBreaking: boolean
  /** The edit that takes the change back. Undefined: it cannot be taken back alone. */
  readonly takeBack?: Extract<Change, { kind: 'takeBack' }> | undefined
}

/** A place that the author and somebody else have changed. */
type Conflict = {
  readonly page: string | undefined
  readonly label: string
} & Readonly<
  Record<'mine' | 'theirs', Pick<ChangedValue, 'what'> & { readonly text?: string | undefined }>
>

/** What would be published. */
export type Publication = {
  /** What visitors do not see yet. Undefined: it is not known what they see. */
  readonly pages?: readonly ChangedPage[] | undefined
  /** The published versions of others that this computer does not have. */
  readonly theirs: readonly SavedVersion[]
  /** Why it is not possible to publish, or not known whether others have published. */
  readonly problem?: Refusal | undefined
  /** Whether there is something to publish, and it is known where. */
  readonly canPublish: boolean
  readonly hasUnsavedChanges: boolean
  /** When the site was published here last, ISO 8601, and where visitors see it. */
  readonly published?: { readonly time: string; readonly origin: string } | undefined
  /** How the versions can be combined. `hasConflict`: both have changed the same places. `problem`: they cannot. */
  readonly combination?:
    | {
        readonly hasConflict: boolean
        /** The places that both have changed, as far as they are known. */
        readonly conflicts: readonly Conflict[]
        readonly problem?: Refusal | undefined
      }
    | undefined
  /** The pages that visitors do not see, also after the publication: drafts, and those with a later day. */
  readonly hidden: readonly { readonly path: string; readonly name: string }[]
  /** What to correct on the pages that change. */
  readonly hints: readonly {
    /** The title of the page. */
    readonly page: string
    readonly path: string
    readonly hints: readonly {
      /** The part of the page, e.g. `Section “Our values”`, and what it is about in it. */
      readonly section: string
      readonly label: string
      /** Undefined: it is still a placeholder. */
      readonly message: string | undefined
      readonly text?: string | undefined
      /** Where it is in the code. */
      readonly location: string
      /** Whether it is about what has changed since the last publication. */
      readonly isNew: boolean
    }[]
  }[]
}

/** What each kind of request contains. */
type Requests = {
  readonly [Kind in keyof typeof argumentSchemas]: z.output<(typeof argumentSchemas)[Kind]>
} & {
  readonly changes: null
  /** How many versions. */
  readonly versions: number
  readonly compare: { readonly version: string; readonly with: 'previous' | 'now' | 'restored' }
  readonly saveVersion: string
  readonly saveAuthor: { readonly name: string; readonly email: string }
  readonly unpublished: null
  /** `known`: at once, without the network and without hints. */
  readonly publication: 'known' | 'checked'
  /** The message of the version that is saved first. Null: nothing has changed. */
  readonly publish: string | null
  readonly combine: {
    /** As for `publish`. */
    readonly message: string | null
    /** Which version counts where both have changed the same. Null: nothing is combined then. */
    readonly preference: 'mine' | 'theirs' | null
  }
}

/** A kind of request. */
export type RequestKind = keyof Requests

/** What a request of a kind contains. */
export type RequestOf<Kind extends RequestKind> = Requests[Kind]

/** The reply to a request of a kind. */
export type ReplyOf<Kind extends RequestKind> = Awaited<ReturnType<Handlers[Kind]>>

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
