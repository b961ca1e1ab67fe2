import type { SectionExample } from '../props.ts'

/** Two links within the site and one to another site. */
export const example: SectionExample<'buttonLinks'> = {
  kind: 'buttonLinks',
  heading: 'Where to Next',
  links: [
    { text: 'Our Capabilities', to: '/services/capabilities' },
    { text: 'Write to Us', to: '/contact-us#form' },
    { text: 'Open Positions', to: 'https://careers.example.com/', target: '_blank' },
  ],
}
