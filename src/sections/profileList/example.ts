import type { SectionExample } from '../props.ts'

/** Two people. */
export const example: SectionExample<'profileList'> = {
  kind: 'profileList',
  heading: 'Leadership and Staff',
  profiles: [
    {
      title: 'Margaret Ellison',
      subTitle: 'President',
      summary: 'Managed programs for twelve years, after ten as a systems engineer.',
      text: [
        'Margaret Ellison answers for every contract that the company signs.',
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
