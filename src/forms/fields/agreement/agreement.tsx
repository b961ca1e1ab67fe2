import { Anchor, Checkbox } from '@mantine/core'
import * as z from 'zod/mini'
import { field as texts } from 'virtual:texts'
import { LinkTo } from '../../../parts/LinkTo.tsx'
import type { FieldProps, FieldsByKind, RenderedForm, FieldImplementation } from '../../siteForm.ts'
import choiceClasses from '../Choice.module.css'
import inputClasses from '../Input.module.css'
import { inputOf, useField, type ValidatedField } from '../fieldInput.ts'
import classes from './agreement.module.css'
import { fillText } from '../../../model/fillText.ts'
import { partName, serializeText } from '../../wire.ts'

/** A checkbox beside a sentence that can contain a link. */
function AgreementField({ form, field }: FieldProps<'agreement'>) {
  const { fieldApi, id, error } = useField<string>(form, field)
  return (
    <Checkbox
      id={id}
      name={partName(form.fields, field)}
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
  return (
    <>
      {link === undefined || start < 0 ? (
        label
      ) : (
        <>
          {label.slice(0, start)}
          <Anchor component={LinkTo} to={link.to} target={link.target}>
            {link.text}
          </Anchor>
          {label.slice(start + link.text.length)}
        </>
      )}
      {required && (
        <span className={inputClasses['required']} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
}

/** Validates an agreement: the declared value, or empty if the box is not checked. */
const agreementSchema = ({ label, required, value }: ValidatedField & { readonly value: string }) =>
  z
    .string()
    .check(
      z.refine(
        (entered) => entered === value || (entered === '' && !required),
        fillText(texts.agreement, { label }),
      ),
    )

/** Reads an agreement: the declared value if the box is checked, otherwise an empty text. */
const readAgreement = (form: RenderedForm, field: FieldsByKind['agreement']): string =>
  inputOf(form, field)?.checked ? field.value : ''

/** A checkbox with which the visitor agrees to something. */
export const agreement = {
  Component: AgreementField,
  valueSchema: agreementSchema,
  readValue: readAgreement,
  serialize: serializeText,
} satisfies FieldImplementation<'agreement'>
