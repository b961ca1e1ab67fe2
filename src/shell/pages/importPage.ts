import type { PageModule } from '../pageModule.ts'
import { PAGE_FILES, readPageFiles, type PageFiles } from './pageFiles.ts'

/** Time before an unanswered request counts as failed. Milliseconds. */
const TIMEOUT = 10_000

/**
 * Imports a page's module, with the style sheets that it needs. Which files these are, a document
 * says of its own page; of every other one a list does, which is fetched when it is first wanted.
 * The list's address is the same in every build: so a page that changes, changes no other one.
 */
export async function importPage(id: string): Promise<PageModule> {
  const own = ownScripts().find((script) => script.startsWith(`/assets/${id}.gen-`))
  const [script = '', ...needed] = own === undefined ? await filesOf(id) : [own]
  for (const href of [script, ...needed].filter(isScript)) preload(href)
  await Promise.all(needed.filter((file) => !isScript(file)).map(applied))
  return import(/* @vite-ignore */ script)
}

/** The scripts that this document names for its starter. */
const ownScripts = () =>
  document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ') ?? []

let list: Promise<PageFiles> | undefined

async function filesOf(id: string): Promise<readonly string[]> {
  list ??= fetchList()
  const { client, files, pages } = await list.catch((error: unknown) => {
    list = undefined
    throw error
  })
  // With the code of two builds there would be two of everything that there is to be one of.
  if (client !== new URL(import.meta.url).pathname) throw new Error('The site was built anew.')
  return (pages[id] ?? []).map((index) => files[index] ?? '')
}

async function fetchList(): Promise<PageFiles> {
  const reply = await fetch(PAGE_FILES, { signal: AbortSignal.timeout(TIMEOUT) })
  if (!reply.ok) throw new Error(`${PAGE_FILES} was answered with status ${reply.status}`)
  return readPageFiles(await reply.json())
}

const isScript = (file: string) => file.endsWith('.js')

const linkTo = (href: string) => document.head.querySelector(`link[href="${href}"]`)

const addLink = (rel: 'modulepreload' | 'stylesheet', href: string) => {
  const link = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(link)
  return link
}

function preload(href: string) {
  if (linkTo(href) === null) addLink('modulepreload', href)
}

/** The style sheets that were asked for here. */
const sheets = new Map<string, Promise<void>>()

/** Settles when a style sheet is in force. One that the document names is. */
function applied(href: string): Promise<void> {
  const sheet = sheets.get(href) ?? (linkTo(href) === null ? load(href) : Promise.resolve())
  sheets.set(href, sheet)
  return sheet
}

function load(href: string): Promise<void> {
  const link = addLink('stylesheet', href)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => {
      sheets.delete(href)
      link.remove()
      reject(new Error(`${href} could not be loaded.`))
    })
  })
}
