import type { SectionExample } from '../props.ts'

/** The list of third parties of a privacy page. */
export const example: SectionExample<'dataFlows'> = {
  kind: 'dataFlows',
  tone: 'tint',
  heading: 'Services Your Browser Contacts',
  none: 'Your browser contacts only this website.',
}
