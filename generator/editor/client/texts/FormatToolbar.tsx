import type { ChainedCommands, Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { useId, useMemo } from 'react'
import { useEditor, useReply } from '../editor.ts'
import classes from '../PageEditor.module.css'

/** A button of the toolbar. */
type Format = {
  readonly name: string
  /** Default: it opens the form for a link. */
  readonly run?: (chain: ChainedCommands) => ChainedCommands
  /** The mark or node that the button shows as pressed, with its attributes. Default: it is no format. */
  readonly active?: readonly [name: string, attributes?: object]
  /** The key of its shortcut, with Ctrl or Cmd. */
  readonly key?: string
}

/** The formats of a paragraph. */
const INLINE: readonly Format[] = [
  { name: 'Bold', active: ['bold'], key: 'B', run: (chain) => chain.toggleBold() },
  { name: 'Emphasis', active: ['italic'], key: 'I', run: (chain) => chain.toggleItalic() },
  { name: 'Link', active: ['link'], key: 'K' },
]

const subheading = (name: string, level: number): Format => ({
  name,
  active: ['heading', { level }],
  run: (chain) => chain.toggleNode('heading', 'paragraph', { level }),
})

/** The formats of a long text, and what can be inserted into it. */
const BLOCKS: readonly Format[] = [
  subheading('Subheading', 3),
  subheading('Smaller subheading', 4),
  { name: 'List', active: ['bulletList'], run: (chain) => chain.toggleBulletList() },
  { name: 'Numbered list', active: ['orderedList'], run: (chain) => chain.toggleOrderedList() },
  { name: 'Quote', active: ['blockquote'], run: (chain) => chain.toggleBlockquote() },
  {
    name: 'Table',
    run: (chain) => afterSelection(chain).insertTable({ rows: 2, cols: 2, withHeaderRow: true }),
  },
  { name: 'Code', run: (chain) => afterSelection(chain).insertContent(NEW_CODE) },
]

/** Moves the caret to the end of the selection: what is inserted does not replace the selected text. */
const afterSelection = (chain: ChainedCommands) =>
  chain.command(({ tr }) => tr.setSelection(Selection.near(tr.selection.$to, -1)) === tr)

const NEW_CODE = '<figure><figcaption>What the code shows</figcaption><pre></pre></figure>'

/** What changes the table with the caret. */
const IN_TABLE: readonly Format[] = [
  { name: 'Add row', run: (chain) => chain.addRowAfter() },
  { name: 'Remove row', run: (chain) => chain.deleteRow() },
  { name: 'Add column', run: (chain) => chain.addColumnAfter() },
  { name: 'Remove column', run: (chain) => chain.deleteColumn() },
  { name: 'Remove table', run: (chain) => chain.deleteTable() },
]

/** What changes the block of code with the caret. */
const IN_CODE: readonly Format[] = [
  { name: 'Remove code', run: (chain) => chain.deleteNode('codeFigure') },
]

/** The formats that are possible at the caret of a text with Markdown. */
function formatsAt(editor: Editor, markdown: 'inline' | 'blocks'): readonly Format[] {
  if (markdown === 'inline') return INLINE
  if (editor.isActive('codeFigure')) return IN_CODE
  return [...INLINE, ...(editor.isActive('table') ? IN_TABLE : BLOCKS)]
}

type FormatToolbarProps = {
  readonly editor: Editor
  readonly markdown: 'inline' | 'blocks'
  /** Opens the form for a link. */
  readonly onLink: () => void
}

/** The buttons for what the text may contain. A click keeps the selection of the text. */
export const FormatToolbar = ({ editor, markdown, onLink }: FormatToolbarProps) => (
  <div role="toolbar" aria-label="Format" className={classes.formats}>
    {formatsAt(editor, markdown).map(({ name, key, run, active }) => (
      <button
        key={name}
        type="button"
        aria-pressed={active && editor.isActive(...active)}
        aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
        title={key && `${name} (Ctrl+${key})`}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (run === undefined ? onLink() : run(editor.chain().focus()).run())}
      >
        {name}
      </button>
    ))}
  </div>
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
  const links = useReply(useEditor().send, 'describePart', request).value?.choices.link ?? []
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
