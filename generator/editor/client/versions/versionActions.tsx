import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { ChangedPage, Refusal, RequestOf } from '../../protocol.ts'
import { Details } from '../Details.tsx'
import { orFailure, useEditor } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { SENTENCES } from '../sentences.ts'
import { PanelSkeleton } from '../SidePanel.tsx'

const { changes, versions: sentences } = SENTENCES

/** A reply that can be a refusal. */
type Answer<Value> = { readonly value: Value } | { readonly refused: Refusal }

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

/** A request that can be refused. */
type Step = () => Promise<Answer<unknown>>

type Changes = {
  readonly pages?: readonly ChangedPage[] | undefined
  readonly hasUnsavedChanges?: boolean
}

/** Saves changes as a version, and sends other requests about versions. Keeps why the last one was refused. */
export function useVersionActions({ pages = [], hasUnsavedChanges = false }: Changes = {}) {
  const { send, reload, show } = useEditor()
  const [problem, setProblem] = useState<ReactNode>()
  const [isRunning, setIsRunning] = useState(false)
  /** What the author has typed. Undefined: the suggestion. */
  const [typed, setTyped] = useState<string>()
  const message = typed ?? sentences.suggestion(pages.map(({ page = changes.allPages }) => page))
  const run = async (steps: readonly Step[], success: string): Promise<void> => {
    if (isRunning) return
    setIsRunning(true)
    const refusal = await firstRefusal(steps)
    await reload()
    setIsRunning(false)
    setProblem(
      <RefusalAlert
        refusal={refusal}
        onAuthor={(author) => void run([() => send('saveAuthor', author), ...steps], success)}
      />,
    )
    if (refusal !== undefined) return
    setTyped(undefined)
    // The button may be gone.
    show({ message: success, focus: ['[role=tabpanel]'] })
  }
  const save = () => send('saveVersion', message.trim() || sentences.noMessage)
  /** Saves a version if something has changed, then sends requests until one is refused. The status line says `success` if none was. */
  const saveAndRun = (steps: readonly Step[], success: string) =>
    void run(hasUnsavedChanges ? [save, ...steps] : steps, success)
  const field = hasUnsavedChanges && (
    <TextInput
      label={sentences.message}
      description={sentences.hint}
      maxLength={200}
      value={message}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
  return {
    saveAndRun,
    isRunning,
    /** The field for the message of the next version. */
    field,
    /** The field with a button that saves and sends the requests. */
    form: (button: string, steps: readonly Step[], success: string, isDisabled = false) => (
      <Stack
        component="form"
        gap="xs"
        onSubmit={(event) => {
          event.preventDefault()
          saveAndRun(steps, success)
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

/** Sends requests until one is refused. */
async function firstRefusal([step, ...rest]: readonly Step[]): Promise<Refusal | undefined> {
  if (step === undefined) return undefined
  const reply = await orFailure(step())
  if ('refused' in reply) return reply.refused
  if ('value' in reply) return firstRefusal(rest)
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
            {(['name', 'email'] as const).map((name) => (
              <TextInput
                key={name}
                {...{ name }}
                type={name === 'email' ? 'email' : 'text'}
                label={sentences[name]}
                autoComplete={name}
                // The button that had the focus was disabled in the meantime.
                ref={name === 'name' ? focusField : undefined}
                required
              />
            ))}
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

const focusField = (field: HTMLInputElement | null) => field?.focus()

/** A date and a time, as authors read it. */
export const formatTime = (time: string | number) =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
