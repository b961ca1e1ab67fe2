/** What a visitor has agreed to and declined, by category. A category that is missing was not asked about. */
export type Choice = { readonly [category: string]: boolean }

/** The version of the text that a choice is kept as. */
const VERSION = 1

/** The text that a choice is kept as. */
export const choiceText = (choice: Choice) => JSON.stringify({ version: VERSION, choice })

/** The choice that a text holds. None where it holds anything else, another version's text included. */
export function choiceOf(text: string | null): Choice | undefined {
  const held = parsed(text)
  if (property(held, 'version') !== VERSION) return undefined
  const choice = property(held, 'choice')
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return undefined
  const entries = Object.entries(choice)
  return entries.every((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')
    ? Object.fromEntries(entries)
    : undefined
}

/** The same answer to every category. */
export const sameForAll = (categories: readonly string[], answer: boolean): Choice =>
  Object.fromEntries(categories.map((category) => [category, answer]))

/** Whether every category has an answer; where there is none, whether the notice was closed. */
export const isAnswered = (choice: Choice | undefined, categories: readonly string[]) =>
  choice !== undefined && categories.every((category) => Object.hasOwn(choice, category))

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
