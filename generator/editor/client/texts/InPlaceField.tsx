import { joinParts, sourceOf, typedParts } from '../../../../src/model/textParts.ts'
import type { InsertedValue } from '../../protocol.ts'
import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { problemOf, useEditor } from '../editor.ts'
import { ConflictChoice } from '../ConflictChoice.tsx'
import { mergedText } from '../mergedText.ts'
import classes from '../PageEditor.module.css'
import { useAttempt } from '../saving.ts'
import { unsavedKey, useUnsaved } from '../unsaved.ts'
import { useConversion, useEditOnPage, type Point } from './editOnPage.ts'
import type { Candidate } from './findTexts.ts'
import { FormatToolbar, LinkForm } from './FormatToolbar.tsx'
import { directTarget, pastedContent } from './pasting.ts'

type InPlaceFieldProps = {
  readonly edited: Candidate
  /** Where the author clicked. Default: the text was opened with the keyboard. */
  readonly point: Point | undefined
  /** Called with a message for the status line. */
  readonly onEnd: (message: string) => void
}

/**
 * A text of the page that is edited at its place. Enter (in a long text Ctrl+Enter) and leaving the text save it, Escape
 * cancels. A rejected text stays open, with the problem below it. What is typed stays when the page is loaded again.
 */
export function InPlaceField({ edited, point, onEnd }: InPlaceFieldProps) {
  const { text, region } = edited
  const { path, markdown, parts: saved = [] } = text
  const source = sourceOf(saved)
  const { page, change, setStatus } = useEditor()
  const { unsaved, keep, clear } = useUnsaved(unsavedKey(path), `${region}, ${text.label}`)
  /** The text that the author saw: the change replaces this one. */
  const before = unsaved?.before ?? source
  const { problem, attempt } = useAttempt()
  /** Whether the author has tried to save: then the choice between two versions has the focus. */
  const [hasTried, setHasTried] = useState(false)
  /** The target of the edited link. Undefined while no link is edited. */
  const [link, setLink] = useState<string>()
  const note = useRef<HTMLDivElement>(null)
  const conversion = useConversion(text)
  const { documentOf, parts, unsavedParts, isChanged, isExpressible, linkHref, linkSource } =
    conversion.conversion
  const opening = {
    parts: unsaved === undefined ? saved : typedParts(unsaved.value, saved),
    point,
    selection: unsaved?.selection,
  }
  const { editor, keepOnPage } = useEditOnPage(edited, conversion, opening, note, {
    onChange({ state: { doc, selection } }) {
      if (!isChanged(doc)) return clear()
      const value = sourceOf(unsavedParts(doc))
      keep({ value, before, selection: [selection.anchor, selection.head] })
    },
    onSave(opened, focused) {
      const isInNote = focused instanceof Node && note.current?.contains(focused) === true
      if (!isInNote) void save(opened)
    },
    onCancel() {
      if (link !== undefined) closeLink()
      else if (unsaved === undefined || unsaved.value.length <= SHORT) cancel()
      else onEnd('Not saved. The bar keeps what you typed: open the text again, or discard it.')
    },
    onLink: editLink,
    onPaste(content) {
      const { html, notes } = pastedContent(content, markdown === 'blocks', page.paths)
      if (notes.length > 0) setStatus(notes.join(' '))
      return html
    },
  })

  // Before the next key.
  useLayoutEffect(() => {
    if (editor === undefined || unsaved !== undefined || !isChanged(editor.state.doc)) return
    editor.commands.setContent(documentOf(saved).toJSON())
  }, [editor, unsaved, saved, isChanged, documentOf])

  function editLink(opened: Editor): void {
    setLink(linkSource(String(opened.getAttributes('link')['href'] ?? '')))
  }

  function cancel(): void {
    clear()
    onEnd('Not changed.')
  }

  /** Returns the focus to the text, with its selection. */
  function closeLink(): void {
    setLink(undefined)
    editor?.commands.focus()
  }

  function changeLink(opened: Editor, source: string): void {
    const href = linkHref(directTarget(source))
    const chain = opened.chain().focus().extendMarkRange('link')
    const isEmpty = opened.state.selection.empty && !opened.isActive('link')
    const marks = [{ type: 'link', attrs: { href } }]
    if (isEmpty) chain.insertContent({ type: 'text', text: source, marks }).run()
    else chain.setLink({ href }).run()
    setLink(undefined)
  }

  /** Saves the typed text instead of `replaced`, by default the text that the author saw. */
  async function save(opened: Editor, replaced = before): Promise<void> {
    const { doc } = opened.state
    const typed = parts(doc)
    const value = sourceOf(typed)
    if (value === replaced || value === source) return cancel()
    if (source !== replaced) return setHasTried(true)
    const values = [{ path, revision: text.revision, value }]
    // If the page is left before the reply, the text is compared with that of the manifest.
    keep({ value, before, selection: unsaved?.selection })
    const isSaved = await attempt(() => change({ kind: 'values', values }).then(problemOf))
    if (isSaved === false) {
      setHasTried(true)
      // Not the command of Tiptap: it waits for a frame, and would take the focus from the choice of a conflict.
      opened.view.focus()
    }
    if (!isSaved) return
    // The author has typed more in the meantime, also if the text was opened again.
    if (!clear(sourceOf(unsavedParts(doc)), value) || !opened.state.doc.eq(doc)) return
    keepOnPage()
    onEnd(isExpressible(doc) ? 'Saved.' : OTHER_FORMATS)
  }

  // A conflict compares the bytes of the manifest.
  const typed =
    editor === undefined ? [] : (source === before ? unsavedParts : parts)(editor.state.doc)
  const isConflict = source !== before && source !== sourceOf(typed)
  const merged = isConflict ? mergedText(sourceOf(typed), before, source) : undefined
  const both = merged === undefined ? undefined : typedParts(merged, saved)
  const selection = editor?.state.selection
  const code: unknown = selection instanceof NodeSelection && selection.node.attrs['code']
  const value = page.inserted.find((inserted) => inserted.code === code)
  const hints = [
    text.location === undefined && 'This is a default text. Saving writes it into the manifest.',
    text.usedBy.length > 0 && `This changes the text in: ${text.usedBy.join(', ')}`,
    HEADINGS.includes(String(path.at(-1))) &&
      joinParts(typed).length > LONG_HEADING &&
      `A heading is easy to read with up to ${LONG_HEADING} characters. This one has ${joinParts(typed).length}.`,
  ].filter((hint) => hint !== false)
  return (
    <div ref={note} className={classes.below}>
      {markdown !== undefined && editor !== undefined && (
        <div className={`${classes.note} ${classes.choices}`}>
          <FormatToolbar editor={editor} markdown={markdown} onLink={() => editLink(editor)} />
          {markdown === 'blocks' && (
            <button type="button" onClick={() => void save(editor)}>
              Save
            </button>
          )}
        </div>
      )}
      {editor !== undefined && link !== undefined && (
        <LinkForm
          target={link}
          onChange={(target) => changeLink(editor, target)}
          onRemove={() => {
            editor.chain().extendMarkRange('link').unsetLink().run()
            closeLink()
          }}
        />
      )}
      {hints.map((hint) => (
        <p key={hint} className={classes.message}>
          {hint}
        </p>
      ))}
      {problem !== '' && !isConflict && (
        <p role="alert" className={classes.message} data-problem="">
          {problem}
        </p>
      )}
      {editor !== undefined && isConflict && (
        <ConflictChoice
          mine={joinParts(typed)}
          current={text.value}
          takesFocus={hasTried}
          both={both && joinParts(both)}
          onUseMine={() => void save(editor, source)}
          onUseBoth={() => {
            editor.commands.setContent(documentOf(both ?? saved).toJSON())
            void save(editor, source)
          }}
          onUseCurrent={cancel}
        />
      )}
      {value !== undefined && (
        <InsertedValueNote
          key={value.code}
          inserted={value}
          path={text.path}
          onSaved={() => {
            clear()
            onEnd('Saved.')
          }}
        />
      )}
    </div>
  )
}

