import type { PageModule } from '../pageModule.ts'

/** Where the scripts of pages stand, beside the bundle. */
const FOLDER = new URL('pages/', import.meta.url)

/** Imports a page's module where pages are rendered: scripts hold many of them. */
export async function importPage(id: string): Promise<PageModule> {
  const { default: holders } = await importHere<{ default: Record<string, string> }>('index.js')
  const pages = await importHere<Record<string, PageModule>>(holders[id] ?? '')
  const page = pages[id]
  if (page === undefined) throw new Error(`There is no script of the page ${id}.`)
  return page
}

const importHere = <T>(name: string): Promise<T> =>
  import(/* @vite-ignore */ new URL(name, FOLDER).href)
