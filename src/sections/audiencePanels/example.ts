import type { SectionExample } from '../props.ts'

/** Two audiences. */
export const example: SectionExample<'audiencePanels'> = {
  kind: 'audiencePanels',
  tone: 'tint',
  label: 'Customers',
  heading: 'Who We Serve',
  panels: [
    {
      title: 'Commercial',
      text: 'Companies that hold data worth stealing or run equipment that must not stop.',
      image: 'commercial',
      sectors: [
        { icon: 'cpu', title: 'Technology' },
        { icon: 'building-bank', title: 'Finance' },
        { icon: 'heartbeat', title: 'Healthcare' },
      ],
      link: { text: 'Commercial Customers', to: '/customers/commercial' },
    },
    {
      title: 'Government',
      text: 'Agencies whose missions depend on information that is right and protected.',
      image: 'government',
      sectors: [
        { icon: 'shield', title: 'DoD' },
        { icon: 'eye', title: 'Intelligence Community' },
      ],
      link: { text: 'Government Customers', to: '/customers/government' },
    },
  ],
}
