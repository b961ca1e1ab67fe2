import { useForm } from '@tanstack/react-form'
import { fieldContext } from '../../forms/fields/useField.ts'
import { errorText } from '../replyText.ts'
import type { ValuePath } from '../valuePath.ts'
import { draftValue } from './draftValue.ts'
import { SettingInput } from './inputs/SettingInput.tsx'
import { isImage, NewImage } from './NewImage.tsx'
import { problemsByField } from './problemsByField.ts'
import type { Draft } from './settings.ts'
import classes from './SettingsPanel.module.css'
import { useSettingsContext } from './settingsContext.ts'

type DraftFormProps = {
  readonly draft: Draft
  /** Where the new value is added. */
  readonly path: ValuePath
  /** The code of the value that it replaces. Undefined if there is none. */
  readonly before: string | undefined
  /** The accessible name of the form, e.g. `Add to Actions`. */
  readonly label: string
  readonly onEnd: () => void
}

/** The required values of a new value. It is added as a whole, or not at all. */
export function DraftForm({ draft, path, before, label, onEnd }: DraftFormProps) {
  const { change } = useSettingsContext()
  const form = useForm({
    defaultValues: { values: draft.fields.map(() => ''), problem: '' },
    canSubmitWhenInvalid: true,
    validators: { onSubmitAsync: ({ value: { values } }) => add(values) },
    onSubmit: onEnd,
  })

  /** Adds the value. Resolves to the errors of the fields. */
  async function add(values: readonly string[]) {
    try {
      const value = draftValue(draft, values)
      const reply = await change({ kind: 'setting', path: [...path], before, value })
      if (reply.result === 'saved') return undefined
      const paths = draft.fields.map((field) => [...path, ...field.path])
      const { fields, others } = problemsByField(reply, paths)
      return errorsOf(fields, others)
    } catch (error) {
      return errorsOf(new Map(), errorText(error))
    }
  }

  const [only, ...others] = draft.fields
  /** The new value is an image, e.g. an entry of a list of images. */
  const isOneImage = isImage(only?.control) && only?.path.length === 0 && others.length === 0
  const fields = (
    <form
      className={classes.draft}
      aria-label={label}
      noValidate
      onKeyDown={(event) => {
        if (!(event.target instanceof HTMLTextAreaElement)) return
        if (event.key === 'Enter') {
          // Texts have no line breaks.
          event.preventDefault()
          event.currentTarget.requestSubmit()
        }
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      {draft.fields.map((field, index) => (
        <form.Field key={field.path.join('.')} name={`values[${index}]`}>
          {(fieldApi) => (
            <fieldContext.Provider value={fieldApi}>
              <SettingInput
                control={field.control}
                label={field.label}
                description={field.description}
                isOptional={false}
                defaultValue={undefined}
                onCommit={() => {}}
              />
            </fieldContext.Provider>
          )}
        </form.Field>
      ))}
      <form.Field name="problem">
        {({ state }) =>
          state.meta.errors.map((error, index) => (
            <p key={index} role="alert" className={classes.problem}>
              {error?.message}
            </p>
          ))
        }
      </form.Field>
      <div className={classes.actions}>
        <button type="submit" data-primary="">
          Add
        </button>
        <button type="button" onClick={onEnd}>
          Cancel
        </button>
      </div>
    </form>
  )
  if (!isOneImage) return fields
  return (
    <>
      {/* Before the form, because the open list of its picker would cover the button. */}
      <NewImage label={label} path={path} code={before} onSaved={onEnd} />
      {fields}
    </>
  )
}

/** Errors by field, as TanStack Form expects them from a validator of the form. */
function errorsOf(fields: ReadonlyMap<number, string>, others: string) {
  const errors = [...fields].map(([index, message]) => [`values[${index}]`, { message }] as const)
  const problem = others === '' ? [] : [['problem', { message: others }] as const]
  return { fields: Object.fromEntries([...errors, ...problem]) }
}
