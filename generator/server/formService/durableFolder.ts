import path from 'node:path'

/** A file or a folder that is open. `FileHandle` of `node:fs/promises` is one. */
export type OpenFile = {
  stat(): Promise<{ readonly size: number }>
  read(into: Uint8Array, offset: number, length: number, position: number): Promise<unknown>
  appendFile(text: string): Promise<void>
  /** Resolves once everything written so far would survive a power failure (fsync). */
  sync(): Promise<void>
  close(): Promise<void>
}

/** What an outbox needs of a file system. `node:fs/promises` has it. */
export type FileSystem = {
  /** Rejects where there is no such file or folder. */
  access(file: string): Promise<void>
  mkdir(folder: string): Promise<unknown>
  open(file: string, flags: 'a+' | 'r', mode?: number): Promise<OpenFile>
}

/**
 * Makes a folder, and those above it that are missing, so that a power failure does not lose its
 * entry. A folder is made only after the entry of the one above it was synced. So where a folder
 * exists, because an earlier attempt failed or its process was killed, only its own entry is left.
 */
export async function makeFolder(folder: string, fileSystem: FileSystem): Promise<void> {
  const above = path.dirname(folder)
  if (!(await exists(folder, fileSystem))) {
    await makeFolder(above, fileSystem)
    // Another process may make it at the same moment.
    await fileSystem.mkdir(folder).catch(unless('EEXIST'))
  }
  await syncFolder(above, fileSystem)
}

const exists = async (folder: string, fileSystem: FileSystem) =>
  fileSystem.access(folder).then(() => true, unless('ENOENT'))

/** Brings a folder's entries to the disk. Windows has no call for this, and none is needed. */
export async function syncFolder(folder: string, fileSystem: FileSystem): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await fileSystem.open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** Handles a rejection: passes over the error with this code, with `false`, and throws any other. */
function unless(code: string) {
  return (error: unknown): false => {
    if (error instanceof Error && 'code' in error && error.code === code) return false
    throw error
  }
}
