import { Paper } from '@mantine/core'
import { VisitorForm } from '../../forms/VisitorForm.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Form.module.css'
import type { FormSection } from './schema.ts'

/** A form on a light panel beside its heading. */
export function Form({ section }: { readonly section: FormSection }) {
  return (
    <SectionFrame section={section} layout="beside">
      <Paper className={classes.panel} data-tone="plain">
        <VisitorForm form={section.form} />
      </Paper>
    </SectionFrame>
  )
}
