import { Text } from '@mantine/core'
import { formService } from 'virtual:configuration'
import type { SiteForm } from './definition.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { formId } from './fieldId.ts'
import { Field } from './fields/Field.tsx'
import { FormNotes } from './FormNotes.tsx'
import { FormStatus } from './FormStatus.tsx'
import { HiddenInputs } from './HiddenInputs.tsx'
import { RestoredNotice } from './RestoredNotice.tsx'
import { topLevelFields } from './revealed.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useErrorTitle } from './useErrorTitle.ts'
import { useHydrated } from './useHydrated.ts'
import { useSubmission } from './useSubmission.ts'
import classes from './VisitorForm.module.css'

/**
 * A form. Before hydration and without scripts, the browser validates and sends it. After
 * hydration, the scripts do. The status is outside the `form` element, so that a reset keeps it.
 */
export function VisitorForm({ form }: { readonly form: SiteForm }) {
  const hydrated = useHydrated()
  const { element, formApi, sending, errors, restored, ...submission } = useSubmission(form)
  useErrorTitle(errors.length > 0)
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
        onSubmit={submission.onSubmit}
        // All events that can change text: password managers cause only some of them, and React
        // drops those that it considers repetitions. The blur handlers of fields run later.
        onInput={submission.adoptDomValues}
        onChange={submission.adoptDomValues}
        onCompositionEnd={submission.adoptDomValues}
        onFocusCapture={submission.adoptDomValues}
        onBlurCapture={submission.adoptDomValues}
      >
        {errors.length > 0 && <ErrorSummary form={form} errors={errors} />}
        <Text className={classes.required}>{form.requiredNote}</Text>
        {restored && sending.kind !== 'sending' && <RestoredNotice onClear={submission.clear} />}
        <HiddenInputs form={form} />
        <div className={classes.fields}>
          {topLevelFields(form).map((field) => (
            <Field key={field.name} formApi={formApi} form={form} field={field} />
          ))}
        </div>
        <div className={classes.footer}>
          <SubmitButton form={form} formApi={formApi} isSending={sending.kind === 'sending'} />
          <FormNotes form={form} />
        </div>
      </form>
      <FormStatus
        form={form}
        formApi={formApi}
        sending={sending}
        onSendAgain={() => submission.submit(true)}
        onDismiss={submission.reset}
      />
    </div>
  )
}
