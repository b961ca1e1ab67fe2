import { formService } from 'virtual:configuration'
import type { SiteForm } from './definition.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { formId } from './fieldId.ts'
import { Field } from './fields/Field.tsx'
import { FormContext } from './formContext.ts'
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
  const { element, state, sending, mistakes, restored, ...visitor } = useSubmission(form)
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
        // those that it takes for repetitions.
        onInput={visitor.follow}
        onChange={visitor.follow}
        onFocus={visitor.follow}
        onBlur={visitor.follow}
        onCompositionEnd={visitor.follow}
      >
        {mistakes.length > 0 && <ErrorSummary form={form} mistakes={mistakes} />}
        <p className={classes.required}>{form.requiredNote}</p>
        {restored && sending.kind !== 'sending' && <RestoredLine onClear={visitor.clear} />}
        <HiddenParts form={form} />
        <FormContext value={{ form, state }}>
          <div className={classes.fields}>
            {standingFields(form).map((field) => (
              <Field key={field.name} field={field} />
            ))}
          </div>
        </FormContext>
        <div className={classes.foot}>
          <SubmitButton form={form} state={state} isSending={sending.kind === 'sending'} />
          <FormNotes form={form} />
        </div>
      </form>
      <FormStatus
        form={form}
        state={state}
        sending={sending}
        onSendAgain={() => visitor.press(true)}
        onDismiss={visitor.rest}
      />
    </div>
  )
}
