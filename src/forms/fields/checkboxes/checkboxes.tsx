import { Checkbox } from '@mantine/core'
import * as z from 'zod/mini'
import { form as texts } from 'virtual:texts'
import { useHydrated } from '@tanstack/react-router'
import {
  type FieldImplementation,
  type FieldProps,
  type FieldsByKind,
  type FormValues,
} from '../../siteForm.ts'
import choiceClasses from '../Choice.module.css'
import {
  optionId,
  readOptions,
  useChoiceField,
  nameInMessages,
  type ValidatedOptions,
} from '../fieldInput.ts'
import classes from './checkboxes.module.css'
import { fillText } from '../../../model/fillText.ts'
import { joinOptions, partName, serializeText } from '../../wire.ts'

/**
 * Any number of options. Without scripts, the text field that “Other” reveals is always visible;
 * with scripts, only while “Other” is checked. Its element stays in the page and keeps its value.
 */
function CheckboxesField({ form, field, revealed }: FieldProps<'checkboxes'>) {
  const { fieldApi, group } = useChoiceField<string[]>(form, field)
  const chosen = fieldApi.state.value
  const other = field.other?.option
  const isRevealed = useHydrated() ? other !== undefined && chosen.includes(other) : true
  return (
    <div className={classes.root}>
      <Checkbox.Group
        {...group}
        value={chosen}
        onChange={(options) => {
          fieldApi.handleChange(field.options.filter((option) => options.includes(option)))
        }}
      >
        <div className={choiceClasses.options}>
          {field.options.map((option, position) => (
            <Checkbox
              key={option}
              id={optionId(form, field, position)}
              // “Other” itself is never sent. The text of the revealed field is sent instead.
              name={option === other ? undefined : partName(form.fields, field)}
              value={option}
              label={option}
              classNames={choiceClasses}
              onBlur={fieldApi.handleBlur}
            />
          ))}
        </div>
      </Checkbox.Group>
      {revealed && (
        <div className={classes.revealed} hidden={!isRevealed}>
          {revealed}
        </div>
      )}
    </div>
  )
}

/** Validates any number of options. */
export const checkboxesSchema = (field: ValidatedOptions) =>
  z
    .array(z.string())
    .check(
      z.refine(
        (values) =>
          (!field.required || values.length > 0) &&
          values.every((value) => field.options.includes(value)),
        fillText(texts.chooseAny, { field: nameInMessages(field) }),
      ),
    )

/**
 * Serializes the chosen options, joined by comma and space. The text of the revealed field replaces
 * the option `other`.
 */
export function serializeOptions(
  value: FormValues[string] | undefined,
  { other }: FieldsByKind['checkboxes'],
  values: FormValues,
): string {
  if (!Array.isArray(value)) return ''
  const texts = value.map((option) =>
    option === other?.option ? serializeText(values[other.reveals]) : option,
  )
  return joinOptions(texts.filter((text) => text !== ''))
}

/** Any number of options, one of which can reveal a text field. */
export const checkboxes = {
  Component: CheckboxesField,
  valueSchema: checkboxesSchema,
  readValue: readOptions,
  serialize: serializeOptions,
  isGroup: true,
} satisfies FieldImplementation<'checkboxes'>
