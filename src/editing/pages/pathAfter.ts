import { ancestorsOf } from './ancestorsOf.ts'
import type { PageChange } from './pageRequests.ts'

/** The path to open after a change is written. Undefined if the open page stays. */
export function pathAfter(
  change: PageChange,
  open: string,
  paths: readonly string[],
): string | undefined {
  const isBelow = (path: string, parent: string) => path.startsWith(`${parent}/`)
  switch (change.kind) {
    case 'addPage':
      return change.path
    case 'renamePage':
      return change.children && isBelow(open, change.path)
        ? change.to + open.slice(change.path.length)
        : change.to
    case 'removePage': {
      const isRemoved = (path: string) =>
        path === change.path || (change.children && isBelow(path, change.path))
      if (!isRemoved(open)) return undefined
      return ancestorsOf(change.path).find((path) => paths.includes(path)) ?? '/'
    }
    case 'moveMenuEntry':
      return undefined
  }
}
