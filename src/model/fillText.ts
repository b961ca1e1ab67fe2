import type * as z from 'zod'

/** A text with the placeholders `Name`, e.g. `{count}`. A text without placeholders is `Text<never>`. */
export type Text<Name extends string = never> = string & z.$brand<Name>

/** Replaces each placeholder of a text by its value. */
export function fillText<Name extends string>(
  text: Text<Name>,
  values: { readonly [N in Name]: string | number },
): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(values, name)))
}

/** A part of a text: literal text, or the name of a placeholder. */
type PlaceholderPart = { readonly literal: string } | { readonly name: string }

/** Splits a text at its placeholders. */
export const splitAtPlaceholders = (text: string): readonly PlaceholderPart[] =>
  text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{\w+\}$/.test(part) ? { name: part.slice(1, -1) } : { literal: part }))
