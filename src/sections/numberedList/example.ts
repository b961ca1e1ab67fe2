import type { SectionExample } from '../props.ts'

/** Three topics. */
export const example: SectionExample<'numberedList'> = {
  kind: 'numberedList',
  tone: 'tint',
  label: 'Zero Trust in order',
  heading: 'Topics of a Zero Trust Program',
  items: [
    { title: 'Protect surface', text: 'Name the data that the mission cannot do without.' },
    { title: 'Identity', text: 'One authoritative identity for every person and machine.' },
    { title: 'Devices', text: 'A complete inventory, with health measured at every request.' },
  ],
}
