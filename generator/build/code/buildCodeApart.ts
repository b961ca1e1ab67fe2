import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Code } from './code.ts'
import type { CodeInput } from './buildCode.ts'
import type { Outcome } from './codeProcess.ts'

const PROCESS = fileURLToPath(new URL('codeProcess.ts', import.meta.url))

/**
 * Builds the site's code in a process of its own, whose memory is free when it ends: bundlers keep
 * much of it, and what a large site needs besides would come on top.
 */
export async function buildCodeApart(input: CodeInput): Promise<Omit<Code, 'renderer'>> {
  const child = fork(PROCESS)
  const ended = once(child, 'exit').then(() => [{ error: 'The process that builds code ended.' }])
  child.send(input)
  const [outcome]: Outcome[] = await Promise.race([once(child, 'message'), ended])
  await ended
  if (outcome === undefined || 'error' in outcome) throw new Error(outcome?.error)
  return outcome.code
}
