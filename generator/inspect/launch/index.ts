import type { Site } from '../../../src/site/site.ts'
import type { LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { dates } from './dates.ts'
import type { Finding } from './finding.ts'
import { configurationFindings } from './configuration.ts'
import { placeholders } from './placeholders.ts'
import { reviews } from './reviews.ts'
import { samples } from './samples.ts'
import { warningFindings } from './warnings.ts'

/** The input of the launch check. */
export type LaunchInput = {
  readonly site: Site
  readonly source: ManifestSource
  /** The warnings about the manifest. */
  readonly warnings: readonly LocatedDiagnostic[]
  /** The environment variables of the build. */
  readonly environment: NodeJS.ProcessEnv
  readonly now: Date
}

/** Everything to fix before the site goes live. */
export const launchFindings = ({
  site,
  source,
  warnings,
  environment,
  now,
}: LaunchInput): Finding[] => [
  ...samples(source),
  ...placeholders(site, source),
  ...reviews(site, source, now),
  ...dates(site, source, now),
  ...warningFindings(warnings),
  ...configurationFindings(site, environment),
]
