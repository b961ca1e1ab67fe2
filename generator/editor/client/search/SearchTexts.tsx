import type { FoundText, FoundTexts, TextQuery } from '../../protocol.ts'
import { Button, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Added, Removed } from '../ChangedText.tsx'
import { Details } from '../Details.tsx'
import { problemOf, useEditor, useReply, type ReplyOrFailure } from '../editor.ts'
import { openPage } from '../openPage.ts'
import { useStateAcrossReload } from '../openPanel.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { isInside } from '../unsaved.ts'

const { searchTexts: sentences } = SENTENCES

/** Searches in all texts of the site. Each text is shown as it will read before something is replaced. */
export function SearchTexts() {
  // Otherwise, letters would be lost if the page is loaded again, e.g. because the server was busy.
  const [fields, setFields] = useStateAcrossReload('page-editor-search', EMPTY)
  const [options, setOptions] = useState({ matchCase: false, wholeWords: false })
  /** Whether an empty replacement removes what is found. */
  const [isRemoval, setIsRemoval] = useState(false)
  const [{ search, replacement }] = useDebouncedValue(fields, DELAY)
  const query = useMemo(() => ({ search, replacement, ...options }), [search, replacement, options])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    // After the last letter.
    field.current?.setSelectionRange(MAX_LENGTH, MAX_LENGTH)
  }, [])
  const textField = (name: 'search' | 'replacement') => ({
    label: sentences[name],
    maxLength: MAX_LENGTH,
    value: fields[name],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      setFields({ ...fields, [name]: currentTarget.value }),
  })
  const option = (name: 'matchCase' | 'wholeWords') => (
    <Checkbox
      label={sentences[name]}
      checked={options[name]}
      onChange={({ currentTarget }) => setOptions({ ...options, [name]: currentTarget.checked })}
    />
  )
  return (
    <Stack component="search">
      <TextInput
        ref={field}
        type="search"
        data-search=""
        description={sentences.hint}
        {...textField('search')}
      />
      <TextInput {...textField('replacement')} />
      {fields.replacement === '' && (
        <Checkbox
          label={sentences.removal}
          checked={isRemoval}
          onChange={({ currentTarget }) => setIsRemoval(currentTarget.checked)}
        />
      )}
      <Group>
        {option('matchCase')}
        {option('wholeWords')}
      </Group>
      {search !== '' && (
        <Result
          key={JSON.stringify([search, options])}
          query={query}
          isReplacing={replacement !== '' || isRemoval}
          isTyping={fields.search !== search || fields.replacement !== replacement}
        />
      )}
    </Stack>
  )
}

const EMPTY = { search: '', replacement: '' }

/** Characters. */
const MAX_LENGTH = 500

/** How long the author has to stop typing before something is searched. Milliseconds. */
const DELAY = 250

type ResultProps = {
  /** It must be memoized. */
  readonly query: TextQuery
  /** Whether the author has said what to read instead. Otherwise the texts are only shown. */
  readonly isReplacing: boolean
  /** Whether the query is not the one in the fields. */
  readonly isTyping: boolean
}

/** What is found, and the button that replaces what the author has selected. */
function Result({ query, isReplacing, isTyping }: ResultProps) {
  const { send, page, change, showResult } = useEditor()
  const version = useMemo(() => ({ query, page }), [query, page])
  const { value: found, problem, isLoading } = useReply(send, 'findTexts', query, version)
  /** The keys of the texts whose selection the author has changed. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  /** The texts that were sent last, and the reply. */
  const [last, setLast] = useState<LastChange>()
  if (found === undefined) return <Problem text={problem} />
  const isSelected = (text: FoundText) =>
    text.value !== undefined && isInserted(text) === toggled.has(keyOf(text))
  const all = [...found.texts, ...found.values]
  const selected = all.filter(isSelected)
  const replace = async () => {
    const values = selected.map(({ path, revision, code, value }) => ({
      path,
      revision,
      code,
      value,
      keepsSample: true,
    }))
    const reply = change({ kind: 'values', values })
    const message = sentences.replaced(values.length)
    await showResult(reply.then(problemOf), { message, focus: ['[data-search]'] })
    setLast({ reply: await reply, texts: selected })
  }
  const list = {
    isReplacing,
    isSelected,
    noteOf: (text: FoundText) => noteOf(text, last),
    onToggle: (text: FoundText) => {
      const next = new Set(toggled)
      if (!next.delete(keyOf(text))) next.add(keyOf(text))
      setToggled(next)
    },
  }
  const pages = new Set(found.texts.flatMap(({ page: path }) => path ?? [])).size
  return (
    <>
      <Text component="output" size="sm" aria-busy={isLoading}>
        {found.texts.length > 0
          ? sentences.found(found.texts.length, pages)
          : all.length > 0
            ? sentences.onlyValues
            : sentences.none}
        {found.hasMore && ` ${sentences.more(found.texts.length)}`}
      </Text>
      <Problem text={problem || problemOfLast(last)} />
      {isReplacing && all.length > 0 && (
        <div>
          <Button
            variant="filled"
            // The texts below are what is replaced.
            disabled={selected.length === 0 || isLoading || isTyping}
            onClick={() => void replace()}
          >
            {(query.replacement === '' ? sentences.removeCount : sentences.replaceCount)(
              selected.length,
            )}
          </Button>
        </div>
      )}
      {groupsOf(found).map((texts) => (
        <FoundGroup key={keyOf(texts[0])} texts={texts} {...list} />
      ))}
    </>
  )
}

