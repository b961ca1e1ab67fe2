import { useEffect, useState } from 'react'
import type { Choices } from '../../settingProtocol.ts'
import { errorText, useEditor } from '../editor.ts'
import classes from '../PageEditor.module.css'
import { SettingInput } from '../settings/inputs.tsx'

/** What the author can do with the selected characters of a text with Markdown. */
export type Format = 'bold' | 'emphasis' | 'link'

/** The formats by the keys of their shortcuts, with Ctrl or Cmd. */
const SHORTCUTS = new Map<string, Format>([
  ['b', 'bold'],
  ['i', 'emphasis'],
  ['k', 'link'],
])

/** The format of a shortcut. Undefined for other keys. */
export const formatOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): Format | undefined =>
  ctrlKey || metaKey ? SHORTCUTS.get(key.toLowerCase()) : undefined

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
  const { startContainer: start, endContainer: end } = range
  const isSpace = (node: Node, index: number) =>
    node instanceof Text && /\s/.test(node.data.charAt(index))
  while (!range.collapsed && isSpace(end, range.endOffset - 1))
    range.setEnd(end, range.endOffset - 1)
  while (!range.collapsed && isSpace(start, range.startOffset)) {
    range.setStart(start, range.startOffset + 1)
  }
  return range
}

/**
 * Writes Markdown before and after a range, and selects the range. Removes it instead if it is already there. The
 * browser can undo it, because it is inserted like typed characters.
 */
export function surround(range: Range, before: string, after = before): void {
  const { startContainer, startOffset, endContainer, endOffset } = range
  const selection = getSelection()
  const replace = (container: Node, from: number, to: number, text: string) => {
    selection?.setBaseAndExtent(container, from, container, to)
    if (text === '') document.execCommand('delete')
    else document.execCommand('insertText', false, text)
  }
  const textBefore = (startContainer.textContent ?? '').slice(0, startOffset)
  const textAfter = (endContainer.textContent ?? '').slice(endOffset)
  const isSurrounded = hasMarker(textBefore, before, 'end') && hasMarker(textAfter, after, 'start')
  // The end first, because the start moves what follows it.
  if (isSurrounded) {
    replace(endContainer, endOffset, endOffset + after.length, '')
    replace(startContainer, startOffset - before.length, startOffset, '')
  } else {
    replace(endContainer, endOffset, endOffset, after)
    replace(startContainer, startOffset, startOffset, before)
  }
  const moved = isSurrounded ? -before.length : before.length
  if (!(startContainer instanceof Text && endContainer instanceof Text)) return
  const isOneNode = startContainer === endContainer
  selection?.setBaseAndExtent(
    startContainer,
    startOffset + moved,
    endContainer,
    isOneNode ? endOffset + moved : endOffset,
  )
}

/** Whether a text ends or starts with exactly this marker: `**` is no `*`, but `***` is both. */
function hasMarker(text: string, marker: string, side: 'start' | 'end'): boolean {
  const [found = ''] = (side === 'end' ? /\*+$/ : /^\*+/).exec(text) ?? []
  return marker === '**' ? found.length >= 2 : marker === '*' && found.length % 2 === 1
}

/** The buttons for the formats. A click keeps the selection of the text. */
export const FormatButtons = ({ onFormat }: { readonly onFormat: (format: Format) => void }) => (
  <div role="toolbar" aria-label="Format" className={classes.format}>
    {FORMATS.map(({ format, name, key }) => (
      <button
        key={format}
        type="button"
        aria-keyshortcuts={`Control+${key} Meta+${key}`}
        title={`${name} (Ctrl+${key})`}
        data-format={format}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onFormat(format)}
      >
        {name}
      </button>
    ))}
  </div>
)

const FORMATS = [
  { format: 'bold', name: 'Bold', key: 'B' },
  { format: 'emphasis', name: 'Emphasis', key: 'I' },
  { format: 'link', name: 'Link', key: 'K' },
] as const

/** Asks for the target of a link: a page, a section of a page or a URL. `onInsert` gets its title too, if it has one. */
export function LinkForm({
  onInsert,
}: {
  readonly onInsert: (target: string, title: string) => void
}) {
  const { requests } = useEditor()
  const [choices, setChoices] = useState<Choices>()
  const [target, setTarget] = useState('')
  const [problem, setProblem] = useState('')
  useEffect(() => {
    requests.settings({ page: location.pathname }).then(
      (settings) => setChoices(settings.choices),
      (error: unknown) => setProblem(errorText(error)),
    )
  }, [requests])
  if (choices === undefined) {
    return (
      problem !== '' && (
        <p role="alert" className={classes.message}>
          {problem}
        </p>
      )
    )
  }
  const title = choices.link.find(({ value }) => value === target)?.label
  return (
    <form
      className={classes.note}
      aria-label="Link"
      data-link=""
      ref={focusInput}
      onSubmit={(event) => {
        event.preventDefault()
        if (target !== '') onInsert(target, title ?? target)
      }}
    >
      <SettingInput
        control={{ kind: 'reference', to: 'link' }}
        choices={choices}
        label="Target of the link"
        description="A page, a section of a page, or a URL"
        isOptional={false}
        defaultValue={undefined}
        value={target}
        isUnchanged={target === ''}
        problem=""
        onEnter={setTarget}
        onCommit={setTarget}
      />
      <button type="submit" disabled={target === ''}>
        Insert link
      </button>
    </form>
  )
}

const focusInput = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()
