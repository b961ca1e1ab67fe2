import type { PageChange } from '../../pageProtocol.ts'

/** The page to open after a change. Undefined: the open page stays, or the page that replaces it if it is removed. */
export function pageAfter(change: PageChange, open: string): string | undefined {
  switch (change.kind) {
    case 'addPage':
      return change.path
    case 'renamePage': {
      const { path, to, children } = change
      return children && open.startsWith(`${path}/`) ? to + open.slice(path.length) : to
    }
    case 'removePage':
      return undefined
  }
}
