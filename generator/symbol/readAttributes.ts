import type { DefaultTreeAdapterTypes } from 'parse5'
import { ATTRIBUTES, IGNORED_ATTRIBUTE, isAllowedColor, toneColorNames } from './allowed.ts'
import { problemAt, type SymbolProblem } from './symbolProblem.ts'

/** The attributes of an element that affect how it looks. Adds a problem for each one that is not allowed. */
export function readAttributes(
  node: DefaultTreeAdapterTypes.Element,
  problems: SymbolProblem[],
  ignored: readonly string[] = [],
): Record<string, string> {
  const kept = node.attrs.flatMap((attribute): [string, string][] => {
    const { prefix, value } = attribute
    const name = prefix ? `${prefix}:${attribute.name}` : attribute.name
    if (ignored.includes(name) || IGNORED_ATTRIBUTE.test(name)) return []
    const problem = problemOf(name, value)
    if (problem === undefined) return [[name, value.trim()]]
    problems.push(problemAt(node, `<${node.tagName}> ${problem.message}`, problem.hint))
    return []
  })
  return Object.fromEntries(kept)
}

type Problem = { readonly message: string; readonly hint: string }

function problemOf(name: string, value: string): Problem | undefined {
  if (!ATTRIBUTES.has(name)) {
    return { message: `has the attribute ${name}, which a symbol cannot have.`, hint: REMOVE }
  }
  const isColor = name === 'fill' || name === 'stroke'
  if (isColor ? isAllowedColor(value.trim()) : !/[<>]|url\(/i.test(value)) return undefined
  return {
    message: `has ${name}=${JSON.stringify(value)}, which a symbol cannot have.`,
    hint: isColor ? COLORS : REMOVE,
  }
}

const REMOVE =
  'Remove it. Set colors and lines with attributes such as fill and stroke-width; scripts, styles and references are not allowed.'

const COLORS = `Write a color such as #2fd6a6, none, currentColor, or a variable var(--site-<name>) with one of these names: ${toneColorNames.join(', ')}.`
