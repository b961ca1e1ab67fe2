/** Whether the visitor has agreed, by category. A category without an answer is missing. */
export type Choice = { readonly [category: string]: boolean }

/** The version of the stored format. */
const VERSION = 1

/** Serializes a choice for storage. */
export const serializeChoice = (choice: Choice) => JSON.stringify({ version: VERSION, choice })

/** Parses a stored choice. `undefined` if the text is invalid or has another version. */
export function parseChoice(text: string | null): Choice | undefined {
  const stored = parseJson(text)
  if (propertyOf(stored, 'version') !== VERSION) return undefined
  const choice = propertyOf(stored, 'choice')
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return undefined
  const entries = Object.entries(choice)
  return entries.every((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')
    ? Object.fromEntries(entries)
    : undefined
}

/** The same answer for each category. */
export const choiceForAll = (categories: readonly string[], answer: boolean): Choice =>
  Object.fromEntries(categories.map((category) => [category, answer]))

/** Whether each category has an answer or, without categories, whether the notice was closed. */
export const isAnswered = (choice: Choice | undefined, categories: readonly string[]) =>
  choice !== undefined && categories.every((category) => Object.hasOwn(choice, category))

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
