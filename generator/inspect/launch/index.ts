import type { Site } from '../../../src/site/site.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { dates } from './dates.ts'
import { CHECKS, type Finding } from './finding.ts'
import { configurationFindings } from './configuration.ts'
import { placeholders } from './placeholders.ts'
import { reviews } from './reviews.ts'
import { samples } from './samples.ts'

/** The input of the launch check. */
export type LaunchInput = {
  readonly site: Site
  readonly source: ManifestSource
  /** The environment variables of the build. */
  readonly environment: NodeJS.ProcessEnv
  readonly now: Date
}

/** Everything to fix before the site goes live. */
export const launchFindings = ({ site, source, environment, now }: LaunchInput): Finding[] => [
  ...samples(source),
  ...placeholders(source),
  ...reviews(site, source, now),
  ...dates(site, source, now),
  ...configurationFindings(site, environment),
]

/** The findings for the terminal, grouped by check. With `page`, they are those of one page. */
export function launchText(findings: readonly Finding[], page?: string): string {
  if (findings.length === 0) {
    return page === undefined
      ? 'The site is ready to go live. Build it with: npm run build -- --live'
      : `Nothing to fix on ${page}. To check the whole site, run: npm run site -- launch`
  }
  const checks = Object.entries(CHECKS).flatMap(([check, todo]) => {
    const found = findings.filter((finding) => finding.check === check)
    if (found.length === 0) return []
    return ['', `${check.toUpperCase()} (${found.length}): ${todo}`, ...found.map(line)]
  })
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`
  const what = page === undefined ? 'The site' : `The page ${page}`
  return [`${what} is not ready to go live: ${count}.`, ...checks].join('\n')
}

const line = ({ at, property, message }: Finding) => {
  const named = property === undefined || property === '' ? message : `${property}: ${message}`
  return at === undefined ? `  ${named}` : `  ${at.file}:${at.line}:${at.column}  ${named}`
}
