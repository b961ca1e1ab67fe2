import type { PageChange, PageList, PageProposal } from '../../protocol.ts'
import { Button, createSafeContext, Group, List, Loader, Paper, Stack, Title } from '@mantine/core'
import { Details } from '../Details.tsx'
import { openPage } from '../openPage.ts'
import { createContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { orFailure, problemOf, useEditor, type ReplyOrFailure } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { useAskBeforeLeaving } from '../unsaved.ts'

const { pages: sentences } = SENTENCES

/** What the forms of the panel share. `PagesPanel.tsx` provides it. */
export const [PagesContext, usePages] = createSafeContext<{
  readonly list: PageList
  /** Opens a form instead of the list. */
  readonly open: (form: OpenForm) => void
  /** Shows the list again. */
  readonly close: () => void
}>('It must be in the panel of the pages.')

/** The problem of the address, for its field. `ChangeForm` provides it. Undefined: none. */
export const AddressProblem = createContext<string | undefined>(undefined)

/** What is open instead of the list: a form for the page at a path, or the search in all texts. */
export type OpenForm = {
  readonly name: PageChange['kind'] | 'replace'
  readonly path: string
}

type Props = {
  /** The text of the button that writes the change. */
  readonly confirm: string
  /** What the status line says after the change. */
  readonly written: string
  /** Whether the form writes the change at once, because it changes nothing that is there. Default: false. */
  readonly isAddition?: boolean
  /** The change with the values of the fields. */
  readonly changeOf: (fields: FormData) => PageChange
  /** The fields. That of the address is called `path`. */
  readonly children: ReactNode
}

/** A form for a change: first it shows what is there and will change, then it writes it and opens the page that it is about. */
export function ChangeForm({ confirm, written, isAddition = false, changeOf, children }: Props) {
  const { close } = usePages()
  const { send, change: changeSite, setStatus, panel } = useEditor()
  const form = useRef<HTMLFormElement>(null)
  /** The change that was requested last, unless the author has entered other values since then. */
  const latest = useRef<PageChange>(undefined)
  const [isChanged, setIsChanged] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  useAskBeforeLeaving(isChanged)
  const [reply, setReply] = useState<PageProposal | ReplyOrFailure>()
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, button:enabled')?.focus()
  }, [])
  const preview = reply?.result === 'possible' ? reply : undefined
  const problem = reply === undefined ? '' : problemOf(reply)
  const isAtField = reply !== undefined && 'field' in reply && reply.field !== undefined
  const show = async (change: PageChange) => {
    latest.current = change
    setIsLoading(true)
    const next = await orFailure(send('propose', change))
    if (latest.current !== change) return
    setIsLoading(false)
    if (isAddition && next.result === 'possible') return write(next.revision)
    setReply(next)
    if ('field' in next && next.field !== undefined)
      form.current?.querySelector<HTMLElement>('[name=path]')?.focus()
  }
  const write = async (revision: string) => {
    const change = latest.current
    if (change === undefined) return
    const result = await changeSite({ kind: 'pages', change, revision, from: location.pathname })
    if (result.result !== 'saved') return setReply(result)
    panel.close()
    setStatus(written)
    // Instead of a page that has another address now, or is removed, another one is opened anyway.
    if (change.kind === 'addPage' || change.kind === 'copyPage') await openPage(change.path)
  }
  return (
    <form
      ref={form}
      onChange={() => {
        latest.current = undefined
        setIsLoading(false)
        setIsChanged(true)
        setReply(undefined)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void show(changeOf(new FormData(event.currentTarget)))
      }}
    >
      <Stack>
        <AddressProblem value={isAtField ? problem : undefined}>{children}</AddressProblem>
        {preview === undefined && (
          <Group gap="xs">
            <Button
              type="submit"
              variant="filled"
              aria-busy={isLoading}
              // Not disabled: it keeps the focus.
              leftSection={isLoading && <Loader size="xs" color="white" />}
            >
              {isAddition ? confirm : sentences.preview}
            </Button>
            <Button onClick={close}>{sentences.cancel}</Button>
          </Group>
        )}
        {!isAtField && <Problem text={problem} />}
        {preview !== undefined && (
          <Consequences
            preview={preview}
            confirm={confirm}
            onWrite={() => void write(preview.revision)}
          />
        )}
      </Stack>
    </form>
  )
}

type ConsequencesProps = {
  readonly preview: Extract<PageProposal, { result: 'possible' }>
  readonly confirm: string
  readonly onWrite: () => void
}

/** What a change does and which files it writes. Nothing is written before the author confirms. */
function Consequences({ preview, confirm, onWrite }: ConsequencesProps) {
  const { close } = usePages()
  const { consequences, files } = preview
  return (
    <Paper
      component="section"
      withBorder
      shadow="none"
      p="sm"
      bg="blue.0"
      aria-label={sentences.consequences}
    >
      <Stack gap="sm">
        <Title
          order={3}
          size="h6"
          ref={focusHeading}
          tabIndex={-1}
          style={{ outline: 0, scrollMarginTop: '5rem' }}
        >
          {sentences.consequencesTitle}
        </Title>
        <List
          size="sm"
          spacing={4}
          listStyleType="disc"
          pl="md"
          mah="40dvh"
          tabIndex={0}
          style={{ overflow: 'auto', overflowWrap: 'anywhere' }}
        >
          {consequences.map(({ text }, index) => (
            <List.Item key={index}>{text}</List.Item>
          ))}
        </List>
        <Details>
          {consequences.map(({ text, location }, index) => (
            <div key={index}>{location !== undefined && `${location}: ${text}`}</div>
          ))}
          {sentences.files(files.join(', '))}
        </Details>
        <Group gap="xs">
          <Button variant="filled" onClick={onWrite}>
            {confirm}
          </Button>
          <Button onClick={close}>{sentences.cancel}</Button>
        </Group>
      </Stack>
    </Paper>
  )
}

function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
