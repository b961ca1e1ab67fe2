import type * as z from 'zod'
import type { Authored, Names } from '../../model/rendered.ts'
import type { audiencePanelsSchema } from './schema.ts'

/** Two audiences. */
export const example: Authored<z.input<typeof audiencePanelsSchema>, Names> = {
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
