import type { EditableText, MovedEntries } from '../protocol.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { createSafeContext } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import * as z from 'zod'
import { parseJson } from '../../../src/model/json.ts'
import { sourceOf } from '../../../src/model/textParts.ts'

const unsavedSchema = z
  .array(
    z.object({
      /** The value: its path in the manifest, joined by dots. Fields with the same key show the same text. */
      key: z.string(),
      /** What it is for the author, e.g. `Top of the page, title`. */
      label: z.string(),
      /** The path of the page on which it was typed. */
      page: z.string(),
      /** The part whose settings it was typed in. Default: it was typed on the page. */
      part: z
        .array(z.union([z.string(), z.number()]))
        .readonly()
        .optional(),
      /** When it was typed. Milliseconds since 1970. */
      time: z.number(),
      /** What was typed. Inserted values are `${code}`, as in the manifest. */
      value: z.string(),
      /** The value that the author saw, in the same form. If the manifest has another one now, saving is a conflict. */
      before: z.string(),
      /** Whether a shared text changes in this place only. Default: in all places. */
      onlyHere: z.boolean().optional(),
      /** The start and the end of the selection in the field. Default: unknown. */
      selection: z.tuple([z.number(), z.number()]).optional(),
    }),
  )
  .readonly()

/** A text that was typed and is not saved. */
export type UnsavedText = z.output<typeof unsavedSchema>[number]

/** What a field keeps of a text. */
type TypedText = Pick<UnsavedText, 'value' | 'before' | 'selection'>

/** A text that was typed in a tab that is closed now, or has crashed. `item`: its item of the local storage. */
type OfferedText = UnsavedText & { readonly item: string }

/** The texts that were typed and not saved. `main.tsx` provides them. */
export const [UnsavedContext, useUnsavedStore] = createSafeContext<
  ReturnType<typeof createUnsavedTexts>
>('It must be in the page editor.')

/** How long a text is offered: 30 days. Milliseconds. */
const OFFERED_FOR = 30 * 24 * 60 * 60 * 1000

/** The start of the names of the items in the local storage, and the item of the session storage with the name of the tab's. */
const STORAGE_KEY = 'page-editor-unsaved'

/**
 * Creates the store of the texts that were typed and not saved. Each tab has an item in the local storage, which
 * survives a crash, and a lock with its name while it is open. So the texts of closed tabs are offered to the author.
 *
 * @param project the folder of the project: another one can have the same origin
 * @param readTexts reads the texts of a page
 */
export function createUnsavedTexts(
  project: string,
  readTexts: (page: string) => Promise<readonly EditableText[]>,
) {
  const names = `${STORAGE_KEY} ${JSON.stringify(project)} `
  const item = takeItem(names) ?? names + crypto.randomUUID()
  let texts = storedTexts(item)
  let offered: readonly OfferedText[] = []
  /** The key of the text whose field gets the focus: it was typed last before the page was loaded again, or the author opens it. */
  let toFocus = texts.at(-1)?.key
  /** Whether the texts would survive the end of the tab. */
  let isStored = true
  /** How many fields show each text, by its key. */
  const fields = new Map<string, number>()
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const find = (key: string) => texts.find((text) => text.key === key)

  function update(next: readonly UnsavedText[]): void {
    texts = next
    isStored = storeTexts(item, next)
    notify()
  }

  /**
   * Forgets a text, because it is discarded or saved. With `sent`, the text that was saved: what was typed since then
   * stays, and changes the text that the manifest has now, `saved`. Returns whether nothing was typed since then.
   */
  function clear(key: string, sent?: string, saved = sent?.trim()): boolean {
    const text = find(key)
    if (text === undefined) return true
    const others = texts.filter((other) => other !== text)
    const isTypedOn = saved !== undefined && text.value !== sent && text.value !== saved
    update(isTypedOn ? [...others, { ...text, before: saved }] : others)
    return !isTypedOn
  }

  function discardOffered(text: OfferedText): void {
    const stored = storedTexts(text.item).filter(({ key }) => key !== text.key)
    storeTexts(text.item, stored)
    offered = offered.filter((other) => other !== text)
    notify()
  }

  /** Finds the texts of closed tabs, and forgets the texts that are saved: a page may be left before the reply. */
  async function refresh(): Promise<void> {
    const locks = await navigator.locks?.query().catch(() => undefined)
    const open = [...(locks?.held ?? []), ...(locks?.pending ?? [])].map(({ name }) => name)
    offered = storedItems()
      .filter((name) => name.startsWith(names) && name !== item && !open.includes(name))
      .flatMap((name) => storedTexts(name).map((text) => ({ ...text, item: name })))
    offered.filter(({ time }) => time < Date.now() - OFFERED_FOR).forEach(discardOffered)
    for (const page of new Set([...texts, ...offered].map((text) => text.page))) {
      for (const { path, parts = [] } of await readTexts(page).catch(() => [])) {
        const isSaved = ({ key, value }: UnsavedText) =>
          key === unsavedKey(path) && value.trim() === sourceOf(parts)
        texts.filter(isSaved).forEach(({ key }) => clear(key))
        offered.filter(isSaved).forEach(discardOffered)
      }
    }
    notify()
  }

  // Undefined in tests only. Rejected if the storage is blocked.
  navigator.locks?.request(item, () => new Promise(() => {})).catch(() => {})
  addEventListener('focus', () => void refresh())
  addEventListener('pagehide', () => attempt(() => sessionStorage.setItem(STORAGE_KEY, item)))
  addEventListener('beforeunload', (event) => {
    if (texts.length > 0 && !isStored) event.preventDefault()
  })

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    texts: () => texts,
    offered: () => offered,
    find,
    refresh,
    clear,
    discardOffered,
    /** Keeps what is typed in a field. */
    keep(text: Omit<UnsavedText, 'time'>) {
      toFocus = undefined
      update([...texts.filter(({ key }) => key !== text.key), { ...text, time: Date.now() }])
    },
    /** Takes over a text of a closed tab. */
    restore(text: OfferedText) {
      discardOffered(text)
      update([...texts, text])
    },
    /** Gives the focus to the field of a text, as soon as there is one. */
    focusField(key: string) {
      toFocus = key
      notify()
    },
    /** Takes the texts of moved entries out of their fields, because other entries have the indexes of these now. */
    detach({ list, first }: MovedEntries) {
      const start = `${unsavedKey(list)}.`
      const isMoved = ({ key }: UnsavedText) =>
        key.startsWith(start) && Number.parseInt(key.slice(start.length)) >= first
      update(
        texts.map((text) => (isMoved(text) ? { ...text, key: `${Date.now()} ${text.key}` } : text)),
      )
    },
    /** Returns true once for the text whose field gets the focus. */
    takeFocus(key: string): boolean {
      if (toFocus !== key) return false
      toFocus = undefined
      return true
    },
    /** Adds a field that shows a text. Returns the function that removes it. */
    addField(key: string) {
      const add = (count: number) => {
        fields.set(key, (fields.get(key) ?? 0) + count)
        if (find(key) === undefined) return
        // Another list, so that React renders again whoever shows the texts without a field.
        texts = [...texts]
        notify()
      }
      add(1)
      return () => add(-1)
    },
    /** Whether a field shows the text with this key at the moment. */
    isInField: (key: string) => (fields.get(key) ?? 0) > 0,
  }
}

