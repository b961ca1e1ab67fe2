import path from 'node:path'
import type { FileSystem, OpenFile } from '../durableFolder.ts'

/** The content of a file or folder: as processes see it (`now`), and after a power failure (`synced`). */
type Node =
  | { readonly kind: 'file'; now: string; synced: string }
  | { readonly kind: 'folder'; now: Map<string, Node>; synced: Map<string, Node> }

/** The next operation: its number, beginning with 0, and its name and file. */
export type Operation = { readonly number: number; readonly name: string }

/** An error of the disk. `partly`: an append writes half of its text before it fails. */
export type DiskFault = { readonly code: 'ENOSPC' | 'EIO'; readonly partly?: boolean }

/**
 * A disk that loses everything that was not synced at a power failure: the text of files and,
 * separately, the entries of folders. `before` is called before each operation. If it returns a fault,
 * the operation fails.
 */
export function simulatedDisk(before: (operation: Operation) => DiskFault | undefined) {
  const root: Node = { kind: 'folder', now: new Map(), synced: new Map() }
  const names: string[] = []

  const run = (operation: string, file: string, half?: () => void) => {
    const name = `${operation} ${file}`
    const fault = before({ number: names.length, name })
    names.push(name)
    if (fault === undefined) return
    if (fault.partly) half?.()
    throw failure(fault.code)
  }

  const fileSystem: FileSystem = {
    async access(file) {
      run('access', file)
      if (file !== '/' && !parentOf(root, file).entries.has(path.posix.basename(file))) {
        throw failure('ENOENT')
      }
    },
    async mkdir(folder) {
      run('mkdir', folder)
      const { entries, name } = parentOf(root, folder)
      if (entries.has(name)) throw failure('EEXIST')
      entries.set(name, { kind: 'folder', now: new Map(), synced: new Map() })
    },
    async open(file, flags) {
      run('open', file)
      if (file === '/') return opened(root, file)
      const { entries, name } = parentOf(root, file)
      const node = entries.get(name)
      if (node !== undefined) return opened(node, file)
      if (flags === 'r') throw failure('ENOENT')
      const made: Node = { kind: 'file', now: '', synced: '' }
      entries.set(name, made)
      return opened(made, file)
    },
  }

  const opened = (node: Node, file: string): OpenFile => ({
    stat: async () => ({ size: node.kind === 'file' ? node.now.length : 0 }),
    read: async (into, offset, length, position) => {
      if (node.kind !== 'file') throw failure('EISDIR')
      into.set(Buffer.from(node.now.slice(position, position + length)), offset)
    },
    appendFile: async (content) => {
      const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1')
      if (node.kind !== 'file') throw failure('EISDIR')
      run('append', file, () => (node.now += text.slice(0, text.length / 2)))
      node.now += text
    },
    sync: async () => {
      run('sync', file)
      if (node.kind === 'file') node.synced = node.now
      else node.synced = new Map(node.now)
    },
    close: async () => {},
  })

  return {
    fileSystem,
    /** The names of all previous operations. */
    operations: () => names,
    /** The text of a file as processes see it. Empty if there is no file. */
    text: (file: string) => textOf(root, file, 'now'),
    /** The text of a file after a power failure. Empty if there would be no file. */
    afterPowerFailure: (file: string) => textOf(root, file, 'synced'),
    /** Creates a synced file. */
    put(file: string, text: string) {
      const { entries, synced, name } = parentOf(root, file)
      const node: Node = { kind: 'file', now: text, synced: text }
      entries.set(name, node)
      synced.set(name, node)
    },
  }
}

function parentOf(root: Node, file: string) {
  let node: Node | undefined = root
  for (const name of segments(path.posix.dirname(file))) {
    node = node?.kind === 'folder' ? node.now.get(name) : undefined
  }
  if (node?.kind !== 'folder') throw failure('ENOENT')
  return { entries: node.now, synced: node.synced, name: path.posix.basename(file) }
}

function textOf(root: Node, file: string, state: 'now' | 'synced'): string {
  let node: Node | undefined = root
  for (const name of segments(file)) {
    node = node?.kind === 'folder' ? node[state].get(name) : undefined
  }
  return node?.kind === 'file' ? node[state] : ''
}

const segments = (file: string) => file.split('/').filter((name) => name !== '')

const failure = (code: string) => Object.assign(new Error(code), { code })
