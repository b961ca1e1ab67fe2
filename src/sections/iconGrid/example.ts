import type { SectionExample } from '../props.ts'

/** Five industries, one with a link. */
export const example: SectionExample<'iconGrid'> = {
  kind: 'iconGrid',
  label: 'Who we work for',
  heading: 'Industries We Serve',
  perRow: 3,
  cards: [
    {
      icon: 'cpu',
      title: 'Technology',
      description: 'Secure products and development pipelines.',
      link: '/customers/commercial',
    },
    { icon: 'building-bank', title: 'Finance', description: 'Identity and tested recovery.' },
    { icon: 'heartbeat', title: 'Healthcare', description: 'Care during an outage.' },
    { icon: 'building-factory-2', title: 'Manufacturing', titlePosition: 'beside' },
    { icon: 'building-store', title: 'Retail', titlePosition: 'beside' },
  ],
}
