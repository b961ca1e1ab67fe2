import type { SectionExample } from '../props.ts'

/** Two services with their prices. */
export const example: SectionExample<'table'> = {
  kind: 'table',
  label: 'Prices',
  heading: 'What It Costs',
  caption: 'Prices in US dollars, without tax',
  columns: [{ title: 'Service' }, { title: 'Duration' }, { title: 'Price', isNumber: true }],
  rows: [
    { cells: ['Assessment of one system', 'Two weeks', '9,800'] },
    { cells: ['Plan for the migration', 'Four weeks', '18,500'] },
  ],
}
