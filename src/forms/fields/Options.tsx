import type { ReactNode } from 'react'
import type { RenderedField, RenderedForm } from '../definition.ts'
import { fieldId } from '../fieldId.ts'
import classes from './Options.module.css'

/** The properties of a group of options. */
export type OptionsProps = {
  readonly form: RenderedForm
  readonly field: RenderedField
  readonly children: ReactNode
}

/** A group of options under one legend. */
export function Options({ form, field, children }: OptionsProps) {
  const id = fieldId(form, field)
  const hintId = field.hint && `${id}-description`
  return (
    <fieldset id={id} className={classes.root} aria-describedby={hintId}>
      <legend className={classes.legend}>
        {field.label}
        {field.required && (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {field.hint && (
        <p id={hintId} className={classes.hint}>
          {field.hint}
        </p>
      )}
      <div className={classes.options}>{children}</div>
    </fieldset>
  )
}
