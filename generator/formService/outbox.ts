import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Part } from './part.ts'

/** A form as the outbox keeps it: one JSON object a line. */
export type Delivery = {
  /** When it was received, ISO 8601 in UTC. */
  readonly time: string
  readonly parts: readonly Part[]
}

/**
 * An outbox: a file that takes the place of the mail. Its folder and the file are created on
 * first use, the file for this user alone: it holds what people entered. Deliveries are written
 * one after the other.
 */
export function outboxAt(file: string): (delivery: Delivery) => Promise<void> {
  let last = Promise.resolve()
  return async (delivery) => {
    const written = last.then(() => append(file, `${JSON.stringify(delivery)}\n`))
    last = written.catch(() => undefined)
    return written
  }
}

async function append(file: string, line: string) {
  await mkdir(path.dirname(file), { recursive: true })
  await appendFile(file, line, { mode: 0o600 })
}
