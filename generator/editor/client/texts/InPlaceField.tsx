import { joinParts, sourceOf, typedParts } from '../../../../src/model/textParts.ts'
import type { EditableText, InsertedValue } from '../../protocol.ts'
import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/core'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import { problemOf, useEditor } from '../editor.ts'
import { CONFLICT_HEIGHT, ConflictChoice } from '../ConflictChoice.tsx'
import { Details } from '../Details.tsx'
import { mergedText } from '../mergedText.ts'
import { PlacesChoice } from '../PlacesChoice.tsx'
import { Problem } from '../Problem.tsx'
import { useAttempt } from '../saving.ts'
import { SENTENCES } from '../sentences.ts'
import { unsavedKey, useUnsaved } from '../unsaved.ts'
import {
  excludeSpaces,
  isFocusElsewhere,
  markSelection,
  useConversion,
  useEditOnPage,
  type Point,
} from './editOnPage.ts'
import { canHaveParagraphs, type Candidate } from './findTexts.ts'
import { afterSelection, FormatToolbar, LinkForm } from './FormatToolbar.tsx'
import { PageNote } from './PageNote.tsx'
import { pastedContent } from './pasting.ts'

type InPlaceFieldProps = {
  readonly edited: Candidate
  /** Where the author clicked. Default: the text was opened with the keyboard. */
  readonly point: Point | undefined
  /** Called with a message for the status line. */
  readonly onEnd: (message: string) => void
}

/**
 * A text of the page that is edited at its place. Enter (in a text with paragraphs Ctrl+Enter), Escape and leaving the text
 * save it. A rejected text stays open, with the problem below it, until Escape closes it or the author discards it. What is
 * typed stays when the page is loaded again.
 */
