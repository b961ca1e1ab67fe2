import path from 'node:path'
import * as z from 'zod'
import { cacheStore, keyOf } from '../assets/cacheStore.ts'
import { printedStatements, printerEdition, recallStatements } from '../emit/statementPrinter.ts'

const statementsSchema = z.array(z.tuple([z.string(), z.string()]))

const storeOf = (root: string) => cacheStore(path.join(root, '.cache/statements'))

/** Recalls the statements that an earlier run printed, so that the compiler need not be loaded. */
export async function recallPrinted({ root }: { readonly root: string }): Promise<void> {
  const kept = await storeOf(root).read(keyOf(printerEdition()))
  if (kept !== undefined) {
    recallStatements(statementsSchema.parse(JSON.parse(Buffer.from(kept).toString())))
  }
}

/** Keeps the statements that this run used, where they are not those that are kept. */
export async function keepPrinted({ root }: { readonly root: string }): Promise<void> {
  const store = storeOf(root)
  const key = keyOf(printerEdition())
  const bytes = Buffer.from(JSON.stringify(printedStatements()))
  const kept = await store.read(key)
  if (kept === undefined || !bytes.equals(kept)) await store.keep(key, bytes)
}
