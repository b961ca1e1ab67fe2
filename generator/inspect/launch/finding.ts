import type { SourceLocation } from '../../diagnostics/diagnostic.ts'

/** What is looked for, in the order of reports, with what is done about it. */
export const CHECKS = {
  samples: 'replace each value by the real one, and take sample(…) away',
  placeholders: 'hosts, addresses and numbers that belong to nobody: write the real ones',
  reviews: 'confirm each value at its source, then set its date',
  dates: 'give each a new date, or take it out',
  configuration: 'set each in the environment of the build (see .env.example)',
} as const

/** A kind of thing that stands between the manifest and going live. */
export type Check = keyof typeof CHECKS

/** Something that stands between the manifest and going live. */
export type Finding = {
  readonly check: Check
  /** Its place in the manifest, where it has one. */
  readonly at?: SourceLocation
  /** What it is, in a few words or a sentence. */
  readonly message: string
}