/** The result of an action with a storage of the browser. Undefined if the storage is full or blocked. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** The item that the tab has noted. It is removed, because a duplicate of the tab gets a copy of the session storage. */
const takeItem = (names: string) =>
  attempt(() => {
    const item = sessionStorage.getItem(STORAGE_KEY)
    sessionStorage.removeItem(STORAGE_KEY)
    return item?.startsWith(names) === true ? item : undefined
  })

const storedItems = () => attempt(() => Object.keys(localStorage)) ?? []

const storedTexts = (item: string): readonly UnsavedText[] =>
  attempt(() => unsavedSchema.parse(parseJson(localStorage.getItem(item)))) ?? []

/** Returns whether the texts are stored. */
const storeTexts = (item: string, texts: readonly UnsavedText[]): boolean =>
  attempt(() => {
    if (texts.length === 0) localStorage.removeItem(item)
    else localStorage.setItem(item, JSON.stringify(texts))
    return true
  }) ?? false

/** Lets the browser ask before the page is left while a form has values that are only in its fields. */
export function useAskBeforeLeaving(isChanged: boolean): void {
  useWindowEvent('beforeunload', (event) => {
    if (isChanged) event.preventDefault()
  })
}

/** The key of the value at a path. */
export const unsavedKey = (path: ModelPath) => path.join('.')

/** Whether a value is in another one, or is the same. */
export const isInside = (path: ModelPath, outer: ModelPath) =>
  `${unsavedKey(path)}.`.startsWith(`${unsavedKey(outer)}.`)

/**
 * The unsaved text of one value. It stays when the field is removed, when another page is opened, and when the page is
 * loaded again. A field starts with it if there is one, calls `keep` for each change of the text or its selection, and
 * `clear` when the text is saved or discarded.
 */
export function useUnsaved(key: string, label: string, part?: ModelPath) {
  // A field still reports a change while another page is being opened.
  const [page] = useState(() => location.pathname)
  const store = useUnsavedStore()
  const unsaved = useSyncExternalStore(store.subscribe, () => store.find(key))
  const [chosen, setChosen] = useState<boolean>()
  const onlyHere = unsaved?.onlyHere ?? chosen
  useEffect(() => store.addField(key), [store, key])
  const actions = useMemo(
    () => ({
      keep: (typed: TypedText) => store.keep({ key, label, page, part, onlyHere, ...typed }),
      clear: (sent?: string, saved?: string) => store.clear(key, sent, saved),
    }),
    [store, key, label, page, part, onlyHere],
  )
  return {
    unsaved,
    ...actions,
    isOnlyHere: onlyHere === true,
    chooseOnlyHere(next: boolean) {
      setChosen(next)
      if (unsaved) store.keep({ ...unsaved, onlyHere: next })
    },
  }
}

/** All unsaved texts of this tab. */
export function useUnsavedTexts() {
  const { subscribe, texts } = useUnsavedStore()
  return useSyncExternalStore(subscribe, texts)
}

/** The unsaved texts of closed tabs. */
export function useOfferedTexts() {
  const { subscribe, offered } = useUnsavedStore()
  return useSyncExternalStore(subscribe, offered)
}
