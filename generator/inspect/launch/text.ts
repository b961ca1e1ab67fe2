import { counted, formatLocation } from '../../text.ts'
import { CHECKS, type Finding } from './finding.ts'

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
    return ['', `${check.toUpperCase()} (${found.length}): ${todo}`, ...linesByPage(found)]
  })
  const what = page === undefined ? 'The site' : `The page ${page}`
  const count = counted(findings.length, 'finding')
  return [`${what} is not ready to go live: ${count}.`, ...checks].join('\n')
}

/** The findings of each page below its path, after all others. */
function linesByPage(findings: readonly Finding[]): string[] {
  const pages = new Map<string, string[]>()
  for (const finding of findings) {
    const [, page = '', rest] = PAGE_PROPERTY.exec(finding.property ?? '') ?? []
    const text = page === '' ? line(finding) : `  ${line({ ...finding, property: rest })}`
    pages.set(page, [...(pages.get(page) ?? []), text])
  }
  const { '': others = [], ...below } = Object.fromEntries(pages)
  return [
    ...others,
    ...Object.entries(below).flatMap(([page, lines]) => [`  ${page} (${lines.length})`, ...lines]),
  ]
}

/** A property of a page: its path, and the property below it. */
const PAGE_PROPERTY = /^routes\["([^"]+)"\]\.?(.*)$/

const line = ({ at, property, message }: Finding) => {
  const named = property === undefined || property === '' ? message : `${property}: ${message}`
  return at === undefined ? `  ${named}` : `  ${formatLocation(at)}  ${named}`
}
