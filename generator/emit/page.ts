import { capitalized } from '../manifest/pages.ts'
import type { PlannedPage } from './plan.ts'
import { slot, type ModuleWriter } from './module.ts'
import { exportedConst, exportedFunction } from './statements.ts'
import { asObject, type Import, type Value } from './value.ts'

/** Emits the module of a page: its metadata, and its sections with their data. */
export function emitPage(page: PlannedPage, write: ModuleWriter): string {
  const blocks = [
    { component: 'Hero', folder: 'hero', data: page.hero },
    ...page.sections.map(({ kind, data }) => ({
      component: capitalized(kind),
      folder: kind,
      data,
    })),
  ]
  const { title, description, indexed } = page.page
  const { structuredData } = page
  const structured: Readonly<Record<string, Value>> =
    structuredData === undefined ? {} : { structuredData }
  return write(`pages/${page.id}.gen.tsx`, {
    imports: [
      ...blocks.map(({ component, folder }) => componentImport(component, folder)),
      ...(blocks.some(changesAfterEvent) ? [AFTER_EVENT] : []),
      ...(blocks.length > 1 ? [BELOW_FOLD] : []),
    ],
    types: [{ module: 'src/shell/pageModule.ts', name: 'PageMeta' }],
    statements: [
      exportedConst('page', `${slot(0)} satisfies PageMeta`, 'The metadata of the page.'),
      exportedFunction('Page', `<>${content(blocks.map(element))}</>`, 'The sections of the page.'),
    ],
    data: [
      { path: page.path, title, description, indexed, ...structured },
      ...blocks.map(({ data }) => data),
    ],
  })
}

const componentImport = (component: string, folder: string): Import => ({
  module: `src/sections/${folder}/${component}.tsx`,
  name: component,
})

/** The component for sections that change when an event is over. */
const AFTER_EVENT: Import = { module: 'src/parts/AfterEvent.tsx', name: 'AfterEvent' }

/** The component around all sections but the top of the page. */
const BELOW_FOLD: Import = { module: 'src/shell/BelowFold.tsx', name: 'BelowFold' }

/** The JSX of all blocks. */
const content = ([hero = '', ...sections]: readonly string[]) =>
  sections.length === 0 ? hero : `${hero}<BelowFold>${sections.join('')}</BelowFold>`

type Block = { readonly component: string; readonly data: Value }

const changesAfterEvent = ({ data }: Block) => 'afterEvent' in asObject(data)

/** Slot 0 is the metadata of the page. */
function element(block: Block, index: number): string {
  const { component } = block
  const data = slot(index + 1)
  return changesAfterEvent(block)
    ? `<AfterEvent of={${component}} section={${data}} />\n`
    : `<${component} section={${data}} />\n`
}
