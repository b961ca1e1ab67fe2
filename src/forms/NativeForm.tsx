import './styles.ts'
import { Button } from '@mantine/core'
import { formService } from 'virtual:configuration'
import type { RenderedForm } from './definition.ts'
import { Field } from './fields/Field.tsx'
import { FormNotes } from './FormNotes.tsx'
import { HiddenParts } from './HiddenParts.tsx'
import classes from './NativeForm.module.css'
import { standingFields } from './revealed.ts'

/**
 * A form that the browser itself checks and sends. What is typed before scripts run stays. The
 * status stands outside the form, which would empty it with the fields.
 */
export function NativeForm({ form }: { readonly form: RenderedForm }) {
  return (
    <div className={classes.root}>
      <form
        id={form.id}
        className={classes.form}
        aria-label={form.label}
        action={formService.action}
        method="post"
        encType="multipart/form-data"
      >
        <p className={classes.required}>{form.requiredNote}</p>
        <HiddenParts form={form} />
        <div className={classes.fields}>
          {standingFields(form).map((field) => (
            <Field key={field.name} form={form} field={field} />
          ))}
        </div>
        <div className={classes.foot}>
          <Button type="submit">{form.submit}</Button>
          <FormNotes form={form} />
        </div>
      </form>
      <output className={classes.status} />
    </div>
  )
}
