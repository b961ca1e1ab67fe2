import { readTree, writeTree } from '../../../../generator/emit/write.ts'
import { texts } from './texts.ts'

// Writes sets of files. A test kills it, or limits its disk space or permissions.
const [, , folder = '', ...versions] = process.argv
const forever = versions.at(-1) === 'forever'

async function write(versions: readonly string[]): Promise<void> {
  for (const version of versions) await writeTree(folder, texts(version))
  process.stdout.write('.')
}

try {
  if (forever) for (;;) await write(versions.slice(0, -1))
  for (const version of versions) await writeTree(folder, texts(version))
  process.stdout.write(JSON.stringify({ tree: [...(await readTree(folder))] }))
} catch (error) {
  const message = error instanceof Error ? error.message : 'unknown error'
  process.stdout.write(JSON.stringify({ message, tree: [...(await readTree(folder))] }))
}
