import { Button, Text } from '@mantine/core'
import { useStore } from '@tanstack/react-form'
import { listSeparators } from 'virtual:language'
import { form as texts } from 'virtual:texts'
import { fillText } from '../model/fillText.ts'
import { joinList } from '../model/joinList.ts'
import type { SiteForm } from './definition.ts'
import { formId } from './fieldElements.ts'
import { nameInMessages } from './fields/values.ts'
import classes from './SubmitButton.module.css'
import { useHydrated, type SiteFormApi } from './useFormApi.ts'

type SubmitButtonProps = {
  readonly form: SiteForm
  readonly formApi: SiteFormApi
  /** Whether the form is being sent. */
  readonly isSending: boolean
}

/**
 * The submit button of a form. It is never disabled: while values are missing or invalid it has
 * `aria-disabled`, names their fields, stays focusable, and a click moves the focus to the first
 * error. Before hydration it is a plain button.
 */
export function SubmitButton({ form, formApi, isSending }: SubmitButtonProps) {
  const hydrated = useHydrated()
  const incomplete = useIncompleteFields(form, formApi)
  const reason =
    hydrated && !isSending && incomplete.length > 0
      ? fillText(texts.missing, { fields: joinList(incomplete, listSeparators) })
      : undefined
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

/** The names of the fields whose values are missing or invalid, as in error messages. */
function useIncompleteFields(form: SiteForm, formApi: SiteFormApi): readonly string[] {
  const values = useStore(formApi.store, (state) => state.values)
  const issues = form.schema.safeParse(values).error?.issues ?? []
  return form.fields
    .filter(({ name }) => issues.some(({ path }) => path[0] === name))
    .map(nameInMessages)
}
