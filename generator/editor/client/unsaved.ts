import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import * as z from 'zod'
import { parseJson } from '../../../src/model/json.ts'
import { ENDPOINT, type MovedEntries, type TextPart } from '../protocol.ts'

const unsavedSchema = z
  .array(
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
  .readonly()

/** A text that was typed and is not saved. */
type UnsavedText = z.output<typeof unsavedSchema>[number]

/** What a field keeps of a text. */
type TypedText = Pick<UnsavedText, 'value' | 'before' | 'selection'>

const STORAGE_KEY = 'page-editor-unsaved'

let texts: readonly UnsavedText[] = storedTexts()
/** Whether the texts would survive a load of the page. */
let isStored = true
/** Whether the development server loads the page again now, which shows the stored texts again. */
let isReloading = false
/** How many fields show each text, by its key. */
const fields = new Map<string, number>()
const listeners = new Set<() => void>()

function storedTexts(): readonly UnsavedText[] {
  try {
    return unsavedSchema.parse(parseJson(sessionStorage.getItem(STORAGE_KEY)))
  } catch {
    return []
  }
}

function update(next: readonly UnsavedText[]): void {
  texts = next
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    isStored = true
  } catch {
    isStored = false
  }
  if (next.length > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
  listeners.forEach((listener) => listener())
}

/** Lets the browser ask before the page is left. */
function ask(event: BeforeUnloadEvent): void {
  if (!isReloading || !isStored) event.preventDefault()
}

if (texts.length > 0) update(texts)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import.meta.hot?.on('vite:beforeFullReload', () => {
  isReloading = true
})

// Vite loads the page again when the server answers. Until then, the author may close it.
import.meta.hot?.on('vite:ws:disconnect', async () => {
  while (!(await isServerRunning())) await new Promise((resolve) => setTimeout(resolve, 500))
  isReloading = true
})

const isServerRunning = () =>
  fetch(ENDPOINT).then(
    () => true,
    () => false,
  )

/** Lets the browser ask before the page is left while a form has values that are only in its fields. */
export function useAskBeforeLeaving(isChanged: boolean): void {
  useWindowEvent('beforeunload', (event) => {
    if (isChanged) event.preventDefault()
  })
}

/** The key of the value at a path. */
export const unsavedKey = (path: readonly (string | number)[]) => path.join('.')

/** A text as the author types it in a field: inserted values are `${code}`. */
export const sourceOf = (parts: readonly TextPart[]) =>
  parts.map((part) => ('text' in part ? part.text : `\${${part.code}}`)).join('')

/** The parts of a typed text. Only the values that the old text inserts are inserted. */
export function typedParts(typed: string, old: readonly TextPart[]): TextPart[] {
  const inserted = (piece: string) =>
    old.find((part) => 'code' in part && sourceOf([part]) === piece)
  const pieces = typed.split(/(\$\{[^{}]*\})/).filter((piece) => piece !== '')
  return pieces.map((piece) => inserted(piece) ?? { text: piece })
}

/**
 * Forgets a text, because it is discarded or saved. With `sent`, the text that was saved: what was typed since then
 * stays, and changes the text that the manifest has now, `saved`. Returns whether nothing was typed since then.
 */
export function clearUnsaved(key: string, sent?: string, saved = sent?.trim()): boolean {
  const text = texts.find((one) => one.key === key)
  if (text === undefined) return true
  const others = texts.filter((one) => one !== text)
  const isTypedOn = sent !== undefined && saved !== undefined && text.value !== sent
  update(isTypedOn ? [...others, { ...text, before: saved }] : others)
  return !isTypedOn
}

/** Takes the texts of moved entries out of their fields, because other entries have the indexes of these now. */
export function detachUnsaved({ list, first }: MovedEntries): void {
  const start = `${unsavedKey(list)}.`
  const isMoved = ({ key }: UnsavedText) =>
    key.startsWith(start) && Number.parseInt(key.slice(start.length)) >= first
  update(
    texts.map((text) => (isMoved(text) ? { ...text, key: `${Date.now()} ${text.key}` } : text)),
  )
}

/** The key of the text that was typed last before the page was loaded again. */
let typedLast = texts.at(-1)?.key

/** Returns true once for the text that was typed last before the page was loaded again: its field gets the focus. */
export function takeTypedLast(key: string): boolean {
  if (typedLast !== key) return false
  typedLast = undefined
  return true
}

/**
 * The unsaved text of one value. It stays when the field is removed, when another page is opened, and when the page is
 * loaded again. A field starts with it if there is one, calls `keep` for each change of the text or its selection, and
 * `clear` when the text is saved or discarded.
 */
export function useUnsaved(key: string, label: string) {
  // A field still reports a change while another page is being opened.
  const [page] = useState(() => location.pathname)
  const unsaved = useSyncExternalStore(subscribe, () => texts.find((text) => text.key === key))
  useEffect(() => {
    const add = (count: number) => {
      fields.set(key, (fields.get(key) ?? 0) + count)
      // Another list, so that React renders again whoever shows the texts without a field.
      texts = [...texts]
      listeners.forEach((listener) => listener())
    }
    add(1)
    return () => add(-1)
  }, [key])
  const actions = useMemo(
    () => ({
      keep: (typed: TypedText) =>
        update([...texts.filter((text) => text.key !== key), { key, label, page, ...typed }]),
      clear: (sent?: string, saved?: string) => clearUnsaved(key, sent, saved),
    }),
    [key, label, page],
  )
  return { unsaved, ...actions }
}

/** All unsaved texts. */
export const useUnsavedTexts = () => useSyncExternalStore(subscribe, () => texts)

/** Whether a field shows the text with this key at the moment. */
export const isInField = (key: string) => (fields.get(key) ?? 0) > 0
