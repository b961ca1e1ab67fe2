import type { BuildRecord } from './buildRecord.ts'

/**
 * Why the last build should not be published, as sentences. `current` is the record of a build from the
 * current files. Empty if nothing is wrong.
 */
export function buildProblems(record: BuildRecord | undefined, current: BuildRecord): string[] {
  if (record === undefined) return ['It is unknown what dist/ was built from.']
  const { host, manifest, sources, embedded, output } = record
  const stale = [
    ...(manifest === current.manifest ? [] : ['The manifest has changed since dist/ was built.']),
    ...(sources === current.sources
      ? []
      : [
          'Files in src/ or generator/, vite.config.ts or package-lock.json have changed since dist/ was built.',
        ]),
  ]
  return [
    ...(host === current.host
      ? stale
      : [`dist/ was built for ${host}, but the manifest declares ${current.host}.`]),
    ...variableProblems(record.variables, current.variables),
    ...(output === current.output ? [] : ['Files in dist/ have changed since it was built.']),
    ...(embedded
      ? [
          'dist/ was built without a form service. Its forms work only with npm start and npm run preview.',
        ]
      : []),
  ]
}

type Variables = BuildRecord['variables']

/** A variable that is not set now may have been set for the build only. */
function variableProblems(built: Variables, current: Variables): string[] {
  const changed = Object.keys(current).filter((name) => built[name] !== current[name])
  return [
    ...(changed.length === 0
      ? []
      : [`Variables with another value when dist/ was built: ${changed.join(', ')}.`]),
    ...(STAGING in built && !(STAGING in current)
      ? [`dist/ was built with ${STAGING}=true, so search engines would not index it.`]
      : []),
  ]
}

const STAGING = 'SITE_STAGING'
