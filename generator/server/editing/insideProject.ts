import { realpath } from 'node:fs/promises'
import path from 'node:path'

/** Whether a file is in a folder, after symbolic links are followed. A missing file is not. */
export async function isInside(folder: string, file: string): Promise<boolean> {
  const target = await realpath(file).catch(() => undefined)
  if (target === undefined) return false
  const relative = path.relative(await realpath(folder), target)
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative)
}
