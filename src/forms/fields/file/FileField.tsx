import { TextInput } from '@mantine/core'
import * as texts from 'virtual:texts/field'
import { fillText } from '../../../model/fillText.ts'
import { partName } from '../../partName.ts'
import type { FieldProps } from '../../renderedForm.ts'
import inputClasses from '../Input.module.css'
import { useField } from '../useField.ts'
import { ChosenFiles } from './ChosenFiles.tsx'
import classes from './FileField.module.css'
import { putFiles, textsIn } from './fileInput.ts'
import { limitsInWords } from './fileLimits.ts'
import { useRestoredFiles } from './useRestoredFiles.ts'

/** One or several files. After a reload, the field names the files to choose again. */
export function FileField({ form, field }: FieldProps<'file'>) {
  const { fieldApi, id, error } = useField<string[]>(form, field)
  const lost = useRestoredFiles(id, fieldApi)
  return (
    <div className={classes.root}>
      <TextInput
        id={id}
        name={partName(form, field)}
        type="file"
        label={field.label}
        description={<Description lines={[field.hint, limitsInWords(field)]} lost={lost} />}
        required={field.required}
        error={error}
        accept={field.types.map((type) => `.${type}`).join(',')}
        multiple={field.maxFiles > 1}
        classNames={{ ...inputClasses, input: `${inputClasses['input']} ${classes['input']}` }}
        onChange={({ currentTarget }) => fieldApi.handleChange(textsIn(currentTarget))}
        onBlur={fieldApi.handleBlur}
      />
      <ChosenFiles
        value={fieldApi.state.value}
        onRemove={(others) => {
          const input = document.getElementById(id)
          if (!(input instanceof HTMLInputElement)) return
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
