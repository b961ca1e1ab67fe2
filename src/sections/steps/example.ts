import type { SectionExample } from '../props.ts'

/** Three steps, one with a label instead of its number. */
export const example: SectionExample<'steps'> = {
  kind: 'steps',
  tone: 'dark',
  label: 'How we work',
  heading: 'One Surface at a Time',
  steps: [
    {
      label: 'First',
      title: 'Choose',
      text: 'Valuable enough to matter, small enough to finish within months.',
    },
    { title: 'Map', text: 'Who uses it, from where, over what.' },
    { title: 'Repeat', text: 'The next surface reuses identity, policy and telemetry.' },
  ],
}
