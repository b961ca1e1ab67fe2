import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readMutation, type Mutation } from './mutation.ts'

const FOLDER = path.resolve(import.meta.dirname, 'patches')

/** The patch file of a mutation. */
export const patchFile = ({ name }: Pick<Mutation, 'name'>) => path.join(FOLDER, `${name}.patch`)

/** Reads all mutations, sorted by name. */
export async function readMutations(): Promise<Mutation[]> {
  const names = (await readdir(FOLDER)).toSorted().map((file) => path.basename(file, '.patch'))
  return Promise.all(
    names.map(async (name) => readMutation(name, await readFile(patchFile({ name }), 'utf8'))),
  )
}
