import { Button, Text } from '@mantine/core'
import type { SiteForm } from './definition.ts'
import { formId } from './fieldId.ts'
import classes from './SubmitButton.module.css'
import { useHydrated } from './useHydrated.ts'
import type { AnswersForm } from './useAnswersForm.ts'
import { useStillNeeded } from './useStillNeeded.ts'

/** The properties of the button. */
export type SubmitButtonProps = {
  readonly form: SiteForm
  readonly answers: AnswersForm
  /** Whether the form is on its way. */
  readonly isSending: boolean
}

/**
 * The button of a form. It is never dead: while something is missing it says what, keeps the focus
 * and, when pressed, leads there. Without scripts it is a plain button.
 */
export function SubmitButton({ form, answers, isSending }: SubmitButtonProps) {
  const hydrated = useHydrated()
  const needed = useStillNeeded(form, answers)
  const reason = hydrated && !isSending ? needed : undefined
  const reasonId = `${formId(form)}_reason`
  return (
    <div className={classes.root}>
      <Button
        type="submit"
        className={classes.button}
        aria-disabled={reason !== undefined || isSending || undefined}
        aria-describedby={reason && reasonId}
        data-sending={isSending || undefined}
      >
        {form.submit}
      </Button>
      <Text id={reasonId} className={classes.reason} hidden={reason === undefined}>
        {reason}
      </Text>
    </div>
  )
}
