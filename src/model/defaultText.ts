import { splitText } from './fillText.ts'
import { line, textRegistry } from './text.ts'

/** The names of the placeholders in a text, as a union. */
type PlaceholdersOf<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never

/**
 * The schema of a text that visitors read, with its English default. The placeholders of the default,
 * e.g. `{count}`, are those of the text: a text of the manifest must contain each of them, in any
 * order, and no other.
 */
export const text = <const T extends string>(byDefault: T) =>
  line
    .refine((value) => problemOf(value, byDefault) === undefined, {
      error: ({ input }) => problemOf(String(input), byDefault),
    })
    .register(textRegistry, { isOnPages: true })
    .default(byDefault)
    .brand<PlaceholdersOf<T>>()

/** What to change in a text whose placeholders differ from those of the default. */
function problemOf(value: string, byDefault: string): string | undefined {
  const [names, allowed] = [placeholders(value), placeholders(byDefault)]
  const missing = allowed.find((name) => !names.includes(name))
  if (missing !== undefined) return `add the placeholder ${missing}`
  const unknown = names.find((name) => !allowed.includes(name))
  if (unknown === undefined) return undefined
  return allowed.length === 0
    ? `remove ${unknown}: this text has no placeholders`
    : `replace ${unknown}: the placeholders of this text are ${allowed.join(' and ')}`
}

const placeholders = (value: string) => [
  ...new Set(splitText(value).flatMap((part) => ('name' in part ? [`{${part.name}}`] : []))),
]
