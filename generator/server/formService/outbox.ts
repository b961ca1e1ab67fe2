import { access, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder, syncFolder, type FileSystem, type OpenFile } from './durableFolder.ts'
import type { FilePart, Part } from './part.ts'
import { storedFileName } from './storedFileName.ts'

/** A form for the outbox. */
export type Delivery = {
  /** When it was received, ISO 8601 in UTC. */
  readonly time: string
  readonly parts: readonly Part[]
  /** Default: none. */
  readonly files?: readonly FilePart[]
}

/**
 * An outbox: a file to which forms are appended instead of being mailed, one JSON object per line.
 * Submitted files are stored in the folder `files` beside it, and the line has their paths. Folders and
 * files are created on first use. Only the current user can read the files, because they contain
 * personal data.
 *
 * A delivery resolves after its files, its line and the entries of all files and folders are on the
 * disk; the files are written before the line that names them. After that, neither a killed process nor
 * a power failure loses it. It rejects if any of this fails, e.g. on a full disk (ENOSPC).
 *
 * Lines and files are never removed. A delivery that failed or was interrupted may have been written
 * completely, partly or not at all; the next one begins on a new line. Deliveries are written one at a
 * time.
 */
export function outboxAt(
  file: string,
  fileSystem: FileSystem = { access, mkdir, open },
): (delivery: Delivery) => Promise<void> {
  let last = Promise.resolve()
  return async (delivery) => {
    const written = last.then(() => write(file, delivery, fileSystem))
    last = written.catch(() => undefined)
    return written
  }
}

async function write(file: string, { files = [], ...form }: Delivery, fileSystem: FileSystem) {
  const folder = path.dirname(file)
  const stored = files.map((one) => ({ ...one, path: storedFileName(form.time, one.name) }))
  for (const one of stored) {
    await append(path.join(folder, one.path), () => one.bytes, fileSystem)
  }
  const described = stored.map(({ bytes, ...one }) => ({ ...one, size: bytes.length }))
  const line = JSON.stringify(files.length === 0 ? form : { ...form, files: described })
  await append(file, async (opened) => `${await newLine(opened)}${line}\n`, fileSystem)
}

async function append(
  file: string,
  contentFor: (opened: OpenFile) => string | Uint8Array | Promise<string>,
  fileSystem: FileSystem,
) {
  const folder = path.dirname(file)
  await makeFolder(folder, fileSystem)
  const opened = await fileSystem.open(file, 'a+', 0o600)
  try {
    await opened.appendFile(await contentFor(opened))
    await opened.sync()
  } finally {
    await opened.close()
  }
  await syncFolder(folder, fileSystem)
}

/** A line break if the last line of a file is incomplete, e.g. after a crash. */
async function newLine(opened: OpenFile): Promise<'\n' | ''> {
  const { size } = await opened.stat()
  if (size === 0) return ''
  const end = Buffer.alloc(1)
  await opened.read(end, 0, 1, size - 1)
  return end.toString() === '\n' ? '' : '\n'
}
