import { Button, Text } from '@mantine/core'
import type { SiteForm } from './definition.ts'
import { formId } from './fieldId.ts'
import classes from './SubmitButton.module.css'
import { useHydrated } from './useHydrated.ts'
import type { SiteFormApi } from './useFormApi.ts'
import { useMissingFields } from './useMissingFields.ts'

/** The properties of the button. */
export type SubmitButtonProps = {
  readonly form: SiteForm
  readonly formApi: SiteFormApi
  /** Whether the form is being sent. */
  readonly isSending: boolean
}

/**
 * The submit button of a form. It is never disabled: while values are missing it has
 * `aria-disabled`, says what is missing, stays focusable, and a click moves the focus to the first
 * error. Before hydration it is a plain button.
 */
export function SubmitButton({ form, formApi, isSending }: SubmitButtonProps) {
  const hydrated = useHydrated()
  const missing = useMissingFields(form, formApi)
  const reason = hydrated && !isSending ? missing : undefined
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
