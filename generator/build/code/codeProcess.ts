import { once } from 'node:events'
import { buildCode, type CodeInput } from './buildCode.ts'
import type { Code } from './code.ts'

/** What this process tells the one that started it. */
export type Outcome = { readonly code: Omit<Code, 'renderer'> } | { readonly error: string }

const tell = (outcome: Outcome) =>
  process.send?.(outcome, undefined, undefined, () => process.disconnect())

// React and the router choose their production code by this.
process.env['NODE_ENV'] = 'production'
const [input]: CodeInput[] = await once(process, 'message')
if (input !== undefined) {
  await buildCode(input).then(
    (code) => tell({ code }),
    (error: unknown) => tell({ error: error instanceof Error ? error.message : String(error) }),
  )
}
