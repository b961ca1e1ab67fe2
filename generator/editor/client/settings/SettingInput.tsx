import type { Choice, Choices, FieldControl } from '../../protocol.ts'
import { Textarea, TextInput } from '@mantine/core'
import { Suspense } from 'react'
import { ColorField } from './ColorField.tsx'
import {
  ChoiceInput,
  IconInput,
  inputProps,
  LineInput,
  SwitchInput,
  TimesInput,
  typedProps,
  type InputProps,
} from './inputs.tsx'

type SettingInputProps = InputProps & {
  readonly control: FieldControl
  /** The choices for the settings that refer to something. */
  readonly choices: Choices
  /** The colors among the settings. */
  readonly colors: readonly string[]
}

/** The input for a kind of value. */
export function SettingInput({ control, choices, colors, ...props }: SettingInputProps) {
  switch (control.kind) {
    case 'switch':
      return <SwitchInput {...props} />
    case 'select':
      return <ChoiceInput {...props} choices={choicesIn(control.options, control.labels)} />
    case 'reference':
      return control.to === 'icon' ? (
        <Suspense fallback={<TextInput {...inputProps(props)} value={props.value} disabled />}>
          <IconInput {...props} />
        </Suspense>
      ) : (
        <ChoiceInput {...props} choices={choices[control.to]} isFree={control.to === 'link'} />
      )
    case 'string':
      return control.suggestions === undefined ? (
        <LineInput {...props} />
      ) : (
        <ChoiceInput {...props} choices={choicesIn(control.suggestions, control.labels)} isFree />
      )
    case 'text':
      return <Textarea {...inputProps(props)} {...typedProps(props)} autosize maxRows={12} />
    case 'number':
      return <LineInput {...props} inputMode="decimal" />
    case 'date':
    case 'datetime-local':
      return <LineInput {...props} type={control.kind} />
    case 'times':
      return <TimesInput {...props} />
    case 'color':
      return <ColorField {...{ ...props, ...control }} swatches={colors} />
  }
}

/** Values of the schema, with their labels. */
const choicesIn = (
  values: readonly (string | number | boolean)[],
  labels: readonly string[] = [],
): Choice[] =>
  values.map((value, index) => ({ value: String(value), label: labels[index] ?? String(value) }))
