import { access, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder, syncFolder, type FileSystem, type OpenFile } from './durableFolder.ts'
import type { Part } from './part.ts'

/** A form in the outbox: one JSON object per line. */
export type Delivery = {
  /** When it was received, ISO 8601 in UTC. */
  readonly time: string
  readonly parts: readonly Part[]
}

/**
 * An outbox: a file to which forms are appended instead of being mailed. The folder and the file are
 * created on first use. Only the current user can read the file, because it contains personal data.
 *
 * A delivery resolves after its line, the file's entry in its folder and the folder's entry are on the
 * disk. After that, neither a killed process nor a power failure loses it. It rejects if any of this
 * fails, e.g. on a full disk (ENOSPC).
 *
 * Lines are never removed. A delivery that failed or was interrupted may be in the file completely,
 * partly or not at all; the next one begins on a new line. Deliveries are written one at a time.
 */
export function outboxAt(
  file: string,
  fileSystem: FileSystem = { access, mkdir, open },
): (delivery: Delivery) => Promise<void> {
  let last = Promise.resolve()
  return async (delivery) => {
    const written = last.then(() => append(file, `${JSON.stringify(delivery)}\n`, fileSystem))
    last = written.catch(() => undefined)
    return written
  }
}

async function append(file: string, line: string, fileSystem: FileSystem) {
  const folder = path.dirname(file)
  await makeFolder(folder, fileSystem)
  const opened = await fileSystem.open(file, 'a+', 0o600)
  try {
    await opened.appendFile((await endsInsideLine(opened)) ? `\n${line}` : line)
    await opened.sync()
  } finally {
    await opened.close()
  }
  await syncFolder(folder, fileSystem)
}

/** Whether the last line of a file is incomplete, e.g. after a crash. */
async function endsInsideLine(opened: OpenFile): Promise<boolean> {
  const { size } = await opened.stat()
  if (size === 0) return false
  const end = Buffer.alloc(1)
  await opened.read(end, 0, 1, size - 1)
  return end.toString() !== '\n'
}
