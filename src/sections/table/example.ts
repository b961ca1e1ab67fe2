import type { SectionExample } from '../props.ts'

/** Three services with their prices, and a bar over the weeks for each of them. */
export const example: SectionExample<'table'> = {
  kind: 'table',
  label: 'Prices',
  heading: 'What It Costs',
  caption: 'Prices in US dollars, without tax',
  columns: [
    { title: 'Service' },
    { title: 'Price', isNumber: true },
    { title: 'Weeks', scale: { labels: ['Week 1', '3', '5'], units: 6 } },
  ],
  rows: [
    { cells: ['Assessment of one system', '9,800', '1–2'], bar: { from: 1, to: 2 } },
    { cells: ['Training', '4,900', '3'], bar: { from: 3, to: 3, until: 6 } },
    { cells: ['Plan for the migration', '18,500', '3–6'], bar: { from: 3, to: 6 } },
  ],
}
