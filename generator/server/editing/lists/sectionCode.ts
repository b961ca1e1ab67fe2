import { Project as Syntax } from 'ts-morph'
import { sectionSchema } from '../../../../src/sections/schemas.ts'
import type { Site } from '../../../../src/site/site.ts'
import { importWithVite } from '../../../build/vite/importWithVite.ts'
import { property } from '../../../diagnostics/valueAt.ts'
import type { Project } from '../../../manifest/project.ts'
import { declaredNames } from '../../gallery/declaredNames.ts'
import { readExample } from '../../gallery/examples.ts'
import { readExampleText } from '../../gallery/exampleText.ts'
import { uniqueEntry } from './uniqueEntry.ts'

/**
 * The code of a new section: the example of its kind, with names that the site declares, and an id and a
 * heading that no other section of the page has. Rejects with a message for the author if the site
 * declares nothing that the example could refer to.
 */
export async function sectionCode(
  project: Project,
  site: Site,
  sections: readonly unknown[],
  kind: string,
): Promise<string> {
  const { snippet: code } = await readExampleText(project, kind)
  const example = { data: await readExample(project, kind, importWithVite), snippet: code }
  const { data, snippet } = declaredNames(withFreeForms(site, sections))(kind, example)
  const node = new Syntax({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } })
    .createSourceFile('/example.ts', `const example = ${snippet}`)
    .getVariableDeclarationOrThrow('example')
    .getInitializerOrThrow()
  return uniqueEntry({ node, value: data, schema: sectionSchema }, sections)
}

/** The site with only the forms that a page does not show yet, if there are any: a page shows a form once. */
function withFreeForms(site: Site, sections: readonly unknown[]): Site {
  const shown = sections.map((section) => property(section, 'form'))
  const free = Object.entries(site.forms).filter(([name]) => !shown.includes(name))
  return free.length === 0 ? site : { ...site, forms: Object.fromEntries(free) }
}
