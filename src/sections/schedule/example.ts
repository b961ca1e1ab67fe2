import type { SectionExample } from '../props.ts'

/** Three tasks over six weeks; one of them can move. */
export const example: SectionExample<'schedule'> = {
  kind: 'schedule',
  label: 'Schedule',
  heading: 'Six Weeks to the Plan',
  caption: 'The solid bars decide the date. The outlined one can move along the dashed line',
  columns: [{ title: 'Task' }, { title: 'Weeks', isNumber: true }],
  scale: { title: 'Start and finish', labels: ['Week 1', '3', '5'], units: 6 },
  rows: [
    { cells: ['Assessment', '2'], bar: { text: '1–2', from: 1, to: 2 } },
    { cells: ['Training', '1'], bar: { text: '3', from: 3, to: 3, until: 6 } },
    { cells: ['Plan for the migration', '4'], bar: { text: '3–6', from: 3, to: 6 } },
  ],
}
