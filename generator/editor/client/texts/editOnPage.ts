import type { TextPart } from '../../../../src/model/textParts.ts'
import type { EditableText } from '../../protocol.ts'
import { Editor, getSchema } from '@tiptap/core'
import { useForceUpdate } from '@mantine/hooks'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react'
import blockClasses from '../../../../src/sections/prose/BlockText.module.css'
import { EDITOR_ID, isFocusLost } from '../status.ts'
import { canHaveParagraphs, FIELD_ATTRIBUTE, type Candidate, type PageNode } from './findTexts.ts'
import { markdownText } from './markdownText.ts'
import { NOTE_ATTRIBUTE } from './PageNote.tsx'
import { pastedText } from './pasting.ts'
import { textExtensions } from './textSchema.ts'
import classes from './TextField.module.css'
import { takeTypedText } from './waitingClick.ts'

/** A point of the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number }

/** What the author does in the text. */
type Events = {
  /** The text or the selection is another one. */
  readonly onChange: (editor: Editor) => void
  /** Enter (in a text with paragraphs Ctrl+Enter), or the focus moved to `focused`. */
  readonly onSave: (editor: Editor, focused: EventTarget | null) => void
  readonly onEscape: (editor: Editor) => void
  /** The shortcut of a link, in a text with Markdown. */
  readonly onLink: (editor: Editor) => void
  /** HTML is pasted. `isAfterWord`: there is a word, and no space, before the caret. Returns what is inserted. */
  readonly onPaste: (html: string, isAfterWord: boolean) => string
}

/** How a text is opened. */
type Opening = {
  readonly parts: readonly TextPart[]
  /** Where the author clicked: there is the caret. Default: at the end. */
  readonly point: Point | undefined
  /** The selection instead of the caret. */
  readonly selection: readonly [anchor: number, head: number] | undefined
}

/** The extensions of a text, and what converts it. */
export function useConversion({ markdown, path, parts = [] }: EditableText) {
  const hasParagraphs = canHaveParagraphs({ markdown, path })
  return useMemo(() => {
    const inserted = parts.filter((part) => 'code' in part)
    const extensions = textExtensions(markdown, inserted, hasParagraphs)
    return { extensions, conversion: markdownText(getSchema(extensions), markdown, parts) }
  }, [markdown, parts, hasParagraphs])
}

/**
 * Makes a text of the page editable while the component is mounted. The editor stays when React replaces the node of the
 * text, so that no key is lost. Returns the editor, and the function that lets the page show the typed text until React
 * has rendered it.
 *
 * @param note the note at the text. Tab moves the focus to it, or to the next text
 */
