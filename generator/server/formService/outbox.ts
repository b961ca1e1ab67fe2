import { access, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder, syncFolder, type FileSystem, type OpenFile } from './durableFolder.ts'
import type { Part } from './part.ts'

/** A form as the outbox keeps it: one JSON object a line. */
export type Delivery = {
  /** When it was received, ISO 8601 in UTC. */
  readonly time: string
  readonly parts: readonly Part[]
}

/**
 * An outbox: a file that takes the place of the mail. Its folder and the file are created on
 * first use, the file for this user alone: it holds what people entered.
 *
 * A delivery resolves only after its line, the file's entry in its folder and the folder's own
 * entry are on the disk: from then on, neither a killed process nor a power failure loses it. It
 * rejects where any of this fails, for example on a full disk (ENOSPC).
 *
 * The file only grows. A delivery that failed, or that a crash interrupted, may be in it whole, in
 * part or not at all; the next one begins on a line of its own. Deliveries are written one after
 * the other.
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

/** Whether the last line of a file was cut off, by a full disk or a crash. */
async function endsInsideLine(opened: OpenFile): Promise<boolean> {
  const { size } = await opened.stat()
  if (size === 0) return false
  const end = Buffer.alloc(1)
  await opened.read(end, 0, 1, size - 1)
  return end.toString() !== '\n'
}
