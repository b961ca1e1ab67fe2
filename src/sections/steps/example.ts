import type * as z from 'zod'
import type { Authored, Names } from '../../model/rendered.ts'
import type { stepsSchema } from './schema.ts'

/** Three steps. */
export const example: Authored<z.input<typeof stepsSchema>, Names> = {
  kind: 'steps',
  tone: 'dark',
  label: 'How we work',
  heading: 'One Surface at a Time',
  steps: [
    { title: 'Choose', text: 'Valuable enough to matter, small enough to finish within months.' },
    { title: 'Map', text: 'Who uses it, from where, over what.' },
    { title: 'Repeat', text: 'The next surface reuses identity, policy and telemetry.' },
  ],
}
