import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { Answer, Publication, Refusal, RequestOf } from '../../protocol.ts'
import { Details } from '../Details.tsx'
import { orFailure, useEditor, type Failure } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { PanelSkeleton } from '../SidePanel.tsx'

const { changes, versions: sentences } = SENTENCES

type LoadedAnswer<Value> = {
  readonly value: Answer<Value> | undefined
  /** Why it could not be loaded. Empty: it could. */
  readonly problem: string
}

/** The value of a loaded answer. Without one, what is shown instead. */
export function valueOf<Value>({ value: answer, problem }: LoadedAnswer<Value>): {
  readonly value?: Value
  readonly instead?: ReactNode
} {
  if (answer === undefined) {
    return { instead: problem === '' ? <PanelSkeleton /> : <Problem text={problem} /> }
  }
  return 'value' in answer ? answer : { instead: <RefusalAlert refusal={answer.refused} /> }
}

/** Sends a request. `message`: that of the version that is saved first; null if nothing has changed. */
type Action = (message: string | null) => Promise<Answer<unknown>>

type Changes = Partial<Pick<Publication, 'pages' | 'hasUnsavedChanges'>>

/** Sends requests that save changes as a version first. Keeps why the last one was refused. */
export function useVersionActions({ pages = [], hasUnsavedChanges = false }: Changes = {}) {
  const { send, reload, show } = useEditor()
  const [problem, setProblem] = useState<ReactNode>()
  const [isRunning, setIsRunning] = useState(false)
  const suggestion = sentences.suggestion(pages.map(({ page = changes.allPages }) => page))
  /** What the author has typed. Undefined: the suggestion. */
  const [typed = suggestion, setTyped] = useState<string>()
  /** Sends a request. The status line says `success` if it is not refused. */
  const run = async (action: Action, success: string): Promise<void> => {
    if (isRunning) return
    setIsRunning(true)
    const reply = await orFailure(
      action(hasUnsavedChanges ? typed.trim() || sentences.noMessage : null),
    )
    await reload()
    setIsRunning(false)
    const refusal = refusalOf(reply)
    const saveAuthor = (author: RequestOf<'saveAuthor'>) =>
      run(async (message) => {
        const saved = await send('saveAuthor', author)
        return 'refused' in saved ? saved : action(message)
      }, success)
    setProblem(<RefusalAlert refusal={refusal} onAuthor={(author) => void saveAuthor(author)} />)
    if (refusal !== undefined) return
    setTyped(undefined)
    // The button may be gone.
    show({ message: success, focus: ['[role=tabpanel]'] })
  }
  const field = hasUnsavedChanges && (
    <TextInput
      label={sentences.message}
      description={sentences.hint}
      maxLength={200}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
  return {
    run: (action: Action, success: string) => void run(action, success),
    isRunning,
    /** The field for the message of the next version. */
    field,
    /** The field with a button that sends a request. */
    form: (button: string, action: Action, success: string, isDisabled = false) => (
      <Stack
        component="form"
        gap="xs"
        onSubmit={(event) => {
          event.preventDefault()
          void run(action, success)
        }}
      >
        {field}
        <Button type="submit" variant="filled" loading={isRunning} disabled={isDisabled}>
          {button}
        </Button>
      </Stack>
    ),
    /** Why the last request was refused, and what the author can do. */
    problem,
  }
}

function refusalOf(reply: Answer<unknown> | Failure): Refusal | undefined {
  if ('refused' in reply) return reply.refused
  if ('value' in reply) return undefined
  return { message: reply.message, detail: '', isAuthorUnknown: false }
}

type RefusalAlertProps = {
  readonly refusal: Refusal | undefined
  /** Called when the author has entered a name. Default: a name does not help. */
  readonly onAuthor?: (author: RequestOf<'saveAuthor'>) => void
}

/** Why something is not possible. The output of git is one click away. */
export const RefusalAlert = ({ refusal, onAuthor }: RefusalAlertProps) =>
  refusal !== undefined && (
    <Alert color={refusal.isAuthorUnknown ? 'blue' : 'red'} variant="light" p="xs">
      {refusal.message}
      {refusal.isAuthorUnknown && onAuthor !== undefined ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const fields = new FormData(event.currentTarget)
            onAuthor({ name: String(fields.get('name')), email: String(fields.get('email')) })
          }}
        >
          <Stack gap="xs" mt="xs">
            {/* The button that had the focus was disabled in the meantime. */}
            <TextInput
              name="name"
              autoComplete="name"
              label={sentences.name}
              ref={focusElement}
              required
            />
            <TextInput
              name="email"
              autoComplete="email"
              type="email"
              label={sentences.email}
              required
            />
            <Button type="submit" variant="filled">
              {sentences.saveAuthor}
            </Button>
          </Stack>
        </form>
      ) : (
        refusal.detail !== '' && (
          <Details>
            <Text component="pre" size="xs" style={{ whiteSpace: 'pre-wrap' }}>
              {refusal.detail}
            </Text>
          </Details>
        )
      )}
    </Alert>
  )

/** For an element that gets the focus when it is shown. */
export const focusElement = (element: HTMLElement | null) => element?.focus()

/** A date and a time, as authors read it. */
export const formatTime = (time: string | number) =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
