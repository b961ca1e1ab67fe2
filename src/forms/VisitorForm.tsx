import { Text, Anchor, Title, UnstyledButton } from '@mantine/core'
import { formService } from 'virtual:configuration'
import { form as texts } from 'virtual:texts'
import { useHydrated } from '@tanstack/react-router'
import { useStore } from '@tanstack/react-form'
import { useEffect } from 'react'
import { listSeparators } from 'virtual:language'
import {
  formId,
  implementationOf,
  type RenderedField,
  type RenderedForm,
  type SiteForm,
} from './siteForm.ts'
import { FormStatus } from './FormStatus.tsx'
import {
  type FieldError,
  focusField,
  focusId,
  type SiteFormApi,
  useSiteForm,
} from './useSiteForm.ts'
import classes from './VisitorForm.module.css'
import { fieldContext, nameInMessages } from './fields/fieldInput.ts'
import { LinkTo } from '../parts/LinkTo.tsx'
import { fillText } from '../model/fillText.ts'
import { joinList } from '../model/joinList.ts'
import { PART_NAMES } from './wire.ts'

/**
 * A form. Before hydration and without scripts, the browser validates and sends it. After
 * hydration, the scripts do.
 */
export function VisitorForm({ form }: { readonly form: SiteForm }) {
  const hydrated = useHydrated()
  const { element, formApi, sending, errors, isRestored, ...actions } = useSiteForm(form)
  useErrorTitle(errors.length > 0)
  return (
    <form
      ref={element}
      id={formId(form)}
      className={classes.form}
      aria-label={form.label}
      action={formService.action}
      method="post"
      encType="multipart/form-data"
      noValidate={hydrated}
      onSubmit={actions.onSubmit}
      // All events that can change text: password managers cause only some of them, and React
      // drops those that it considers repetitions. The blur handlers of fields run later.
      onInput={actions.adoptDomValues}
      onChange={actions.adoptDomValues}
      onCompositionEnd={actions.adoptDomValues}
      onFocusCapture={actions.adoptDomValues}
      onBlurCapture={actions.adoptDomValues}
    >
      {errors.length > 0 && <ErrorSummary form={form} errors={errors} />}
      <Text id={requiredNoteId(form)} className={classes.required}>
        {form.requiredNote}
      </Text>
      {isRestored && sending.kind !== 'sending' && <RestoredNotice onClear={actions.clear} />}
      <HiddenInputs form={form} />
      <div className={classes.fields}>
        {topLevelFields(form).map((field) => (
          <Field key={field.name} formApi={formApi} form={form} field={field} />
        ))}
      </div>
      {form.caution && <Text className={classes.caution}>{form.caution}</Text>}
      <div className={classes.submit}>
        <SubmitButton form={form} formApi={formApi} isSending={sending.kind === 'sending'} />
        <FormStatus
          form={form}
          formApi={formApi}
          sending={sending}
          onSendAgain={() => actions.submit({ isConfirmed: true })}
          onDismiss={actions.hideStatus}
        />
      </div>
      <FormNote form={form} />
    </form>
  )
}

/** Marks the document's title, e.g. with “Error: ”, while the form has errors. */
function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined
    const { title } = document
    const marked = fillText(texts.errorTitle, { title })
    document.title = marked
    return () => {
      // A navigation has changed it otherwise.
      if (document.title === marked) document.title = title
    }
  }, [hasErrors])
}

/** All fields except those that another field reveals. */
function topLevelFields(form: RenderedForm): readonly RenderedField[] {
  const revealed = new Set(form.fields.map((field) => revealedBy(form, field)?.name))
  return form.fields.filter(({ name }) => !revealed.has(name))
}

/** The field that the option “Other” of a field reveals, if there is one. */
function revealedBy(form: RenderedForm, field: RenderedField): RenderedField | undefined {
  const other = 'other' in field ? field.other : undefined
  return other && form.fields.find(({ name }) => name === other.reveals)
}

type FormFieldProps = {
  readonly formApi: SiteFormApi
  readonly form: SiteForm
  readonly field: RenderedField
}

/** A field of a form, together with the field that it reveals. */
function Field({ formApi, form, field }: FormFieldProps) {
  const { Component } = implementationOf(form, field.kind)
  const revealedField = revealedBy(form, field)
  const revealed = revealedField && <Field formApi={formApi} form={form} field={revealedField} />
  return (
    <formApi.Field name={field.name}>
      {(fieldApi) => (
        <fieldContext.Provider value={fieldApi}>
          <Component form={form} field={field} revealed={revealed} />
        </fieldContext.Provider>
      )}
    </formApi.Field>
  )
}

type ErrorSummaryProps = { readonly form: SiteForm; readonly errors: readonly FieldError[] }

