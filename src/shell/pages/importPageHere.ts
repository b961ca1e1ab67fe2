import type { PageModule } from '../pageModule.ts'

/** Imports a page's module where pages are rendered: it stands beside the bundle. */
export const importPage = (id: string): Promise<PageModule> =>
  import(/* @vite-ignore */ new URL(`pages/${id}.js`, import.meta.url).href)
