import type { ChainedCommands, Editor } from '@tiptap/core'
import { useId, useMemo } from 'react'
import { useEditor, useReply } from '../editor.ts'
import classes from '../PageEditor.module.css'

/** A button of the toolbar. */
type Format = {
  readonly name: string
  /** The key of its shortcut, with Ctrl or Cmd. */
  readonly key?: string
  readonly run: (chain: ChainedCommands) => ChainedCommands
  /** Whether the selected characters have the format. Undefined for what is no format. */
  readonly isActive?: (editor: Editor) => boolean
}

/** The formats of a paragraph. */
const INLINE: readonly Format[] = [
  {
    name: 'Bold',
    key: 'B',
    run: (chain) => chain.toggleBold(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    name: 'Emphasis',
    key: 'I',
    run: (chain) => chain.toggleItalic(),
    isActive: (editor) => editor.isActive('italic'),
  },
]

const subheading = (name: string, level: number): Format => ({
  name,
  run: (chain) => chain.toggleNode('heading', 'paragraph', { level }),
  isActive: (editor) => editor.isActive('heading', { level }),
})

/** The formats of a long text. */
const BLOCKS: readonly Format[] = [
  subheading('Subheading', 3),
  subheading('Smaller subheading', 4),
  {
    name: 'List',
    run: (chain) => chain.toggleBulletList(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    run: (chain) => chain.toggleOrderedList(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'Quote',
    run: (chain) => chain.toggleBlockquote(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
]

/** What can be inserted into a long text. */
const INSERT: readonly Format[] = [
  {
    name: 'Table',
    run: (chain) => chain.insertTable({ rows: 2, cols: 2, withHeaderRow: true }),
  },
  {
    name: 'Code',
    run: (chain) =>
      chain.insertContent({
        type: 'codeFigure',
        content: [
          { type: 'codeCaption', content: [{ type: 'text', text: 'What the code shows' }] },
          { type: 'codeLines' },
        ],
      }),
  },
]

/** What changes the block of code with the caret. */
const IN_CODE: readonly Format[] = [
  { name: 'Remove code', run: (chain) => chain.deleteNode('codeFigure') },
]

/** What changes the table with the caret. */
const IN_TABLE: readonly Format[] = [
  { name: 'Add row', run: (chain) => chain.addRowAfter() },
  { name: 'Remove row', run: (chain) => chain.deleteRow() },
  { name: 'Add column', run: (chain) => chain.addColumnAfter() },
  { name: 'Remove column', run: (chain) => chain.deleteColumn() },
  { name: 'Remove table', run: (chain) => chain.deleteTable() },
]

/** The formats that are possible at the caret of a long text. */
function formatsAt(editor: Editor): readonly Format[] {
  if (editor.isActive('codeFigure')) return IN_CODE
  return [...INLINE, ...(editor.isActive('table') ? IN_TABLE : [...BLOCKS, ...INSERT])]
}

type FormatToolbarProps = {
  readonly editor: Editor
  readonly markdown: 'inline' | 'blocks'
  /** Opens the form for a link. */
  readonly onLink: () => void
}

/** The buttons for what the text may contain. A click keeps the selection of the text. */
export function FormatToolbar({ editor, markdown, onLink }: FormatToolbarProps) {
  const formats = markdown === 'inline' ? INLINE : formatsAt(editor)
  return (
    <div role="toolbar" aria-label="Format" className={classes.formats}>
      {formats.map(({ name, key, run, isActive }) => (
        <FormatButton
          key={name}
          name={name}
          shortcut={key}
          isActive={isActive?.(editor)}
          onClick={() => run(editor.chain().focus()).run()}
        />
      ))}
      <FormatButton name="Link" shortcut="K" isActive={editor.isActive('link')} onClick={onLink} />
    </div>
  )
}

type FormatButtonProps = {
  readonly name: string
  readonly shortcut: string | undefined
  readonly isActive: boolean | undefined
  readonly onClick: () => void
}

const FormatButton = ({ name, shortcut, isActive, onClick }: FormatButtonProps) => (
  <button
    type="button"
    aria-pressed={isActive}
    aria-keyshortcuts={shortcut && `Control+${shortcut} Meta+${shortcut}`}
    title={shortcut && `${name} (Ctrl+${shortcut})`}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {name}
  </button>
)

type LinkFormProps = {
  /** The target of the link at the caret. Empty if there is none. */
  readonly target: string
  readonly onChange: (target: string) => void
  readonly onRemove: () => void
}

/** Asks for the target of a link. Suggests the pages and their sections. */
export function LinkForm({ target, onChange, onRemove }: LinkFormProps) {
  const request = useMemo(() => ({ page: location.pathname }), [])
  const links = useReply(useEditor().send, 'settings', request).value?.choices.link ?? []
  const list = useId()
  return (
    <form
      className={classes.note}
      aria-label="Link"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(String(new FormData(event.currentTarget).get('target')).trim())
      }}
    >
      <label>
        Target of the link: a page, a section of a page, or a URL
        <input
          ref={focusInput}
          name="target"
          defaultValue={target}
          list={list}
          required
          autoComplete="off"
        />
      </label>
      <datalist id={list}>
        {links.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      <div className={classes.choices}>
        <button type="submit">{target === '' ? 'Insert link' : 'Change link'}</button>
        {target !== '' && (
          <button type="button" onClick={onRemove}>
            Remove link
          </button>
        )}
      </div>
    </form>
  )
}

const focusInput = (input: HTMLInputElement | null) => input?.focus()
