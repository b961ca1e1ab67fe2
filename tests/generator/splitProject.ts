import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Project } from '../../generator/projectPaths.ts'
import { temporaryProject } from './temporaryProject.ts'

/** The file of `/contact-us` and the pages below it. */
export const CONTACT = 'content/contact.ts'

/** The file of a section of `/contact-us`. */
export const VISIT = 'content/sections/visit.ts'

/** The file of a path that is used more than once. */
export const PATHS = 'content/paths.ts'

/** A project with the manifest of the minimal fixture, split into several files. `edits` change files by name. */
export async function splitProject(
  edits: Readonly<Record<string, (text: string) => string>> = {},
): Promise<Project> {
  let page = ''
  const project = await temporaryProject((text) => {
    const start = text.indexOf("'/contact-us': {")
    const end = text.indexOf('  },\n  notFound: {')
    page = text.slice(start, end)
    const rest = `${text.slice(0, start)}...contactRoutes,\n${text.slice(end)}`
    return `import { contactRoutes } from './${CONTACT}'
import { CONTACT_PAGE as CONTACT } from './${PATHS}'
${rest.replace("thanks: '/contact-us'", 'thanks: CONTACT').replace("link: '/contact-us'", 'link: CONTACT')}`
  })
  const section = "{ kind: 'addresses', heading: 'Visit us', place: 'office' }"
  const texts = {
    [CONTACT]: `import { visit } from './sections/visit.ts'

export const contactRoutes = {
    ${page.replace(section, 'visit')}}
`,
    [VISIT]: `export const visit = ${section}\n`,
    [PATHS]: "export const CONTACT_PAGE = '/contact-us'\n",
  }
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(project.root, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(project.root, name)
    await writeFile(file, edit(await readFile(file, 'utf8')))
  }
  return project
}

/** The texts of a split project's files, by name. */
export async function textsOf({ root }: Project): Promise<Record<string, string>> {
  const names = ['site.manifest.ts', CONTACT, VISIT, PATHS]
  const texts = names.map(
    async (name) => [name, await readFile(path.join(root, name), 'utf8')] as const,
  )
  return Object.fromEntries(await Promise.all(texts))
}
