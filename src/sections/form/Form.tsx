import { Paper } from '@mantine/core'
import { VisitorForm } from '../../forms/VisitorForm.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Form.module.css'
import type { FormSection } from './schema.ts'

/** A form, on a sheet beside its heading. */
export function Form({ section }: { readonly section: FormSection }) {
  return (
    <SectionFrame section={section} layout="beside">
      <Paper className={classes.sheet} data-tone="plain">
        <VisitorForm form={section.form} />
      </Paper>
    </SectionFrame>
  )
}
