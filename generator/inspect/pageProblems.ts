import type { ModelPath } from '../diagnostics/diagnostic.ts'
import type { LocatedDiagnostic } from '../diagnostics/locatedDiagnostics.ts'
import type { DocOf } from '../edits/describe/settingDocs.ts'
import type { ManifestSource } from '../manifest/locate.ts'
import { simpleValues, valueAt } from '../manifest/modelValues.ts'
import { isPublished } from '../manifest/published.ts'
import { canonicalPages } from '../manifest/sitePages.ts'
import type { Site } from '../../src/site/site.ts'
import { formatLocation } from '../text.ts'
import { launchProblems, locationsOf } from './launch.ts'
import { valueLabel } from './valueLabels.ts'

type Checked = { readonly site: Site; readonly source: ManifestSource; readonly docOf: DocOf }

/**
 * What `site launch` says about pages, in words. A problem that concerns several pages is named once. Environment
 * variables are not checked: the server that builds the site has others.
 */
export function pageProblems(
  { site, source, docOf }: Checked,
  paths: readonly string[],
  now: Date,
) {
  const known = new Set<string>()
  return paths.flatMap((path) => {
    const problems = launchProblems({ site, source }, {}, now, path).filter((problem) => {
      const id = `${problem.code} ${formatLocation(problem)}`
      const isNew = problem.code !== 'build-configuration' && !known.has(id)
      known.add(id)
      return isNew
    })
    if (problems.length === 0) return []
    const texts = problems.map((problem) => {
      const { code, message } = problem
      const at = pathInSite(site, source, path, problem)
      const { page, label } = valueLabel(site, at, docOf)
      const value = valueAt(site, at)
      const isOther = page !== undefined && at[1] !== path
      return {
        label: isOther ? `${page}: ${label}` : label,
        message: code === 'sample-value' ? 'still an example' : message,
        /** The text that visitors would read. Undefined: it is no text. */
        text: typeof value === 'string' ? value : undefined,
      }
    })
    return [{ page: valueLabel(site, ['routes', path], docOf).page ?? path, problems: texts }]
  })
}

/** The path of a value with a problem. The path of a problem in a constant is that of the constant in the code. */
function pathInSite(
  site: Site,
  source: ManifestSource,
  page: string,
  problem: LocatedDiagnostic,
): ModelPath {
  const [root = ''] = problem.path
  if (root in site) return problem.path
  const location = formatLocation(problem)
  const onPage = simpleValues(valueAt(site, ['routes', page]), ['routes', page])
  const value = [...onPage, ...simpleValues(site)].find(({ path }) =>
    locationsOf(source, path).includes(location),
  )
  return value?.path ?? problem.path
}

/** The pages among some paths that visitors see. */
export const publishedAmong = (site: Site, paths: ReadonlySet<string> | undefined, now: Date) =>
  canonicalPages(site).flatMap(({ path, page }) =>
    isPublished(page, site, now.toISOString()) && paths?.has(path) !== false ? [path] : [],
  )
