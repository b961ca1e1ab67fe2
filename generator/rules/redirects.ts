import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** A redirect starts where no page is, and ends at a page. */
export const redirectsPointToPages: Rule = (site) => [
  ...site.redirects.flatMap(({ from }, index) => shadowed(site, from, index)),
  ...duplicates(
    'duplicate-redirect',
    'redirected',
    site.redirects.map(({ from }, index) => ({ value: from, path: ['redirects', index, 'from'] })),
    'Keep one of the two.',
  ),
  ...onward(site),
]

function shadowed(site: Site, from: string, index: number): Diagnostic[] {
  if (!Object.hasOwn(site.routes, from)) return []
  return [
    {
      code: 'redirect-shadows-page',
      path: ['redirects', index, 'from'],
      message: `${JSON.stringify(from)} is a page, so the redirect would hide it`,
      hint: 'Remove the page or the redirect.',
    },
  ]
}

/** Redirects that lead to redirects: round in a circle, or by a way that could be shorter. */
function onward({ redirects, routes }: Site): Diagnostic[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.flatMap(({ from, to }, index): Diagnostic[] => {
    if (Object.hasOwn(routes, to) || !targets.has(to)) return []
    const way = wayFrom(from, targets)
    const path = ['redirects', index, 'to']
    const end = way.at(-1) ?? to
    const shown = way.map((step) => JSON.stringify(step)).join(' to ')
    if (targets.has(end)) {
      const message = `the redirect goes round in a circle: ${shown}`
      return [{ code: 'redirect-loop', path, message, hint: 'Let it lead to a page.' }]
    }
    const message = `${JSON.stringify(to)} is itself redirected: ${shown}`
    const hint = `Let it lead to ${JSON.stringify(end)}.`
    return [{ code: 'redirect-chain', path, message, hint }]
  })
}

/** The addresses that a visitor passes, to the last one or to the first that comes again. */
function wayFrom(from: string, targets: ReadonlyMap<string, string>): string[] {
  const way = [from]
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    const again = way.includes(next)
    way.push(next)
    if (again) break
  }
  return way
}