export function useEditOnPage(
  { node, text, region }: Candidate,
  { extensions, conversion }: ReturnType<typeof useConversion>,
  opening: Opening,
  note: RefObject<HTMLElement | null>,
  events: Events,
) {
  const [editor, setEditor] = useState<Editor>()
  const replaced = useRef<ReturnType<typeof replaceOnPage>>(undefined)
  const isKept = useRef(false)
  const update = useForceUpdate()
  const latest = useEffectEvent(() => events)
  const hasParagraphs = canHaveParagraphs(text)
  const shown = text.markdown === 'blocks' ? blockTextOf(node) : node
  const createField = useEffectEvent(() => {
    const element = emptyCopy(shown)
    replaced.current = replaceOnPage(shown, element)
    return element
  })
  const open = useEffectEvent((element: HTMLElement) => {
    const opened = new Editor({
      element: { mount: element },
      extensions,
      content: conversion.documentOf(opening.parts).toJSON(),
      injectCSS: false,
      // Other characters stay as they are typed and pasted, e.g. asterisks.
      enableInputRules: ['heading', 'bulletList', 'orderedList', 'blockquote'],
      enablePasteRules: ['link'],
      editorProps: {
        attributes: {
          class: classes.field ?? '',
          role: 'textbox',
          'aria-label': `${region}, ${text.label}`,
          'aria-multiline': String(hasParagraphs),
        },
        // The note is below the text, or covers the start of a long one.
        scrollMargin: SCROLL_MARGIN,
        scrollThreshold: SCROLL_MARGIN,
        transformPastedHTML: (html, { state: { doc, selection } }) =>
          latest().onPaste(html, /^\S$/.test(doc.textBetween(selection.from - 1, selection.from))),
        transformPastedText: (pasted) => pastedText(pasted, hasParagraphs),
        handleKeyDown: (_, event) => {
          const isCommand = event.ctrlKey || event.metaKey
          if (event.key === 'Enter' && (isCommand || !hasParagraphs)) latest().onSave(opened, null)
          else if (event.key === 'k' && isCommand && text.markdown !== undefined)
            latest().onLink(opened)
          else if (event.key === 'Tab' && !event.shiftKey && !usesTab(opened))
            focusNext(note.current)
          else return false
          event.preventDefault()
          return true
        },
      },
    })
    const clicked = opening.point && { left: opening.point.x, top: opening.point.y }
    const position = clicked && opened.view.posAtCoords(clicked)?.pos
    const [from, to] = opening.selection ?? []
    const selection = from === undefined || to === undefined ? position : { from, to }
    opened.commands.setTextSelection(selection ?? opened.state.doc.content.size)
    // The author may be choosing between two versions of the text.
    if (note.current?.contains(document.activeElement) !== true) opened.view.focus()
    return opened
  })
  const insertTyped = useEffectEvent((opened: Editor) => {
    // A text that is open again after the page was loaded was not clicked.
    const typed = opening.point === undefined ? '' : takeTypedText()
    if (typed !== '') opened.view.pasteText(typed)
    if (typed.endsWith('\n') && !hasParagraphs) events.onSave(opened, null)
  })

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const element = createField()
    const opened = open(element)
    opened.on('create', () => setEditor(opened))
    opened.on('transaction', ({ transaction }) => {
      if (signal.aborted) return
      if (transaction.docChanged || transaction.selectionSet) latest().onChange(opened)
      update()
    })
    insertTyped(opened)
    const stayVisible = createVisibleField(element, () => opened.view.focus())
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (signal.aborted) return
      stayVisible()
      // The browser also reports `blur` when the element is removed or moved, and when the author goes to another
      // window. Then the element is still the active one, and has the focus again when the author comes back.
      if (!element.isConnected || document.activeElement === element) return
      // When a page is opened, its heading gets the focus, maybe after a text of the page was opened again.
      if (relatedTarget instanceof Element && relatedTarget.matches('main h1')) opened.view.focus()
      else latest().onSave(opened, relatedTarget)
    }
    element.addEventListener('blur', (event) => queueMicrotask(() => onBlur(event)), { signal })
    // On the document, because the focus may be in the note, or nowhere after a click on an inserted value.
    const onKeyDown = (event: KeyboardEvent) => {
      const hasFocus = [element, note.current].some((part) =>
        part?.contains(document.activeElement),
      )
      if (event.key !== 'Escape' || !(hasFocus || isFocusLost())) return
      // The choice between two versions would take the other one.
      event.stopPropagation()
      latest().onEscape(opened)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true, signal })

    const stopWatching = watchPosition(element, stayVisible)
    return () => {
      ended.abort()
      stopWatching()
      replaced.current?.end(isKept.current)
      opened.destroy()
      setEditor(undefined)
    }
  }, [note, update])

  useEffect(() => {
    if (editor === undefined || replaced.current?.node === shown || !isVisible(shown)) return
    const hasFocus = editor.view.hasFocus()
    replaced.current?.showNode()
    replaced.current = replaceOnPage(shown, editor.view.dom)
    if (hasFocus) editor.view.focus()
  }, [editor, shown])

  return {
    editor,
    /** The page shows the typed text when the component is removed, until React has rendered it. */
    keepOnPage() {
      isKept.current = true
    },
  }
}

/**
 * Returns the function that keeps a field visible. If the page removes or hides it, e.g. in a menu that is too long, it
 * goes on over the page, where it was last. `onFocusLost`: it has lost the focus by this.
 */
function createVisibleField(element: HTMLElement, onFocusLost: () => void) {
  const page = location.pathname
  let box = element.getBoundingClientRect()
  return () => {
    if (isVisible(element)) box = element.getBoundingClientRect()
    else if (location.pathname === page) {
      element.style.setProperty('--field-top', `${box.top}px`)
      element.style.setProperty('--field-left', `${box.left}px`)
      document.getElementById(EDITOR_ID)?.append(element)
      if (isFocusLost()) onFocusLost()
    }
  }
}

/**
 * Calls a function when the position of an element may have changed: the window is scrolled, the text has other lines, or
 * is removed. Before the next key, so that none is lost. Returns a function that ends this.
 */
function watchPosition(element: HTMLElement, onChange: () => void): () => void {
  const sizes = new ResizeObserver(onChange)
  sizes.observe(element)
  const ended = new AbortController()
  addEventListener('scroll', onChange, { capture: true, passive: true, signal: ended.signal })
  const changes = new MutationObserver(onChange)
  const anything = { attributes: true, characterData: true, childList: true, subtree: true }
  changes.observe(document.body, anything)
  return () => {
    ended.abort()
    sizes.disconnect()
    changes.disconnect()
  }
}

/** Selects no spaces at the ends: on some systems, a double click on a word also selects the space after it. */
export function excludeSpaces({ state: { doc, selection }, commands }: Editor): void {
  const { from, to } = selection
  const text = doc.textBetween(from, to, '\n', '\n')
  const [start = '', end = ''] = [/^ */, / *$/].map((spaces) => spaces.exec(text)?.[0])
  if (start.length < to - from)
    commands.setTextSelection({ from: from + start.length, to: to - end.length })
}

