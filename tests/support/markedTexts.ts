import { splitText } from '../../src/model/fillText.ts'
import { textsSchema, type Texts } from '../../src/site/texts.ts'

/** Texts of which each is replaced by its path, e.g. `«shell.submenu {name}»`. */
export type MarkedTexts = { readonly texts: Texts; readonly paths: readonly string[] }

/** Replaces every text by its path and its placeholders. */
export function markedTexts(): MarkedTexts {
  const paths: string[] = []
  const mark = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') {
      paths.push(path)
      const names = splitText(value).flatMap((part) => ('name' in part ? [`{${part.name}}`] : []))
      return `«${[path, ...new Set(names)].join(' ')}»`
    }
    return Object.fromEntries(
      Object.entries(Object(value)).map(([key, item]) => [
        key,
        mark(item, path === '' ? key : `${path}.${key}`),
      ]),
    )
  }
  const texts = textsSchema.parse(mark(textsSchema.parse({}), ''))
  return { texts, paths }
}

/** Whether a text, or the part of it before or after a placeholder, is a marked text. */
export const isMarked = (text: string) => /[«»]/.test(text)

/** The texts of an element that visitors read: text nodes, and attributes for assistive technology. */
export function visibleTexts(element: Element): readonly string[] {
  const own = [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
  )
  const attributes = ['aria-label', 'title', 'placeholder'].map(
    (name) => element.getAttribute(name) ?? '',
  )
  const children = [...element.children].flatMap(visibleTexts)
  return [...own, ...attributes, ...children].filter((text) => /\p{L}{2}/u.test(text))
}
