import type { SectionExample } from '../props.ts'

/** Three questions, one of which has an id for links. */
export const example: SectionExample<'questions'> = {
  kind: 'questions',
  label: 'Good to know',
  heading: 'Frequent Questions',
  questions: [
    {
      id: 'first-meeting',
      question: 'How does a project start?',
      answer: [
        'With a conversation of an hour, in which we learn what you want to change.',
        'You then receive a plan with its cost. It is yours to keep, whoever does the work.',
      ],
    },
    {
      question: 'Who owns the code?',
      answer: ['You do, from the first commit.'],
    },
    {
      question: 'Can you work in our offices?',
      answer: ['Yes, if they are near ours.'],
      text: `
        | Travel time | Days |
        | ----------- | ---- |
        | One hour    | Five |
        | Two hours   | Two  |
      `,
    },
  ],
}
