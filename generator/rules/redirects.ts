import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** A redirect starts at a path without a page and leads to a page. */
export const redirectsPointToPages: Rule<'redirects'> = ({ redirects }, { parts }) => {
  const pages = parts.names(['routes'])
  if (pages === undefined) return []
  return [
    ...redirects.flatMap(({ from }, index) => shadowsPage(pages, from, index)),
    ...duplicates(
      'duplicate-redirect',
      'the source of a redirect',
      redirects.map(({ from }, index) => ({ value: from, path: ['redirects', index, 'from'] })),
      'Remove one of the two redirects.',
    ),
    ...chainsAndLoops(redirects, pages),
  ]
}

function shadowsPage(pages: readonly string[], from: string, index: number): Diagnostic[] {
  if (!pages.includes(from)) return []
  return [
    {
      code: 'redirect-shadows-page',
      path: ['redirects', index, 'from'],
      message: `${JSON.stringify(from)} is a page of this site, which the redirect would hide.`,
      hint: 'Remove the page or the redirect.',
    },
  ]
}

/** Redirects that lead to other redirects, or back to themselves. */
function chainsAndLoops(redirects: Site['redirects'], pages: readonly string[]): Diagnostic[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.flatMap(({ from, to }, index): Diagnostic[] => {
    if (pages.includes(to) || !targets.has(to)) return []
    const chain = chainFrom(from, targets)
    const path = ['redirects', index, 'to']
    const end = chain.at(-1) ?? to
    const steps = chain.map((step) => JSON.stringify(step)).join(' → ')
    if (targets.has(end)) {
      const message = `The redirect is a loop: ${steps}.`
      return [{ code: 'redirect-loop', path, message, hint: 'Redirect to a page.' }]
    }
    const message = `${JSON.stringify(to)} is redirected too: ${steps}.`
    const hint = `Redirect to ${JSON.stringify(end)}.`
    return [{ code: 'redirect-chain', path, message, hint }]
  })
}

/** The paths of a chain of redirects, up to the last one or the first that repeats. */
function chainFrom(from: string, targets: ReadonlyMap<string, string>): string[] {
  const chain = [from]
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    const isLoop = chain.includes(next)
    chain.push(next)
    if (isLoop) break
  }
  return chain
}
