import type { SectionExample } from '../props.ts'

/** An odd number of highlights, so that the first one is larger. */
export const example: SectionExample<'highlights'> = {
  kind: 'highlights',
  heading: 'Why Work With Us',
  highlights: [
    {
      title: 'Innovative Solutions',
      description: 'We look for the change that removes the problem.',
    },
    {
      title: 'Customer-Centric Approach',
      description: 'Your mission and your calendar set the plan.',
    },
    {
      title: 'Committed to Excellence',
      description: 'We review work before it is delivered.',
    },
  ],
}
