import type { SourceLocation } from '../../diagnostics/diagnostic.ts'

/** The checks before a launch, in the order of reports, and what to do about their findings. */
export const CHECKS = {
  samples: 'replace each sample(…) with the real value',
  placeholders: 'replace each reserved domain or phone number with the real one',
  reviews: 'verify each value at its source, then update its date',
  dates:
    'change each date, or remove the entry; afterEvent of a section says what it shows after an event',
  warnings: 'follow the advice of npm run generate',
  configuration: 'set each environment variable of the build (see .env.example)',
} as const

/** The name of a check. */
export type Check = keyof typeof CHECKS

/** Something to fix before the site goes live. */
export type Finding = {
  readonly check: Check
  /** The location in the manifest. None for configuration. */
  readonly at?: SourceLocation
  /** The property or constant that contains the value, e.g. `product.origin`. None for configuration. */
  readonly property?: string
  /** The problem, or the text that was found. */
  readonly message: string
}
