import type { FoundText, FoundTexts, TextQuery } from '../../protocol.ts'
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useMemo, useRef, useState } from 'react'
import { problemOf, useEditor, useReply, type ReplyOrFailure } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { isInside } from '../unsaved.ts'
import { FoundGroup, keyOf } from './FoundGroup.tsx'

const { searchTexts: sentences } = SENTENCES

/** Searches in all texts of the site. Each text is shown as it will read before something is replaced. */
export function SearchTexts({ onBack }: { readonly onBack: () => void }) {
  const [fields, setFields] = useState({ search: '', replacement: '' })
  const [options, setOptions] = useState({ matchCase: false, wholeWords: false })
  const [{ search, replacement }] = useDebouncedValue(fields, DELAY)
  const query = useMemo(() => ({ search, replacement, ...options }), [search, replacement, options])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const textField = (name: 'search' | 'replacement') => ({
    label: sentences[name],
    maxLength: 500,
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
      <div>
        <Button size="compact-sm" onClick={onBack}>
          {sentences.back}
        </Button>
      </div>
      <TextInput ref={field} type="search" data-search="" {...textField('search')} />
      <TextInput {...textField('replacement')} />
      <Group>
        {option('matchCase')}
        {option('wholeWords')}
      </Group>
      {search !== '' && (
        <Result
          key={JSON.stringify([search, options])}
          query={query}
          isTyping={fields.search !== search || fields.replacement !== replacement}
        />
      )}
    </Stack>
  )
}

/** How long the author has to stop typing before something is searched. Milliseconds. */
const DELAY = 250

type ResultProps = {
  /** It must be memoized. */
  readonly query: TextQuery
  /** Whether the query is not the one in the fields. */
  readonly isTyping: boolean
}

/** What is found, and the button that replaces what the author has selected. */
function Result({ query, isTyping }: ResultProps) {
  const { send, page, change, showResult } = useEditor()
  const version = useMemo(() => ({ query, page }), [query, page])
  const { value: found, problem, isLoading } = useReply(send, 'findTexts', query, version)
  /** The keys of the texts whose selection the author has changed. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  /** The texts that were sent last, and the reply. */
  const [last, setLast] = useState<LastChange>()
  if (found === undefined) return <Problem text={problem} />
  const isSelected = (text: FoundText) =>
    text.value !== undefined && (text.code === undefined) !== toggled.has(keyOf(text))
  const selected = [...found.texts, ...found.values].filter(isSelected)
  const replace = async () => {
    const values = selected.map(({ path, revision, code, value }) => ({
      path,
      revision,
      code,
      value,
    }))
    const reply = change({ kind: 'values', values })
    const message = sentences.replaced(values.length)
    await showResult(reply.then(problemOf), { message, focus: ['[data-search]'] })
    setLast({ reply: await reply, texts: selected })
  }
  const list = {
    isSelected,
    noteOf: (text: FoundText) => noteOf(text, last),
    onToggle: (text: FoundText) => {
      const next = new Set(toggled)
      if (!next.delete(keyOf(text))) next.add(keyOf(text))
      setToggled(next)
    },
  }
  const groups = groupsOf(found)
  const pages = groups.filter(([text]) => text?.page !== undefined).length
  const count = found.texts.length + found.values.length
  return (
    <>
      <Text component="output" size="sm" aria-busy={isLoading}>
        {found.texts.length > 0
          ? sentences.found(found.texts.length, pages)
          : count > 0
            ? sentences.onlyValues
            : sentences.none}
        {found.hasMore && ` ${sentences.more(found.texts.length)}`}
      </Text>
      <Problem text={problem || problemOfLast(last)} />
      {count > 0 && (
        <div>
          <Button
            // Who only searches removes nothing by accident.
            variant={query.replacement === '' ? 'default' : 'filled'}
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
      {groups.map((texts) => (
        <FoundGroup key={keyOf(texts[0])} texts={texts} {...list} />
      ))}
      {found.values.length > 0 && <FoundGroup texts={found.values} isValues {...list} />}
    </>
  )
}

type LastChange = { readonly reply: ReplyOrFailure; readonly texts: readonly FoundText[] }

/** The texts of each page, and those of the parts that all pages show. */
function groupsOf({ texts }: FoundTexts): FoundText[][] {
  const pages = [...new Set(texts.map(({ page }) => page))]
  return pages.map((page) => texts.filter((text) => text.page === page))
}

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