const OTHER_FORMATS =
  'Saved. A format looks different now, because emphasis cannot begin inside a word. Undo restores the text.'

/** Escape discards a typed text of up to this length. A longer one stays in the list of unsaved texts. Characters. */
const SHORT = 200

/** The names of the values that are headings. */
const HEADINGS: readonly string[] = ['heading', 'title']

/** Characters. */
const LONG_HEADING = 70

type InsertedValueNoteProps = {
  readonly inserted: InsertedValue
  /** The path of the text that inserts the value. */
  readonly path: ModelPath
  readonly onSaved: () => void
}

/** What an inserted value means and where it is used. Changes it in all texts. */
function InsertedValueNote({ inserted, path, onSaved }: InsertedValueNoteProps) {
  const { code, revision, value: before, location, meaning, source, editable, usedBy } = inserted
  const { change } = useEditor()
  const [value, setValue] = useState(before)
  const { problem, attempt } = useAttempt()
  const save = async () => {
    const values = [{ path, code, revision, value }]
    const send = () => change({ kind: 'values', values })
    if (await attempt(() => send().then(problemOf))) onSaved()
  }
  return (
    <form
      className={classes.note}
      aria-label={`The inserted value ${code}`}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p>
        <code>{code}</code> in {location}
        {meaning !== undefined && `: ${meaning}`}
        {source !== undefined && ` (${source})`}
      </p>
      <p>Used by: {usedBy.join(', ')}</p>
      {editable ? (
        <>
          <label>
            Value in all texts
            <input value={value} onChange={({ target }) => setValue(target.value)} />
          </label>
          <button type="submit" disabled={value === before}>
            Change everywhere
          </button>
        </>
      ) : (
        <p>It is computed from other values, so change it in the manifest.</p>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}
