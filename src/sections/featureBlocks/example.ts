import type { SectionExample } from '../props.ts'

/** Three blocks, one with a list. */
export const example: SectionExample<'featureBlocks'> = {
  kind: 'featureBlocks',
  layout: 'columns',
  label: 'What we deliver',
  heading: 'Our Approach',
  blocks: [
    {
      title: 'Tailored Solutions',
      text: 'We begin with what earns the business its money and what would stop it.',
      icon: 'adjustments',
      points: ['Risk register', 'Control baseline'],
    },
    {
      title: 'Innovative Technologies',
      text: 'Automation where it removes risk or work.',
      icon: 'cpu',
    },
    {
      title: 'Compliance and Security',
      text: 'One control set mapped to every framework that binds you.',
      icon: 'scale',
    },
  ],
}
