import type { DefaultTreeAdapterTypes } from 'parse5'
import {
  attributesOf,
  IGNORED_ATTRIBUTE,
  isAllowedColor,
  isColorAttribute,
  toneColorNames,
} from './allowed.ts'
import { problemAt, type SymbolProblem } from './symbolProblem.ts'

/** What is known about the file of a symbol while it is read. */
export type SymbolReading = {
  /** The ids of its gradients. */
  readonly gradients: readonly string[]
  /** The problems that have been found. */
  readonly problems: SymbolProblem[]
}

/** The attributes of an element that affect how it looks. Adds a problem for each one that is not allowed. */
export function readAttributes(
  node: DefaultTreeAdapterTypes.Element,
  { gradients, problems }: SymbolReading,
  ignored: readonly string[] = [],
): Record<string, string> {
  const kept = node.attrs.flatMap((attribute): [string, string][] => {
    const { prefix, value } = attribute
    const name = prefix ? `${prefix}:${attribute.name}` : attribute.name
    const allowed = attributesOf(node.tagName)
    const hasNoEffect = IGNORED_ATTRIBUTE.test(name) && !allowed.has(name)
    if (hasNoEffect || ignored.includes(name)) return []
    const problem = problemOf(name, value.trim(), allowed, gradients)
    if (problem === undefined) return [[name, value.trim()]]
    problems.push(problemAt(node, `<${node.tagName}> ${problem.message}`, problem.hint))
    return []
  })
  return Object.fromEntries(kept)
}

type Problem = { readonly message: string; readonly hint: string }

function problemOf(
  name: string,
  value: string,
  allowed: ReadonlySet<string>,
  gradients: readonly string[],
): Problem | undefined {
  if (!allowed.has(name)) {
    return { message: `has the attribute ${name}, which a symbol cannot have.`, hint: REMOVE }
  }
  const message = `has ${name}=${JSON.stringify(value)}, which a symbol cannot have.`
  if (name === 'id') return /^[\w-]+$/.test(value) ? undefined : { message, hint: IDS }
  if (!isColorAttribute(name))
    return /[<>]|url\(/i.test(value) ? { message, hint: REMOVE } : undefined
  const [, gradient] = /^url\(#([^)]*)\)$/.exec(value) ?? []
  if (gradient === undefined || name === 'stop-color') {
    return isAllowedColor(value) ? undefined : { message, hint: COLORS }
  }
  return gradients.includes(gradient)
    ? undefined
    : {
        message: `has ${name}=${JSON.stringify(value)}, but no gradient has this id.`,
        hint:
          gradients.length === 0
            ? 'Define it: <linearGradient id="…"> or <radialGradient id="…">, or write a color.'
            : `Gradients of the file: ${gradients.join(', ')}.`,
      }
}

const IDS = 'Write an id of letters, digits, hyphens and underscores.'

const REMOVE =
  'Remove it. Set colors and lines with attributes such as fill and stroke-width; scripts, styles and references are not allowed. A gradient has its own stops.'

const COLORS = `Write a color such as #2fd6a6, none, currentColor, a gradient of the file such as url(#sky), or a variable var(--site-<name>) with one of these names: ${toneColorNames.join(', ')}.`
