import type { ChainedCommands, Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { ActionIcon, Autocomplete, Button, Group, Tooltip } from '@mantine/core'
import { useMemo, useState, type ReactNode } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import { useEditor, useReply } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'
import { acceptedTarget } from './pasting.ts'
import classes from './Texts.module.css'

const { texts: sentences } = SENTENCES

/** A button of the toolbar. */
type Format = {
  readonly name: string
  readonly icon: string
  /** Default: it opens the form for a link. */
  readonly run?: (chain: ChainedCommands) => ChainedCommands
  /** The mark or node that the button shows as pressed, with its attributes. Default: it is no format. */
  readonly active?: readonly [name: string, attributes?: object]
  /** The key of its shortcut, with Ctrl or Cmd. */
  readonly key?: string
}

/** The formats of a paragraph. */
const INLINE: readonly Format[] = [
  { name: 'Bold', icon: 'bold', active: ['bold'], key: 'B', run: (chain) => chain.toggleBold() },
  {
    name: 'Emphasis',
    icon: 'italic',
    active: ['italic'],
    key: 'I',
    run: (chain) => chain.toggleItalic(),
  },
  { name: 'Link', icon: 'link', active: ['link'], key: 'K' },
]

const subheading = (name: string, level: number): Format => ({
  name,
  icon: `h-${level}`,
  active: ['heading', { level }],
  run: (chain) => chain.toggleNode('heading', 'paragraph', { level }),
})

/** The formats of a long text, and what can be inserted into it. */
const BLOCKS: readonly Format[] = [
  subheading('Subheading', 3),
  subheading('Smaller subheading', 4),
  { name: 'List', icon: 'list', active: ['bulletList'], run: (chain) => chain.toggleBulletList() },
  {
    name: 'Numbered list',
    icon: 'list-numbers',
    active: ['orderedList'],
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'Quote',
    icon: 'blockquote',
    active: ['blockquote'],
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    name: 'Table',
    icon: 'table-plus',
    run: (chain) => afterSelection(chain).insertTable({ rows: 2, cols: 2, withHeaderRow: true }),
  },
  { name: 'Code', icon: 'code', run: (chain) => afterSelection(chain).insertContent(NEW_CODE) },
]

/** Moves the caret to the end of the selection: what is inserted or typed does not replace the selected text. */
export const afterSelection = (chain: ChainedCommands) =>
  chain.command(({ tr }) => tr.setSelection(Selection.near(tr.selection.$to, -1)) === tr)

const NEW_CODE = '<figure><figcaption>What the code shows</figcaption><pre></pre></figure>'

/** What changes the table with the caret. */
const IN_TABLE: readonly Format[] = [
  { name: 'Add row', icon: 'row-insert-bottom', run: (chain) => chain.addRowAfter() },
  { name: 'Remove row', icon: 'row-remove', run: (chain) => chain.deleteRow() },
  { name: 'Add column', icon: 'column-insert-right', run: (chain) => chain.addColumnAfter() },
  { name: 'Remove column', icon: 'column-remove', run: (chain) => chain.deleteColumn() },
  { name: 'Remove table', icon: 'table-off', run: (chain) => chain.deleteTable() },
]

/** What changes the block of code with the caret. */
const IN_CODE: readonly Format[] = [
  { name: 'Remove code', icon: 'code-off', run: (chain) => chain.deleteNode('codeFigure') },
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
  <Group role="toolbar" aria-label={sentences.format} gap={2} wrap="nowrap" className={classes.row}>
    {formatsAt(editor, markdown).map(({ name, icon, key, run, active }) => {
      const isActive = active && editor.isActive(...active)
      return (
        <Tooltip key={name} label={key === undefined ? name : `${name} (Ctrl+${key})`}>
          <ActionIcon
            variant={isActive === true ? 'light' : 'subtle'}
            color={isActive === true ? 'blue' : 'gray.8'}
            aria-label={name}
            aria-pressed={isActive}
            aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (run === undefined ? onLink() : run(editor.chain().focus()).run())}
          >
            <Icon name={icon} />
          </ActionIcon>
        </Tooltip>
      )
    })}
  </Group>
)

