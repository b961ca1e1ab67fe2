import path from 'node:path'

/** A file or a folder that is open. `FileHandle` of `node:fs/promises` is one. */
export type OpenFile = {
  stat(): Promise<{ readonly size: number }>
  read(into: Uint8Array, offset: number, length: number, position: number): Promise<unknown>
  appendFile(content: string | Uint8Array): Promise<void>
  /** Resolves when everything written so far is on the disk (fsync). */
  sync(): Promise<void>
  close(): Promise<void>
}

/** The part of `node:fs/promises` that an outbox uses. */
export type FileSystem = {
  /** Rejects if the file or folder does not exist. */
  access(file: string): Promise<void>
  mkdir(folder: string): Promise<unknown>
  open(file: string, flags: 'a+' | 'r', mode?: number): Promise<OpenFile>
}

/**
 * Creates a folder and its missing parents, so that they survive a power failure. A folder is created
 * only after the entry of its parent was synced. So if a folder exists (an earlier attempt may have
 * failed), only its own entry has to be synced.
 */
export async function makeFolder(folder: string, fileSystem: FileSystem): Promise<void> {
  const parent = path.dirname(folder)
  if (!(await exists(folder, fileSystem))) {
    await makeFolder(parent, fileSystem)
    // Another process may create it at the same time.
    await fileSystem.mkdir(folder).catch(ignoreError('EEXIST'))
  }
  await syncFolder(parent, fileSystem)
}

const exists = async (folder: string, fileSystem: FileSystem) =>
  fileSystem.access(folder).then(() => true, ignoreError('ENOENT'))

/** Writes the entries of a folder to the disk. Windows has no such call and does not need it. */
export async function syncFolder(folder: string, fileSystem: FileSystem): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await fileSystem.open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** A rejection handler: returns `false` for an error with this code, and throws all others. */
function ignoreError(code: string) {
  return (error: unknown): false => {
    if (error instanceof Error && 'code' in error && error.code === code) return false
    throw error
  }
}
