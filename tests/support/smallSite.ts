import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { updateGenerated } from '../../generator/project/generateProject.ts'
import { projectAt } from '../../generator/projectPaths.ts'
import { copyProject, type ProjectCopy } from './projectCopy.ts'

/** A manifest without images that tests can edit: two pages below each other, both in the menu. */
export const SMALL_SITE = `import { defineSite } from './src/site/index.ts'

const services = { text: 'Services', to: '/services' } as const

export default defineSite({
  product: {
    name: 'Small Company',
    description: 'A company with a small site.',
    origin: 'https://www.example.com',
  },
  navigation: [
    { text: 'Home', to: '/' },
    { ...services, children: [{ text: 'Audits', to: '/services/audits' }] },
  ],
  footer: {
    groups: [{ title: 'Pages', links: [services] }],
    summary: 'A small company.',
    smallPrint: 'All rights reserved.',
  },
  routes: {
    '/': {
      title: 'Security for Small Companies',
      description: 'The home page of a small company, with a description of a good length.',
      hero: { title: 'Security That Fits', headline: 'Three pages.' },
      sections: [
        {
          kind: 'steps',
          heading: 'How We Work',
          steps: [
            { title: 'Talk', text: 'You describe the problem.' },
            { title: 'Plan', text: 'You get a plan with dates.' },
            { title: 'Deliver', text: 'You test the result.' },
          ],
        },
      ],
    },
    '/services': {
      title: 'All Services of the Company',
      description: 'All services of a small company, with a description of a good length.',
      hero: { title: 'Our Services', headline: 'There is one.' },
      sections: [
        {
          kind: 'buttonLinks',
          heading: 'Every Service',
          links: [{ text: 'All About Audits', to: '/services/audits' }],
        },
      ],
    },
    '/services/audits': {
      title: 'Audits of All Systems',
      description: 'The audits of a small company, with a description of a good length.',
      hero: { title: 'Security Audits', headline: 'We read your code.' },
    },
  },
  notFound: {
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    hero: { title: 'Page Not Found', headline: 'There is no page at this address.' },
  },
})
`

/**
 * Copies the project with the manifest of a small site and its generated files. For tests that edit the
 * manifest as text, which works for every site only if they know the text.
 */
export async function copySmallSite(): Promise<ProjectCopy> {
  const copy = await copyProject()
  await writeFile(path.join(copy.root, 'site.manifest.ts'), SMALL_SITE)
  await updateGenerated(projectAt(copy.root), () => {})
  return copy
}