type LastChange = { readonly reply: ReplyOrFailure; readonly texts: readonly FoundText[] }

/** The texts of each page, those of the parts that all pages show, and the values that several texts insert. */
function groupsOf({ texts, values }: FoundTexts): FoundText[][] {
  const pages = [...new Set(texts.map(({ page }) => page))]
  const groups = [...pages.map((page) => texts.filter((text) => text.page === page)), values]
  return groups.filter(({ length }) => length > 0)
}

/** Whether it is a value that several texts insert. */
const isInserted = ({ code }: FoundText) => code !== undefined

/** What the last change says about a text: why it would be invalid, or that it was changed since it was shown. */
function noteOf(text: FoundText, last: LastChange | undefined): string | undefined {
  const sent = last?.texts.find((other) => keyOf(other) === keyOf(text))
  if (last?.reply.result === 'conflict' && sent !== undefined) {
    return sent.revision === text.revision ? undefined : sentences.changed
  }
  if (last?.reply.result !== 'rejected' || sent === undefined) return undefined
  return last.reply.problems.find((problem) => isAbout(problem.path, text))?.message
}

const isAbout = (path: FoundText['path'] | undefined, { paths }: FoundText) =>
  path !== undefined && paths.some((other) => isInside(other, path))

/** What the last change says about no text in particular. */
function problemOfLast(last: LastChange | undefined): string {
  if (last === undefined) return ''
  const { reply, texts } = last
  if (reply.result === 'conflict') return sentences.conflict
  if (reply.result !== 'rejected') return problemOf(reply)
  const others = reply.problems.filter(({ path }) => !texts.some((text) => isAbout(path, text)))
  return [sentences.invalid, ...others.map(({ message }) => message)].join(' ')
}

/** What identifies a text that was found. */
const keyOf = (text: FoundText | undefined) => JSON.stringify([text?.path, text?.code])

type FoundGroupProps = {
  /** The texts of a page, or those of the parts that all pages show, or values. */
  readonly texts: readonly FoundText[]
  readonly isReplacing: boolean
  readonly isSelected: (text: FoundText) => boolean
  /** What the last attempt to replace them says about a text. */
  readonly noteOf: (text: FoundText) => string | undefined
  readonly onToggle: (text: FoundText) => void
}

/** Texts that were found, each with a box to select it. */
function FoundGroup({ texts, ...list }: FoundGroupProps) {
  const id = useId()
  const [first] = texts
  const isValues = texts.every(isInserted)
  const page = isValues ? undefined : first?.page
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={3} size="h6" id={id}>
          {isValues ? sentences.values : page === undefined ? sentences.otherParts : first?.name}
        </Title>
        {page !== undefined && page !== window.location.pathname && (
          <Button
            size="compact-xs"
            flex="none"
            aria-describedby={id}
            onClick={() => void openPage(page)}
          >
            {sentences.open}
          </Button>
        )}
      </Group>
      {isValues && (
        <Text size="sm" c="dimmed">
          {sentences.valuesHint}
        </Text>
      )}
      {texts.map((text) => (
        <FoundRow key={keyOf(text)} text={text} {...list} />
      ))}
    </Stack>
  )
}

type FoundRowProps = Omit<FoundGroupProps, 'texts'> & { readonly text: FoundText }

function FoundRow({ text, isReplacing, isSelected, noteOf, onToggle }: FoundRowProps) {
  const { label, meaning, usedBy, excerpt, obstacle, location } = text
  const isValue = isInserted(text)
  const names = usedBy.slice(0, SHOWN_NAMES).join(', ')
  const more = usedBy.length - SHOWN_NAMES
  const places = more > 0 ? sentences.andMore(names, more) : names
  const row = (
    <Checkbox
      checked={isSelected(text)}
      disabled={text.value === undefined}
      onChange={() => onToggle(text)}
      error={noteOf(text)}
      label={
        <Text span size="sm">
          {excerpt.map((segment, index) => (
            <Segment key={index} {...segment} isReplacing={isReplacing} />
          ))}
        </Text>
      }
      description={[
        isValue ? meaning : label,
        places === '' ? undefined : isValue ? sentences.usedBy(places) : sentences.also(places),
        obstacle && sentences.obstacles[obstacle],
      ]
        .filter((part) => part !== undefined)
        .join('. ')}
    />
  )
  if (!isValue || location === undefined) return row
  return (
    <div>
      {row}
      <Details>{location}</Details>
    </div>
  )
}

/** How many names of places are shown. */
const SHOWN_NAMES = 5

type SegmentProps = FoundText['excerpt'][number] & Pick<ResultProps, 'isReplacing'>

/** A part of a text: what is found is shown with what is read instead. */
const Segment = ({ text, found, replaced, isReplacing }: SegmentProps) =>
  found === undefined ? (
    text
  ) : replaced === undefined || !isReplacing ? (
    <mark>{text}</mark>
  ) : (
    <>
      <Removed>{text}</Removed> <Added>{replaced}</Added>
    </>
  )