export function InPlaceField({ edited, point, onEnd }: InPlaceFieldProps) {
  const { text, region } = edited
  const { path, markdown, parts: saved = [] } = text
  const source = sourceOf(saved)
  const hasParagraphs = canHaveParagraphs(text)
  const { page, change, setStatus } = useEditor()
  const { unsaved, keep, clear, isOnlyHere, chooseOnlyHere } = useUnsaved(
    unsavedKey(path),
    `${region}, ${text.label}`,
  )
  /** The text that the author saw: the change replaces this one. */
  const before = unsaved?.before ?? source
  const { problem, setProblem, isRunning, attempt } = useAttempt()
  /** Whether the author has tried to save: then the choice between two versions has the focus. */
  const [hasTried, setHasTried] = useState(false)
  /** The target of the edited link. Undefined while no link is edited. */
  const [link, setLink] = useState<string>()
  /** Whether the author has chosen or typed a target that is not changed yet. */
  const isLinkEdited = useRef(false)
  /** Whether the author has pressed Escape while something was saved, or has left the form for a target. */
  const isLeaving = useRef(false)
  const note = useRef<HTMLDivElement>(null)
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
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
      const value = sourceOf(unsavedParts(doc))
      if (value !== unsaved?.value) setProblem('')
      if (!isChanged(doc)) return clear()
      keep({ value, before, selection: [selection.anchor, selection.head] })
    },
    onSave(opened, focused) {
      const isInNote = focused instanceof Node && note.current?.contains(focused) === true
      if (!isInNote) void save(opened)
    },
    onEscape: leave,
    onLink: editLink,
    onPaste(...content) {
      const { html, notes } = pastedContent(text, Object.keys(page.names), ...content)
      if (notes.length > 0) setStatus(notes.join(' '))
      return html
    },
  })

  // Before the next key.
  useLayoutEffect(() => {
    if (editor === undefined || unsaved !== undefined || !isChanged(editor.state.doc)) return
    editor.commands.setContent(documentOf(saved).toJSON())
  }, [editor, unsaved, saved, isChanged, documentOf])

  const isMarked = markdown !== undefined && link !== undefined
  useEffect(() => (isMarked && editor ? markSelection(editor) : undefined), [isMarked, editor])

  function editLink(opened: Editor): void {
    excludeSpaces(opened)
    setLink(linkSource(String(opened.getAttributes('link')['href'] ?? '')))
  }

  /** Closes the form for a link, otherwise saves the text. If that was not possible, it is closed, and the bar keeps it. */
  function leave(opened: Editor): void {
    isLeaving.current = isRunning
    if (link !== undefined && isLinkEdited.current && !isRunning) isLinkEdited.current = false
    else if (link !== undefined) closeLink()
    else if (isRunning) return
    else if (unsaved && (problem !== '' || (hasTried && isConflict))) onEnd(sentences.kept)
    else void save(opened)
  }

  function cancel(): void {
    clear()
    onEnd(sentences.unchanged)
  }

  /** Returns the focus to the text, with its selection. */
  function closeLink(): void {
    setLink(undefined)
    isLinkEdited.current = false
    // A chain does nothing if the text has been closed in the meantime.
    editor?.chain().focus().run()
  }

  /** The caret is after the link then. `name`: the text of a link that is inserted. */
  function changeLink(opened: Editor, source: string, name: string): void {
    const href = linkHref(source)
    const chain = opened.chain().focus().extendMarkRange('link')
    const isEmpty = opened.state.selection.empty && !opened.isActive('link')
    const marks = [{ type: 'link', attrs: { href } }]
    if (isEmpty) chain.insertContent({ type: 'text', text: name, marks }).run()
    else afterSelection(chain.setLink({ href })).run()
    setStatus('')
    closeLink()
  }

  /** Saves the target of the button with the text. The text stays open. */
  async function changeTarget(value: string): Promise<void> {
    if (text.link === undefined) return
    const { path: target, revision, canDiffer } = text.link
    const values = [{ path: target, revision, value, onlyHere: canDiffer && isOnlyHere }]
    if (await attempt(() => change({ kind: 'values', values }).then(problemOf))) closeLink()
  }

  /** The focus has left the form for the target of the button. A target that is the same in other places is not changed. */
  function leaveTarget(opened: Editor, submit: () => void): void {
    if (text.link === undefined || isRunning) return
    if (!isLinkEdited.current) {
      closeLink()
      void save(opened)
    } else if (othersOf(text.link).length === 0) {
      isLeaving.current = true
      submit()
    }
  }

  /** Saves the typed text instead of `replaced`, by default the text that the author saw. */
  async function save(opened: Editor, replaced = before): Promise<void> {
    const { doc } = opened.state
    const typed = parts(doc)
    const value = sourceOf(typed)
    if (value === replaced || value === source) return cancel()
    if (source !== replaced) return setHasTried(true)
    const onlyHere = text.canDiffer && isOnlyHere
    const values = [{ path, revision: text.revision, value, onlyHere }]
    // If the page is left before the reply, the text is compared with that of the manifest.
    keep({ value, before, selection: unsaved?.selection })
    const isSaved = await attempt(() => change({ kind: 'values', values }).then(problemOf))
    // The author may be typing in another text in the meantime.
    if (isSaved === false && !isFocusElsewhere(opened.view.dom, note.current)) {
      setHasTried(true)
      // Not the command of Tiptap: it waits for a frame, and would take the focus from the choice of a conflict.
      opened.view.focus()
    }
    if (!isSaved) return
    // The author has typed more in the meantime, also if the text was opened again.
    if (!clear(sourceOf(unsavedParts(doc)), value) || !opened.state.doc.eq(doc)) return
    keepOnPage()
    onEnd(isExpressible(doc) ? bar.saved : sentences.otherFormats)
  }

  const leaveAfterSaving = useEffectEvent(() => {
    const isWanted = isLeaving.current && problem === ''
    isLeaving.current = false
    if (!isWanted || editor === undefined) return
    if (isChanged(editor.state.doc)) void save(editor)
    else onEnd(bar.saved)
  })
  useEffect(() => {
    if (!isRunning) leaveAfterSaving()
  }, [isRunning])

  /** The other places that change with a value. */
  const othersOf = ({ canDiffer = false, usedBy }: Sharing) =>
    canDiffer && isOnlyHere ? [] : usedBy
  const choiceFor = (value: Sharing | undefined) =>
    value?.canDiffer && (
      <PlacesChoice
        count={value.usedBy.length + 1}
        isOnlyHere={isOnlyHere}
        onChange={(next) => {
          chooseOnlyHere(next)
          // The button that changes the target has another name.
          if (isLinkEdited.current) setStatus('')
        }}
      />
    )
  // A conflict compares the bytes of the manifest, which has several paragraphs at several paths when they are saved.
  const typed =
    editor === undefined ? [] : (source === before ? unsavedParts : parts)(editor.state.doc)
  const isConflict = !isRunning && source !== before && source !== sourceOf(typed)
  const merged = isConflict ? mergedText(sourceOf(typed), before, source) : undefined
  const both = merged === undefined ? undefined : typedParts(merged, saved)
  useEffect(() => {
    if (isConflict) setStatus(conflict.choose)
  }, [isConflict, setStatus])
  const selection = editor?.state.selection
  const size = isTouch ? 'md' : 'xs'
  const code: unknown = selection instanceof NodeSelection && selection.node.attrs['code']
  const value = page.inserted.find((inserted) => inserted.code === code)
  const hints = [
    text.location === undefined && sentences.standard,
    othersOf(text).length > 0 && link === undefined && sentences.alsoIn(othersOf(text)),
    HEADINGS.includes(String(path.at(-1))) &&
      joinParts(typed).length > LONG_HEADING &&
      sentences.longHeading(LONG_HEADING, joinParts(typed).length),
  ].filter((hint) => hint !== false)
  /** Not while the text is saved, because another one may be open, and not beside the choice between two versions. */
  const hasTools =
    (link !== undefined || !isRunning) && !isConflict && (markdown ?? text.link ?? isTouch)
  // A button is larger than its text.
  const button = text.link && editor?.view.dom.closest('a, button')
  return (
    <PageNote
      ref={note}
      reference={button ?? editor?.view.dom ?? null}
      minHeight={isConflict ? CONFLICT_HEIGHT : undefined}
    >
      {editor !== undefined && hasTools && (
        <Group gap="xs">
          {markdown !== undefined && (
            <FormatToolbar editor={editor} markdown={markdown} onLink={() => editLink(editor)} />
          )}
          {text.link !== undefined && (
            <Button
              {...{ size }}
              leftSection={<Icon name="link" />}
              onClick={() => setLink(text.link?.target)}
            >
              {sentences.leadsTo(text.link.name)}
            </Button>
          )}
          {(isTouch || hasParagraphs) && (
            <Button {...{ size }} variant="filled" onClick={() => void save(editor)}>
              {sentences.done}
            </Button>
          )}
        </Group>
      )}
      {editor !== undefined && link !== undefined && (
        <LinkForm
          target={link}
          name={link === text.link?.target ? text.link.name : undefined}
          others={markdown === undefined && text.link !== undefined ? othersOf(text.link) : []}
          onChange={(target, name) =>
            markdown === undefined ? void changeTarget(target) : changeLink(editor, target, name)
          }
          onEdit={(button) => {
            isLinkEdited.current = true
            setStatus(sentences.notYet(button))
          }}
          onLeave={(submit) => leaveTarget(editor, submit)}
          onRemove={
            markdown &&
            (() => {
              editor.chain().extendMarkRange('link').unsetLink().run()
              closeLink()
            })
          }
        >
          {choiceFor(text.link)}
        </LinkForm>
      )}
      {editor !== undefined && link === undefined && !isRunning && choiceFor(text)}
      {!isRunning &&
        hints.map((hint) => (
          <Text key={hint} size="xs" c="dimmed">
            {hint}
          </Text>
        ))}
      {!isConflict && <Problem text={problem} />}
      {!isConflict && problem !== '' && (
        <Button {...{ size }} onClick={cancel}>
          {bar.discard}
        </Button>
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
            onEnd(bar.saved)
          }}
        />
      )}
    </PageNote>
  )
}

const { texts: sentences, bar, conflict } = SENTENCES

/** Where else a text or a target is. */
type Sharing = Pick<EditableText, 'usedBy' | 'canDiffer'>

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
    <Stack
      component="form"
      gap="xs"
      aria-label={sentences.inserted(before)}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Text size="sm">
        <strong>{before}</strong>: {sentences.usedIn(meaning, usedBy.length)}
        {!editable && ` ${sentences.computed}`}
      </Text>
      {editable && (
        <Group gap="xs" align="end">
          <TextInput
            flex="1 1 14rem"
            label={sentences.everywhere}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
          <Button type="submit" variant="filled" disabled={value === before}>
            {sentences.changeEverywhere}
          </Button>
        </Group>
      )}
      <Problem text={problem} />
      <Details>
        <div>{usedBy.join(', ')}</div>
        {source !== undefined && <div>{source}</div>}
        <code>{code}</code> {location}
      </Details>
    </Stack>
  )
}
