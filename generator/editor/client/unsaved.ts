import { useEffect, useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod'
import { ENDPOINT } from '../protocol.ts'
import { sessionValue } from './session.ts'

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
export type UnsavedText = z.output<typeof unsavedSchema>[number]

/** What a field keeps of a text. */
export type TypedText = Pick<UnsavedText, 'value' | 'before' | 'selection'>

const stored = sessionValue('page-editor-unsaved', unsavedSchema)

let texts: readonly UnsavedText[] = stored.read() ?? []
/** Whether the texts would survive a load of the page. */
let isStored = true
/** Whether the development server loads the page again now, which shows the stored texts again. */
let isReloading = false
/** How many fields show each text, by its key. */
const fields = new Map<string, number>()
const listeners = new Set<() => void>()

function update(next: readonly UnsavedText[]): void {
  texts = next
  isStored = stored.write(next)
  listeners.forEach((listener) => listener())
  askBeforeUnload()
}

/** Lets the browser ask before the page is left, while there are unsaved texts. */
function askBeforeUnload(): void {
  if (texts.length > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent): void {
  if (!isReloading || !isStored) event.preventDefault()
}

if (texts.length > 0) askBeforeUnload()

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

/** The key of the value at a path. */
export const unsavedKey = (path: readonly (string | number)[]) => path.join('.')

/**
 * Forgets a text, because it is discarded or saved. With `sent`, the text that was saved: what was typed since then
 * stays, and changes that text.
 */
export function clearUnsaved(key: string, sent?: string): void {
  const text = texts.find((one) => one.key === key)
  if (text === undefined) return
  const others = texts.filter((one) => one !== text)
  const isTypedOn = sent !== undefined && text.value !== sent
  update(isTypedOn ? [...others, { ...text, before: sent.trim() }] : others)
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
        update([
          ...texts.filter((text) => text.key !== key),
          { key, label, page: location.pathname, ...typed },
        ]),
      clear: (sent?: string) => clearUnsaved(key, sent),
    }),
    [key, label],
  )
  return { unsaved, ...actions }
}

/** All unsaved texts. */
export const useUnsavedTexts = () => useSyncExternalStore(subscribe, () => texts)

/** Whether a field shows the text with this key at the moment. */
export const isInField = (key: string) => (fields.get(key) ?? 0) > 0
