import { TextInput } from '@mantine/core'
import { useLayoutEffect, useReducer } from 'react'
import { field as texts } from 'virtual:texts'
import { fillText } from '../../../model/fillText.ts'
import { partName } from '../../wire.ts'
import type {
  FieldProps,
  RenderedField,
  RenderedForm,
  FieldImplementation,
} from '../../siteForm.ts'
import inputClasses from '../Input.module.css'
import { inputOf, useField } from '../fieldInput.ts'
import classes from './file.module.css'
import {
  acceptedExtensions,
  putFiles,
  textsIn,
  fileLimitsText,
  megabytes,
  parseFileText,
  chosenFile,
  checkFiles,
  fileSchema,
  serializeFiles,
} from './fileValue.ts'

/** One or several files. After a reload, the field names the files to choose again. */
function FileField({ form, field }: FieldProps<'file'>) {
  const { fieldApi, id, error } = useField<string[]>(form, field)
  const lost = useRestoredFiles(form, field, fieldApi)
  return (
    <div className={classes.root}>
      <TextInput
        id={id}
        name={partName(form.fields, field)}
        type="file"
        label={field.label}
        description={<Description lines={[field.hint, fileLimitsText(field)]} lost={lost} />}
        required={field.required}
        error={error}
        accept={acceptedExtensions(field).join(',')}
        multiple={field.maxFiles > 1}
        classNames={{ ...inputClasses, input: `${inputClasses['input']} ${classes['input']}` }}
        onChange={({ currentTarget }) => fieldApi.handleChange(textsIn(currentTarget))}
        onBlur={fieldApi.handleBlur}
      />
      <ChosenFiles
        value={fieldApi.state.value}
        onRemove={(others) => {
          const input = inputOf(form, field)
          if (input === undefined) return
          putFiles(input, others)
          fieldApi.handleChange(others)
          // The button is gone.
          input.focus()
        }}
      />
    </div>
  )
}

type DescriptionProps = {
  readonly lines: readonly (string | undefined)[]
  readonly lost: readonly string[]
}

function Description({ lines, lost }: DescriptionProps) {
  return (
    <>
      {lines.map(
        (line) =>
          line !== undefined && (
            <span key={line} className={classes.line}>
              {line}
            </span>
          ),
      )}
      {lost.length > 0 && (
        <span className={classes.lost}>{fillText(texts.fileLost, { names: lost.join(', ') })}</span>
      )}
    </>
  )
}

type ChosenFilesProps = {
  /** The texts that describe the files. */
  readonly value: readonly string[]
  /** Called with the files that stay. */
  readonly onRemove: (others: string[]) => void
}

/** The chosen files with their sizes, each with a button that removes it. */
function ChosenFiles({ value, onRemove }: ChosenFilesProps) {
  if (value.length === 0) return null
  return (
    <ul className={classes.chosen}>
      {value.map((text, position) => {
        const { name, size } = parseFileText(text)
        return (
          <li key={`${position} ${text}`} className={classes.file}>
            <span>
              <bdi className={classes.name}>{name}</bdi>{' '}
              <span className={classes.size}>
                {fillText(texts.fileMegabytes, { size: megabytes(size) })}
              </span>
            </span>
            <button
              type="button"
              className={classes.remove}
              aria-label={fillText(texts.fileRemove, { name })}
              onClick={() => onRemove(value.filter((_, index) => index !== position))}
            >
              <Cross />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** A cross: removes a file. */
function Cross() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d="m1 1 10 10M11 1 1 11" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}

/** The part of the field API that this hook uses. */
type FilesApi = {
  readonly state: { readonly value: string[]; readonly meta: { readonly isDirty: boolean } }
  readonly handleChange: (value: string[]) => void
}

/**
 * Keeps an input and the value of its field equal, because React does not control inputs for files.
 * Files of saved input are put into the input if they were chosen since the page was loaded.
 * Otherwise they are lost: returns their names, until the visitor chooses files or the form is reset.
 */
function useRestoredFiles(
  form: RenderedForm,
  field: RenderedField,
  fieldApi: FilesApi,
): readonly string[] {
  // A reducer, because a dispatch is allowed in an effect.
  const [lost, setLost] = useReducer((_: readonly string[], next: readonly string[]) => next, [])
  const { value, meta } = fieldApi.state

  useLayoutEffect(() => {
    const input = inputOf(form, field)
    if (input === undefined || value.length === 0) return
    const isRestored = textsIn(input).length === 0
    const isLost = isRestored && value.some((text) => chosenFile(text) === undefined)
    setLost(isLost ? value.map((text) => parseFileText(text).name) : [])
    if (isLost) fieldApi.handleChange([])
    else if (isRestored) putFiles(input, value)
  }, [form, field, value, fieldApi])

  useLayoutEffect(() => {
    if (!meta.isDirty) return undefined
    // Runs when the form is reset.
    return () => {
      const input = inputOf(form, field)
      if (input !== undefined) input.value = ''
      setLost([])
    }
  }, [form, field, meta.isDirty])
  return lost
}

/** Reads the files of a field, as texts that describe them. */
function readFiles(form: RenderedForm, field: RenderedField): string[] {
  const input = inputOf(form, field)
  return input === undefined ? [] : textsIn(input)
}

/** One or several files. The value describes them as texts, which can be saved. */
export const file = {
  Component: FileField,
  valueSchema: fileSchema,
  readValue: readFiles,
  beforeSubmit: checkFiles,
  serialize: serializeFiles,
} satisfies FieldImplementation<'file'>
