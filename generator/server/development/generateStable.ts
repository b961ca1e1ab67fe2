import { setTimeout } from 'node:timers/promises'
import type { GeneratedProject } from '../../bundle/generateProject.ts'
import { isError } from '../../diagnostics/diagnostic.ts'
import { readText, type ReadText } from '../../manifest/files.ts'

/** The time between two reads of a file. The file watcher ignores a second change within it. Milliseconds. */
const INTERVAL = 60

/** How often an empty file is read again. Editors empty a file before they write it. */
const EMPTY_READS = 16

/**
 * Generates until the files on the disk are those that were read: the first read may see a partly
 * written file, and a formatter may save a file a second time. Without errors, it does not wait.
 */
export async function generateStable<Result extends Pick<GeneratedProject, 'diagnostics'>>(
  generate: (read: ReadText) => Promise<Result>,
  read: ReadText = readText,
): Promise<Result> {
  for (;;) {
    const texts = new Map<string, string | undefined>()
    const result = await generate(async (file) => {
      const text = await read(file)
      texts.set(file, text)
      return text
    })
    const hasErrors = result.diagnostics.some(isError)
    const intervals = hasErrors ? (hasEmpty(texts) ? EMPTY_READS : 1) : 0
    if (!(await hasChanged(texts, read, intervals))) return result
  }
}

const hasEmpty = (texts: ReadonlyMap<string, string | undefined>) =>
  [...texts.values()].some((text) => text?.trim() === '')

/** Whether a file differs from its text, now or after one of the intervals. */
async function hasChanged(
  texts: ReadonlyMap<string, string | undefined>,
  read: ReadText,
  intervals: number,
): Promise<boolean> {
  for (let count = 0; ; count += 1) {
    for (const [file, text] of texts) {
      if ((await read(file)) !== text) return true
    }
    if (count === intervals) return false
    await setTimeout(INTERVAL)
  }
}
