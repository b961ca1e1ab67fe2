import type { Random } from '../random.ts'

/** An edit of the manifest by another program: the text after it. */
export type ExternalEdit = (text: string, random: Random) => string

/** Adds a comment, which no change of the editor may remove. */
const comment: ExternalEdit = (text, random) =>
  text.replace(/\n/, `\n// Written by another program: ${random.below(1000)}\n`)

/** Changes a text. */
const changeText: ExternalEdit = (text, random) => {
  const found = random.pick([...text.matchAll(/(?:heading|title|text|label): '([^'\\]+)'/g)])
  if (found === undefined) return text
  const end = found.index + found[0].length - 1
  return `${text.slice(0, end)} too${text.slice(end)}`
}

/** Removes a bracket, as in the middle of an edit. */
const removeBracket: ExternalEdit = (text, random) => {
  const found = random.pick([...text.matchAll(/[{}[\]]/g)])
  return found === undefined ? text : text.slice(0, found.index) + text.slice(found.index + 1)
}

/** Empties a text, which the schema does not allow. */
const emptyText: ExternalEdit = (text, random) => {
  const found = random.pick([...text.matchAll(/(?:heading|title|text|label): '[^'\\]+'/g)])
  return found === undefined
    ? text
    : text.slice(0, found.index) +
        found[0].replace(/'.*'/, "''") +
        text.slice(found.index + found[0].length)
}

/** Empties the file, as some editors do before they write it. */
const emptyFile: ExternalEdit = () => ''

/** A random edit by another program. */
export function externalEdit(random: Random, lastValid: string): ExternalEdit {
  const restore: ExternalEdit = () => lastValid
  return (
    random.pick([
      restore,
      comment,
      comment,
      changeText,
      changeText,
      removeBracket,
      emptyText,
      emptyFile,
    ]) ?? comment
  )
}
