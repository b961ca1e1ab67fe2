import type { ReactNode } from 'react'
import type { RenderedField } from '../definition.ts'
import classes from './Options.module.css'

/** The properties of a group of options. */
export type OptionsProps = {
  readonly id: string
  readonly field: RenderedField
  /** What is wrong with the choice. */
  readonly error: string | undefined
  readonly children: ReactNode
}

/** A group of options under one legend. */
export function Options({ id, field, error, children }: OptionsProps) {
  const hintId = field.hint && `${id}-description`
  const errorId = error && `${id}-error`
  return (
    <fieldset
      id={id}
      className={classes.root}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
    >
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
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
