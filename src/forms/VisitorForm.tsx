import { Text } from '@mantine/core'
import { formService } from 'virtual:configuration'
import type { SiteForm } from './definition.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { formId } from './fieldId.ts'
import { Field } from './fields/Field.tsx'
import { FormNotes } from './FormNotes.tsx'
import { FormStatus } from './FormStatus.tsx'
import { HiddenParts } from './HiddenParts.tsx'
import { RestoredLine } from './RestoredLine.tsx'
import { standingFields } from './revealed.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useErrorTitle } from './useErrorTitle.ts'
import { useHydrated } from './useHydrated.ts'
import { useSubmission } from './useSubmission.ts'
import classes from './VisitorForm.module.css'

/**
 * A form. As it is sent, the browser itself checks and sends it; once scripts run they do both, and
 * keep what was typed before. The status stands outside the form, under it.
 */
export function VisitorForm({ form }: { readonly form: SiteForm }) {
  const hydrated = useHydrated()
  const { element, answers, sending, mistakes, restored, ...visitor } = useSubmission(form)
  useErrorTitle(mistakes.length > 0)
  return (
    <div className={classes.root}>
      <form
        ref={element}
        id={formId(form)}
        className={classes.form}
        aria-label={form.label}
        action={formService.action}
        method="post"
        encType="multipart/form-data"
        noValidate={hydrated}
        onSubmit={visitor.onSubmit}
        // Every event that can bring text along: password managers skip some of them, React drops
        // those that it takes for repetitions. What fields do on leaving comes after it.
        onInput={visitor.follow}
        onChange={visitor.follow}
        onCompositionEnd={visitor.follow}
        onFocusCapture={visitor.follow}
        onBlurCapture={visitor.follow}
      >
        {mistakes.length > 0 && <ErrorSummary form={form} mistakes={mistakes} />}
        <Text className={classes.required}>{form.requiredNote}</Text>
        {restored && sending.kind !== 'sending' && <RestoredLine onClear={visitor.clear} />}
        <HiddenParts form={form} />
        <div className={classes.fields}>
          {standingFields(form).map((field) => (
            <Field key={field.name} answers={answers} form={form} field={field} />
          ))}
        </div>
        <div className={classes.foot}>
          <SubmitButton form={form} answers={answers} isSending={sending.kind === 'sending'} />
          <FormNotes form={form} />
        </div>
      </form>
      <FormStatus
        form={form}
        answers={answers}
        sending={sending}
        onSendAgain={() => visitor.press(true)}
        onDismiss={visitor.rest}
      />
    </div>
  )
}
