import type * as z from 'zod'
import type { takeBackSchema } from '../project/earlierVersion.ts'

/** A change of a value in words. */
type ChangedValue = {
  /** What has changed, e.g. `Section “Our values” · Title`. */
  readonly label: string
  readonly what: 'added' | 'removed' | 'changed' | 'emptied' | 'moved' | 'swapped'
  /** The positions of a moved entry in its list, from 1. */
  readonly positions?: { readonly from: number; readonly to: number }
  readonly before?: string | undefined
  readonly after?: string | undefined
  /** The URLs of small pictures. Undefined: it is about no picture. */
  readonly pictures?: { readonly before?: string; readonly after?: string } | undefined
  /** The places that share the value, e.g. `Home: Section “Our values” · Title`. Default: it is in one place. */
  readonly places?: readonly string[]
  /** Whether others may rely on what has changed, e.g. an address. */
  readonly isBreaking: boolean
  /** The edit that takes the change back. Undefined: it cannot be taken back alone. */
  readonly takeBack?: z.output<typeof takeBackSchema> | undefined
}

/** The changes of a page. */
export type ChangedPage = {
  /** The name of the page. Undefined: all pages. */
  readonly page: string | undefined
  readonly changes: readonly ChangedValue[]
}
