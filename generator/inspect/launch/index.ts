import type { Site } from '../../../src/site/site.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { dates } from './dates.ts'
import { CHECKS, type Finding } from './finding.ts'
import { missing } from './missing.ts'
import { placeholders } from './placeholders.ts'
import { reviews } from './reviews.ts'
import { samples } from './samples.ts'

/** What a launch depends on. */
export type LaunchInput = {
  readonly site: Site
  readonly source: ManifestSource
  /** The environment that the site is built in. */
  readonly environment: NodeJS.ProcessEnv
  readonly now: Date
}

/** Everything that stands between the manifest and going live. */
export const launchFindings = ({ site, source, environment, now }: LaunchInput): Finding[] => [
  ...samples(source),
  ...placeholders(source),
  ...reviews(site, source, now),
  ...dates(site, source, now),
  ...missing(site, environment),
]

/** The findings for people, by what is done about them. */
export function launchText(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Ready to go live: npm run build -- --live'
  const checks = Object.entries(CHECKS).flatMap(([check, todo]) => {
    const found = findings.filter((finding) => finding.check === check)
    if (found.length === 0) return []
    return ['', `${check.toUpperCase()} (${found.length}): ${todo}`, ...found.map(line)]
  })
  const count = findings.length === 1 ? 'one thing is' : `${findings.length} things are`
  return [`Not ready to go live: ${count} left to do.`, ...checks].join('\n')
}

const line = ({ at, message }: Finding) =>
  at === undefined ? `  ${message}` : `  ${at.file}:${at.line}:${at.column}  ${message}`
