import { temporaryProject } from './temporaryProject.ts'

/** A page of the minimal site that other values refer to in every way. */
export const LINKED_PAGE = `'/team': {
      title: 'Team',
      description: 'The people of the smallest site that uses everything.',
      hero: { title: 'Team', headline: 'Who we are.', images: ['orbit'], actions: [{ text: 'Up', to: '/team' }] },
      sections: [{ kind: 'prose', id: 'all', heading: 'All', paragraphs: ['Everybody.'] }],
    }, // the team
`

/** The minimal project with a page and links to it. */
export const linkedProject = (edit: (manifest: string) => string = (text) => text) =>
  temporaryProject((text) =>
    edit(
      text
        .replace(
          "'/contact-us/write':",
          `// Not about the team.\n\n    // People.\n    ${LINKED_PAGE}    '/contact-us/write':`,
        )
        .replace(
          'navigation: [\n',
          "navigation: [\n    /* menu */ { text: 'Our Team', to: '/team' }, // people\n",
        )
        .replace(
          "links: [{ text: 'Home', to: '/' }]",
          "links: [{ text: 'Home', to: '/' }, { text: 'Team', to: '/team#all' }]",
        )
        .replace("link: '/contact-us' }", "link: '/team' }")
        .replace(
          "from: '/old/contact', to: '/contact-us' }",
          "from: '/old/contact', to: '/contact-us' }, { from: '/old', to: '/team' }",
        ),
    ),
  )
