import type { SectionExample } from '../props.ts'

/** Two people. */
export const example: SectionExample<'profileList'> = {
  kind: 'profileList',
  heading: 'Leadership and Staff',
  profiles: [
    {
      title: 'Margaret Ellison',
      subTitle: 'President',
      text: [
        'Margaret Ellison leads the company and answers for every contract it signs.',
        'Outside work she restores wooden sailboats.',
      ],
      image: 'portraitPresident',
    },
    {
      title: 'Daniel Okafor',
      subTitle: 'Director of Operations and Engineering',
      text: ['Daniel Okafor is responsible for how the work is staffed and reviewed.'],
      image: 'portraitOperations',
    },
  ],
}