/** Lists the errors of a form, each as a link to its field. */
function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const titleId = `${formId(form)}_problems`
  return (
    <section className={classes.errors} aria-labelledby={titleId}>
      <Title order={3} id={titleId} className={classes.errorTitle}>
        {texts.errorHeading}
      </Title>
      <ul className={classes.errorList}>
        {errors.map(({ field, message }) => (
          <li key={field.name}>
            <Anchor
              href={`#${focusId(form, field)}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(form, field)
              }}
            >
              {message}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

type RestoredNoticeProps = { readonly onClear: () => void }

/** Says that values from earlier in this tab are restored, and offers to clear them. */
function RestoredNotice({ onClear }: RestoredNoticeProps) {
  return (
    <Text className={classes.restored}>
      {texts.restored}{' '}
      <Anchor component="button" type="button" className={classes.clear} onClick={onClear}>
        {texts.clear}
      </Anchor>
    </Text>
  )
}

/**
 * The inputs that the visitor does not see: those that the form service needs, and a honeypot, a
 * checkbox that only programs tick.
 */
function HiddenInputs({ form }: { readonly form: SiteForm }) {
  return (
    <>
      <input type="hidden" name={PART_NAMES.accessKey} value={formService.accessKey} />
      {form.subject && <input type="hidden" name={PART_NAMES.subject} value={form.subject} />}
      <input type="hidden" name={PART_NAMES.redirect} value={redirectUrl(form)} />
      <input
        className={classes.honeypot}
        type="checkbox"
        name={PART_NAMES.honeypot}
        tabIndex={-1}
        aria-hidden="true"
      />
    </>
  )
}

/**
 * The page to which the service redirects visitors without scripts: a path for the embedded form
 * service, an absolute URL for others.
 */
const redirectUrl = ({ origin, thanks }: SiteForm) =>
  formService.action.startsWith('/') ? thanks : origin + thanks

/** The note below the submit button: how the visitor’s data is used. */
function FormNote({ form }: { readonly form: SiteForm }) {
  const { privacy, policy } = form
  return (
    <Text className={classes.note}>
      {privacy}
      {policy && (
        <>
          {' '}
          <Anchor component={LinkTo} to={policy.to} lang={policy.lang}>
            {policy.text}
          </Anchor>
        </>
      )}
    </Text>
  )
}

type SubmitButtonProps = {
  readonly form: SiteForm
  readonly formApi: SiteFormApi
  /** Whether the form is being sent. */
  readonly isSending: boolean
}

/**
 * The submit button of a form. It is never disabled: while values are missing or invalid it has
 * `aria-disabled`, stays focusable, and a click moves the focus to the first error. From the first
 * click on, a text names the fields; until then, the note about required fields describes the button.
 * Before hydration it is a plain button.
 */
function SubmitButton({ form, formApi, isSending }: SubmitButtonProps) {
  const hydrated = useHydrated()
  const wasSubmitted = useStore(formApi.store, (state) => state.submissionAttempts > 0)
  const incomplete = useIncompleteFields(form, formApi)
  const reason =
    hydrated && !isSending && incomplete.length > 0
      ? fillText(texts.missing, { fields: joinList(incomplete, listSeparators) })
      : undefined
  const reasonId = `${formId(form)}_reason`
  return (
    <>
      <UnstyledButton
        type="submit"
        className={classes.button}
        aria-disabled={reason !== undefined || isSending || undefined}
        aria-describedby={reason && (wasSubmitted ? reasonId : requiredNoteId(form))}
        data-sending={isSending || undefined}
      >
        {form.submit}
      </UnstyledButton>
      <Text id={reasonId} className={classes.reason} hidden={!wasSubmitted || reason === undefined}>
        {reason}
      </Text>
    </>
  )
}

/** The id of the note that explains how required fields are marked. */
const requiredNoteId = (form: SiteForm) => `${formId(form)}_required`

/** The names of the fields whose values are missing or invalid, as in error messages. Sentences are shortened to their first words. */
function useIncompleteFields(form: SiteForm, formApi: SiteFormApi): readonly string[] {
  const values = useStore(formApi.store, (state) => state.values)
  const issues = form.schema.safeParse(values).error?.issues ?? []
  return form.fields
    .filter(({ name }) => issues.some(({ path }) => path[0] === name))
    .map((field) => nameInMessages({ ...field, label: firstWords(field.label) }))
}

/** The first words of a long label. A final full stop would end the sentence around a short one. */
const firstWords = (label: string) =>
  label.length > LONGEST_NAME
    ? `${label.slice(0, LONGEST_NAME).replace(/[\s\p{P}]*\S*$/u, '')}…`
    : label.replace(/\.$/, '')

/** The longest label in a list of fields. Characters. */
const LONGEST_NAME = 40
