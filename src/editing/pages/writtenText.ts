import type { PageChange } from './pageRequests.ts'

/** What the status line says after a change is written. */
export function writtenText(change: PageChange): string {
  switch (change.kind) {
    case 'addPage':
      return `The page ${change.path} was added. Replace its placeholder texts.`
    case 'renamePage':
      return `${change.path} was moved to ${change.to}.`
    case 'removePage':
      return `The page ${change.path} was removed.`
    case 'moveMenuEntry':
      return 'The menu item was moved.'
  }
}
