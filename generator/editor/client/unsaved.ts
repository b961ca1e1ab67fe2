import { useEffect, useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod'
import { parseJson } from '../../../src/model/json.ts'

const unsavedSchema = z.array(
  z.object({
    /** The value: its path in the manifest, joined by dots. Fields with the same key show the same text. */
    key: z.string(),
    /** What it is for the author, e.g. `Top of the page, title`. */
    label: z.string(),
    /** The path of the page on which it was typed. */
    page: z.string(),
    /** What was typed. Inserted values are `${code}`, as in the manifest. */
    value: z.string(),
    /** The value that the author saw. If the manifest has another one now, saving is a conflict. */
    before: z.string(),
    /** The start and the end of the selection in the field. Default: unknown. */
    selection: z.tuple([z.number(), z.number()]).optional(),
  }),
)

/** A text that was typed and is not saved. */
export type UnsavedText = z.output<typeof unsavedSchema>[number]

/** What a field keeps of a text. */
export type TypedText = Pick<UnsavedText, 'value' | 'before' | 'selection'>

const STORAGE_KEY = 'page-editor-unsaved'

let texts: readonly UnsavedText[] = stored()
/** How many fields show each text, by its key. */
const fields = new Map<string, number>()
const listeners = new Set<() => void>()

/** The texts of this tab before it was loaded again. None if the browser has no storage. */
function stored(): readonly UnsavedText[] {
  try {
    return unsavedSchema.safeParse(parseJson(sessionStorage.getItem(STORAGE_KEY))).data ?? []
  } catch {
    return []
  }
}

function update(next: readonly UnsavedText[]): void {
  texts = next
  listeners.forEach((listener) => listener())
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next))
  } catch {
    // The storage is full or not available. This page still has the texts, and asks before it is left.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

addEventListener('beforeunload', (event) => {
  if (texts.length > 0) event.preventDefault()
})

/** The key of the value at a path. */
export const unsavedKey = (path: readonly (string | number)[]) => path.join('.')

/** Forgets a text, because it is saved or discarded. */
export const clearUnsaved = (key: string) => {
  if (texts.some((text) => text.key === key)) update(texts.filter((text) => text.key !== key))
}

/**
 * The unsaved text of one value. It stays when the field is removed, when another page is opened, and when the page is
 * loaded again. A field starts with it if there is one, calls `keep` for each change of the text or its selection, and
 * `clear` when the text is saved or discarded.
 */
export function useUnsaved(key: string, label: string) {
  const unsaved = useSyncExternalStore(subscribe, () => texts.find((text) => text.key === key))
  useEffect(() => {
    const add = (count: number) => {
      fields.set(key, (fields.get(key) ?? 0) + count)
      listeners.forEach((listener) => listener())
    }
    add(1)
    return () => add(-1)
  }, [key])
  const actions = useMemo(
    () => ({
      keep: (typed: TypedText) =>
        update([
          ...texts.filter((text) => text.key !== key),
          { key, label, page: location.pathname, ...typed },
        ]),
      clear: () => clearUnsaved(key),
    }),
    [key, label],
  )
  return { unsaved, ...actions }
}

/** All unsaved texts. */
export const useUnsavedTexts = () => useSyncExternalStore(subscribe, () => texts)

/** Whether a field shows the text with this key at the moment. */
export const isInField = (key: string) => (fields.get(key) ?? 0) > 0
