import type { SectionExample } from '../props.ts'

/** Text with all optional properties. */
export const example: SectionExample<'prose'> = {
  kind: 'prose',
  label: 'About us',
  heading: 'Who We Are',
  paragraphs: [
    'We were founded to put experienced engineers where they are needed.',
    'Most of our people have worked on the problem before they are asked to solve it.',
  ],
  points: ['Small enough to answer the phone', 'Large enough to staff a program'],
  image: 'about',
  imageSide: 'left',
  quote: 'The people who write the plan are the people who carry it out.',
  actions: [{ text: 'Contact Us', to: '/contact-us' }],
  text: `
    ## What we promise

    - A person answers **on the same day**.
    - The price is the one in the offer.

    > They said what they would do, and did it.

    | Step | Takes |
    | ---- | ----- |
    | Offer | *two days* |

    ~~~ The message that we send {1}
    status: offer
    sent:   2026-11-20
    ~~~
  `,
  note: 'The statement is sent on request, see [our home page](/).',
}