type LinkFormProps = {
  /** The target of the link. Empty if there is none. */
  readonly target: string
  /** What the target is. Default: the name of the page. */
  readonly name: string | undefined
  /** The other places that get the new target too. */
  readonly others: readonly string[]
  /** Asks whether they get it. */
  readonly children?: ReactNode
  /** `name`: what the author has chosen or typed. */
  readonly onChange: (target: string, name: string) => void
  /** The author has chosen or typed a target, which is not changed yet. `button`: what changes it. */
  readonly onEdit: (button: string) => void
  /** The focus has moved to another element than those of the form. */
  readonly onLeave: (submit: () => void) => void
  /** Default: the link cannot be removed. */
  readonly onRemove?: (() => void) | undefined
}

/** Asks for the target of a link in a text, or of a button: a page or a section by its name, or a web address. */
export function LinkForm({
  target,
  name: saved,
  others,
  children,
  onRemove,
  ...events
}: LinkFormProps) {
  const { onChange, onEdit, onLeave } = events
  const { send, page } = useEditor()
  const request = useMemo(() => ({ page: location.pathname }), [])
  const links = useReply(send, 'describePart', request).value?.choices.link ?? []
  const [name, setName] = useState(saved ?? page.names[target] ?? target)
  const [problem, setProblem] = useState('')
  /** The pages, then their sections and the files. */
  const labels = new Map([
    ...Object.entries(page.names),
    ...links.map(({ value, label = value }) => [value, label] as const),
  ])
  const written = name.trim().toLowerCase()
  /** Names that begin with what is typed come first, the shortest of them first. */
  const rank = (label: string) =>
    written !== '' && label.toLowerCase().startsWith(written)
      ? label.length
      : Number.MAX_SAFE_INTEGER
  const submit = () => {
    const [named] = [...labels].find(([, label]) => label.toLowerCase() === written) ?? []
    const typed = acceptedTarget(name.trim(), Object.keys(page.names))
    // The server knows the values that a target inserts, e.g. a phone number.
    const next = named ?? (name.includes('${') ? name : typed)
    if (next === undefined) setProblem(sentences.noTarget(name))
    else onChange(next, name)
  }
  const changeText = target === '' ? sentences.insertLink : sentences.changeLink
  const submitText = others.length > 0 ? sentences.changeEverywhere : changeText
  return (
    <form
      aria-label={sentences.kinds.link}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // If the author goes to another window, the element is still the active one.
        const focused = relatedTarget ?? document.activeElement
        if (!currentTarget.contains(focused)) onLeave(submit)
      }}
    >
      <Group gap="xs" align="end">
        <Autocomplete
          ref={focusInput}
          label={sentences.linkTarget}
          description={others.length > 0 && sentences.alsoIn(others)}
          error={problem}
          flex="1 1 12rem"
          inputWrapperOrder={['label', 'description', 'error', 'input']}
          // The list is in the form, after the buttons: it covers nothing, and the buttons do not move.
          comboboxProps={{ withinPortal: false, transitionProps: { duration: 0 } }}
          classNames={{ dropdown: classes.list ?? '' }}
          required
          withAsterisk={false}
          data={[...labels]
            .map(([value, label]) => ({ value, label }))
            .toSorted((a, b) => rank(a.label) - rank(b.label))}
          limit={100}
          // Other places change only with the button that says it.
          onOptionSubmit={(value) =>
            others.length === 0 && onChange(value, labels.get(value) ?? value)
          }
          openOnFocus={target === ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
          value={name}
          onChange={(next) => {
            setName(next)
            setProblem('')
            onEdit(submitText)
          }}
        />
        <Button type="submit" variant="filled">
          {submitText}
        </Button>
        {target !== '' && onRemove && <Button onClick={onRemove}>{sentences.removeLink}</Button>}
        {children}
      </Group>
    </form>
  )
}

const focusInput = (input: HTMLInputElement | null) => input?.focus()
