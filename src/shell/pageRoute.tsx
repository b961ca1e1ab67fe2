import { lazyRouteComponent, redirect, useRouter } from '@tanstack/react-router'
import { useEffect, type ComponentType } from 'react'
import { staging } from 'virtual:configuration'
import { errorPage as texts } from 'virtual:texts'
import type { Graph } from 'schema-dts'
import { HydrationSignal } from './hydration.tsx'
import { fallsBackToHome } from '../site/paths.ts'
import { product } from '../../generated/site.gen.ts'

/** The options of the route of the page with the canonical path `path`. Its module is imported on demand, once. */
export function lazyPage<Path extends string>(modules: PageModules<Path>, path: NoInfer<Path>) {
  return routeOptions(() => importPage(modules, path))
}

/** The options of the route of unknown paths, if `unknownPaths` is `home`. */
export function lazyNotFound<Path extends string>(modules: PageModules<Path>, path: NoInfer<Path>) {
  return routeOptions(async () => {
    const { Page, ...module } = await importPage(modules, path)
    return { ...module, Page: () => <NotFound page={Page} /> }
  })
}

function routeOptions(load: () => Promise<PageModule>) {
  return {
    component: lazyRouteComponent(withHydrationSignal(load), 'Page'),
    loader: ({ location }: { location: { readonly pathname: string } }) =>
      loadOrReload(load, location.pathname),
    staleTime: Number.POSITIVE_INFINITY,
    head: ({ loaderData }: { loaderData?: PageModule['page'] }) =>
      loaderData === undefined ? errorHead() : pageHead(loaderData),
  }
}

/** Adds `HydrationSignal` to the component of a page. */
const withHydrationSignal = (load: () => Promise<PageModule>) => async () => {
  const { Page } = await load()
  const PageWithSignal = () => (
    <>
      <Page />
      <HydrationSignal />
    </>
  )
  return { Page: PageWithSignal }
}

/** The `beforeLoad` of an old path: redirects to the new page. */
export function redirectTo(to: string) {
  return () => {
    throw redirect({ to, replace: true })
  }
}

/** The `beforeLoad` of an old path that leads to a file or another site. Hosts without redirects get here, too. */
export function leaveFor(href: string) {
  return () => {
    throw redirect({ href, reloadDocument: true })
  }
}

/**
 * The page of unknown paths. Hosts that support it have already redirected paths of one
 * segment to the home page; on other hosts, this component does so after hydration.
 */
function NotFound({ page: Page }: { page: ComponentType }) {
  const router = useRouter()
  useEffect(() => {
    if (!fallsBackToHome(router.latestLocation.pathname)) return
    router.navigate({ to: '/', replace: true }).catch(console.error)
  }, [router])
  return <Page />
}

/** The `head` of a page's route: title, description, robots and canonical link. */
function pageHead({ path, title, description, ...page }: PageMeta) {
  const indexed = page.indexed && !staging
  return {
    meta: [
      { title: documentTitle(title) },
      { name: 'description', content: description },
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: indexed ? [{ rel: 'canonical', href: product.origin + path }] : [],
  }
}

/** The `head` of a page that could not be loaded. */
const errorHead = () => ({ meta: [{ title: documentTitle(texts.documentTitle) }] })

/** The product's name followed by the page's title. */
export const documentTitle = (title: string) => `${product.name} | ${title}`

/** The script element of the document, which names its page and its scripts. */
const prerendered =
  typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-page]')

/** The path of the page in the prerendered document. `undefined` while prerendering. */
export const documentPath = prerendered?.dataset['page']

/**
 * Identifies the code that this browser runs. The list of pages is loaded when it is needed, so it may be of a
 * later version of the site, and its pages may need other code.
 */
export const codeVersion = {}

/** Imports the module of a page. Its script is in the document if it is the prerendered page, otherwise in the list of pages. */
async function importPage<Path extends string>(
  modules: PageModules<Path>,
  path: Path,
): Promise<PageModule> {
  // In development, the document names only the client entry.
  const prerenderedScript =
    path === documentPath ? prerendered?.dataset['scripts']?.split(' ').slice(1).at(-1) : undefined
  // Not in the server bundle: tsx would rewrite this large file because of the `import()`, which takes 1 GB with 2,000 pages.
  if (!import.meta.env.SSR && prerenderedScript !== undefined) {
    return import(/* @vite-ignore */ prerenderedScript)
  }
  const { pageModules, version } = await modules()
  if (version !== codeVersion) throw new Error('A new version of the site is deployed.')
  return pageModules[path]()
}

/** Whether a page module has been loaded since the last full page load. */
let hasLoadedPage = false

/** Whether a page or a section could not be loaded. Vite does not request its style sheet again, so each navigation is a full page load. */
let hasFailed = false

/**
 * Loads the page with the path `path`. If that fails, for example because a new version of the site is deployed, and
 * `path` is the current location, the browser reloads the page. It reloads at most once: if the module of the first
 * page fails, the prerendered page stays and works without scripts.
 *
 * Rejects if the page is only prefetched, if the visitor has navigated elsewhere, offline and while prerendering.
 */
async function loadOrReload(load: () => Promise<PageModule>, path: string): Promise<PageMeta> {
  try {
    const { page } = await load()
    if (hasFailed && isCurrentLocation(path)) throw new Error('Loading a page has failed before.')
    hasLoadedPage = true
    return page
  } catch (error) {
    hasFailed = true
    // Checked after the failure: the visitor may have clicked the link of a page that was being
    // prefetched, and then the router waits for the same promise.
    if (!isCurrentLocation(path)) throw error
    console.error('The script of this page could not be loaded.', error)
    if (hasLoadedPage) location.reload()
    return new Promise(() => {})
  }
}

/** Whether the browser is online and the visitor is on or navigating to `path`. */
const isCurrentLocation = (path: string) =>
  typeof document !== 'undefined' && navigator.onLine && location.pathname === path

/** Loads a section of many pages before a page needs it. */
export const loadAhead = (load: () => Promise<unknown>) =>
  load().catch(() => {
    hasFailed = true
  })

/** The metadata of a page for the document's head. */
export type PageMeta = {
  /** The path of the page, e.g. `/services`. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Whether search engines may index the page. */
  readonly indexed: boolean
  /** Its language, if it is another one than that of the site. */
  readonly language?: string
  /** Structured data (schema.org) for search engines. `undefined` if the page is not indexed. */
  readonly structuredData?: Graph
}

/** The metadata of the page that the router has loaded. `undefined` if it could not load one. */
export const loadedPage = (
  matches: readonly { readonly loaderData?: PageMeta | undefined }[],
): PageMeta | undefined => matches.at(-1)?.loaderData

/** A generated page, as its route imports it. */
type PageModule = {
  readonly page: PageMeta
  readonly Page: ComponentType
}

/** Imports the list of pages. Its script has a constant name, so that documents do not change with it. */
type PageModules<Path extends string> = () => Promise<{
  /** The functions that import each page, by its canonical path. */
  readonly pageModules: Readonly<Record<Path, () => Promise<PageModule>>>
  /** The version of the code that the pages need. */
  readonly version: typeof codeVersion
}>
