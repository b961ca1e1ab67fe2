import { randomUUID } from 'node:crypto'

/**
 * The path of a stored file, relative to the folder of the outbox: `files/<time>-<random>-<name>`. The
 * name of the sender can contain anything, so only ASCII letters and digits, hyphens, underscores and
 * dots are kept, at most 80 characters. `id` makes the path unique.
 */
export function storedFileName(time: string, name: string, id: string = randomUUID()): string {
  const safe = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFKC')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .slice(-80)
    .replaceAll(/^[.-]+|[.-]+$/g, '')
  return `files/${time.replaceAll(/[^\dTZ]/g, '-')}-${id}-${safe === '' ? 'file' : safe}`
}
