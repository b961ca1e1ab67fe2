import { Anchor, Checkbox } from '@mantine/core'
import { LinkTo } from '../../../parts/LinkTo.tsx'
import { partName } from '../../partName.ts'
import type { FieldProps } from '../../renderedForm.ts'
import choiceClasses from '../Choice.module.css'
import inputClasses from '../Input.module.css'
import { useField } from '../useField.ts'
import classes from './AgreementField.module.css'

/** A checkbox beside a sentence that can contain a link. */
export function AgreementField({ form, field }: FieldProps<'agreement'>) {
  const { fieldApi, id, error } = useField<string>(form, field)
  return (
    <Checkbox
      id={id}
      name={partName(form, field)}
      value={field.value}
      label={<AgreementLabel field={field} />}
      description={field.hint}
      required={field.required}
      error={error}
      aria-invalid={error !== undefined || undefined}
      checked={fieldApi.state.value === field.value}
      onChange={({ currentTarget }) =>
        fieldApi.handleChange(currentTarget.checked ? field.value : '')
      }
      onBlur={fieldApi.handleBlur}
      classNames={{
        ...choiceClasses,
        ...classes,
        input: `${choiceClasses['input']} ${classes['input']}`,
        error: `${inputClasses['error']} ${classes['error']}`,
      }}
    />
  )
}

function AgreementLabel({ field }: Pick<FieldProps<'agreement'>, 'field'>) {
  const { label, link, required } = field
  const start = link === undefined ? -1 : label.indexOf(link.text)
  const mark = required && (
    <span className={inputClasses['required']} aria-hidden="true">
      {' *'}
    </span>
  )
  if (link === undefined || start < 0) {
    return (
      <>
        {label}
        {mark}
      </>
    )
  }
  return (
    <>
      {label.slice(0, start)}
      <Anchor component={LinkTo} to={link.to} target={link.target}>
        {link.text}
      </Anchor>
      {label.slice(start + link.text.length)}
      {mark}
    </>
  )
}
