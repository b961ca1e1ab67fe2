/** A change of the site in words. */
export type SiteChange = {
  /** What it concerns, e.g. `navigation`. */
  readonly subject: string
  /** A sentence without a period. */
  readonly text: string
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** The changes of one impact. */
export type ChangeLevel = {
  readonly name: 'breaking' | 'notable' | 'safe'
  readonly meaning: string
  readonly changes: readonly SiteChange[]
}

/** A line of a difference between two versions of a file. */
export type DiffLine = {
  readonly kind: 'added' | 'removed' | 'same' | 'place'
  readonly text: string
}

/** The changes since the last commit, or why they cannot be shown. */
export type ChangesSinceCommit =
  | {
      readonly result: 'compared'
      /** The short hash of the commit. */
      readonly commit: string
      readonly levels: readonly ChangeLevel[]
      readonly files: readonly { readonly name: string; readonly lines: readonly DiffLine[] }[]
    }
  | { readonly result: 'failed'; readonly message: string }
