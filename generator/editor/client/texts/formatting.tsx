import { useMemo, useId } from 'react'
import { useEditor, useReply } from '../editor.ts'
import classes from '../PageEditor.module.css'

/** What the author can do with the selected characters of a text with Markdown. `key`: of the shortcut, with Ctrl or Cmd. */
const FORMATS = [
  { name: 'Bold', key: 'b', marker: '**' },
  { name: 'Emphasis', key: 'i', marker: '*' },
  { name: 'Link', key: 'k', marker: undefined },
] as const

/** What the author can do with the selected characters of a text with Markdown. */
export type Format = (typeof FORMATS)[number]

/** The format of a shortcut. Undefined for other keys. */
export const formatOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): Format | undefined =>
  ctrlKey || metaKey ? FORMATS.find((format) => format.key === key.toLowerCase()) : undefined

/** The selected range of a field, without the spaces at its ends. The caret if nothing is selected. */
export function selectedRange(): Range | undefined {
  const selection = getSelection()
  if (selection === null || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0).cloneRange()
  // If everything is selected, the range is that of the element around the text.
  const first = range.startContainer.childNodes[range.startOffset]
  const last = range.endContainer.childNodes[range.endOffset - 1]
  if (first instanceof Text) range.setStart(first, 0)
  if (last instanceof Text) range.setEnd(last, last.length)
  const text = range.toString()
  if (text.trim() === '') return range
  const [before, after] = [
    text.length - text.trimStart().length,
    text.length - text.trimEnd().length,
  ]
  range.setStart(range.startContainer, range.startOffset + before)
  range.setEnd(range.endContainer, range.endOffset - after)
  return range
}

/**
 * Writes Markdown before and after a range, and selects the range. Removes it instead if it is already there. The
 * browser can undo it, because it is inserted like typed characters.
 */
export function surround(range: Range, before: string, after = before): void {
  const { startContainer: start, startOffset, endContainer: end, endOffset } = range
  const selection = getSelection()
  const replace = (node: Node, from: number, to: number, text: string) => {
    selection?.setBaseAndExtent(node, from, node, to)
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  }
  const isSurrounded =
    hasMarker(/\*+$/, start.textContent?.slice(0, startOffset), before) &&
    hasMarker(/^\*+/, end.textContent?.slice(endOffset), after)
  // The end first, because the start moves what follows it.
  if (isSurrounded) {
    replace(end, endOffset, endOffset + after.length, '')
    replace(start, startOffset - before.length, startOffset, '')
  } else {
    replace(end, endOffset, endOffset, after)
    replace(start, startOffset, startOffset, before)
  }
  if (!(start instanceof Text && end instanceof Text)) return
  const moved = isSurrounded ? -before.length : before.length
  const movedEnd = start === end ? endOffset + moved : endOffset
  selection?.setBaseAndExtent(start, startOffset + moved, end, movedEnd)
}

/** Whether the asterisks at an end of a text contain a marker: `**` is no `*`, but `***` is both. */
function hasMarker(asterisks: RegExp, text = '', marker: string): boolean {
  const { length } = asterisks.exec(text)?.[0] ?? ''
  return marker === '**' ? length >= 2 : marker === '*' && length % 2 === 1
}

/** The buttons for the formats. A click keeps the selection of the text. */
export const FormatButtons = ({ onFormat }: { readonly onFormat: (format: Format) => void }) => (
  <div role="toolbar" aria-label="Format" className={`${classes.note} ${classes.choices}`}>
    {FORMATS.map((format) => (
      <button
        key={format.key}
        type="button"
        aria-keyshortcuts={`Control+${format.key} Meta+${format.key}`}
        title={`${format.name} (Ctrl+${format.key.toUpperCase()})`}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onFormat(format)}
      >
        {format.name}
      </button>
    ))}
  </div>
)

/** Asks for the target of a link. Suggests the pages and their sections. */
export function LinkForm({ onInsert }: { readonly onInsert: (target: string) => void }) {
  const request = useMemo(() => ({ page: location.pathname }), [])
  const links = useReply(useEditor().send, 'settings', request).value?.choices.link ?? []
  const list = useId()
  return (
    <form
      className={classes.note}
      aria-label="Link"
      onSubmit={(event) => {
        event.preventDefault()
        onInsert(String(new FormData(event.currentTarget).get('target')).trim())
      }}
    >
      <label>
        Target of the link: a page, a section of a page, or a URL
        <input ref={focusInput} name="target" list={list} required autoComplete="off" />
      </label>
      <datalist id={list}>
        {links.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      <button type="submit">Insert link</button>
    </form>
  )
}

const focusInput = (input: HTMLInputElement | null) => input?.focus()