/** Marks the selected text while another element has the focus. Returns the function that ends this. */
export function markSelection({ view, state: { selection } }: Editor): () => void {
  const [start, end] = [view.domAtPos(selection.from, 1), view.domAtPos(selection.to, -1)]
  const range = new Range()
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset)
  CSS.highlights.set('edited-link', new Highlight(range))
  return () => CSS.highlights.delete('edited-link')
}

/** Whether another open text, or its note, has the focus. */
export function isFocusElsewhere(element: HTMLElement, note: HTMLElement | null): boolean {
  const focused =
    document.activeElement?.closest(`[${FIELD_ATTRIBUTE}], [${NOTE_ATTRIBUTE}]`) ?? null
  return focused !== null && focused !== element && focused !== note
}

/** Whether the Tab key changes the text at the caret: it indents an entry of a list, or moves to the next cell. */
const usesTab = (editor: Editor) => editor.isActive('listItem') || editor.isActive('table')

/** Moves the focus to the first button of a note, or to the next text of the page. */
function focusNext(note: HTMLElement | null): void {
  const buttons = document.querySelectorAll<HTMLElement>(
    `#${EDITOR_ID} :is([data-text], [${NOTE_ATTRIBUTE}] :is(button, input):enabled)`,
  )
  const follows = (button: HTMLElement) =>
    note !== null && note.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING
  ;[...buttons].find(follows)?.focus()
}

/** How near the caret comes to the edges of the window. CSS pixels. */
const SCROLL_MARGIN = { top: 160, bottom: 160, left: 0, right: 0 }

/** The element with all blocks of a long text. If it has one block, `node` is that block. */
const blockTextOf = (node: PageNode): PageNode =>
  node.parentElement?.closest<HTMLElement>(`.${blockClasses.root}`) ?? node

/** Whether the page shows a text, or the element around it. */
const isVisible = (node: PageNode) =>
  (node instanceof Text ? node.parentElement : node)?.checkVisibility({
    visibilityProperty: true,
  }) === true

/** The attribute of an element that is not visible, because an editable one is in its place. */
const REPLACED = 'data-replaced'

/** How long the page shows a saved text if React does not render it. Milliseconds. */
const RENDER_TIMEOUT = 3000

/** Shows an element in the place of a text of the page. React keeps its node, which is hidden in the meantime. */
function replaceOnPage(node: PageNode, element: HTMLElement) {
  node.before(element)
  let rendered = node instanceof Text ? node.data : ''
  let isRendered = false
  let onRendered = () => {}
  const hide = () => {
    if (!(node instanceof Text)) node.toggleAttribute(REPLACED, true)
    else if (node.data !== '') {
      rendered = node.data
      node.data = ''
    }
  }
  hide()
  const observer = new MutationObserver((records) => {
    if (records.every(({ target }) => element.contains(target))) return
    isRendered = true
    hide()
    observer.takeRecords()
    onRendered()
  })
  const root = node.parentElement ?? document.body
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  const showNode = () => {
    observer.disconnect()
    if (!(node instanceof Text)) node.removeAttribute(REPLACED)
    else if (node.data === '') node.data = rendered
  }
  return {
    node,
    showNode,
    /** Removes the element. `isKept`: a copy stays until React has rendered another text. */
    end(isKept: boolean) {
      if (!isKept || isRendered || !node.isConnected) {
        element.remove()
        return showNode()
      }
      const still = emptyCopy(node)
      still.append(...[...element.childNodes].map((child) => child.cloneNode(true)))
      element.replaceWith(still)
      observer.takeRecords()
      onRendered = () => {
        clearTimeout(timeout)
        still.remove()
        showNode()
      }
      const timeout = setTimeout(onRendered, RENDER_TIMEOUT)
    },
  }
}

/** An element without content that looks as a text of the page. */
function emptyCopy(node: PageNode): HTMLElement {
  const copy = node instanceof Text ? undefined : node.cloneNode(false)
  const element = copy instanceof HTMLElement ? copy : document.createElement('span')
  element.removeAttribute('id')
  element.removeAttribute(REPLACED)
  element.toggleAttribute(FIELD_ATTRIBUTE, true)
  // It can be inside a link or a button, which must not react to typing and clicking.
  for (const name of ['click', 'mousedown', 'pointerdown', 'keydown', 'keyup', 'dragstart']) {
    element.addEventListener(name, (event) => event.stopPropagation())
  }
  // A space clicks a button when its key is released.
  for (const name of ['click', 'keyup']) {
    element.addEventListener(name, (event) => event.preventDefault())
  }
  return element
}
