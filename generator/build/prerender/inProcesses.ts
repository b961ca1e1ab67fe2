import { fork, type ChildProcess } from 'node:child_process'
import type { Answer } from '../../../src/entry-worker.ts'
import type { RenderedPage } from '../../../src/renderAddress.tsx'
import { notRendered, type Rendering } from './rendering.ts'

/** So many addresses a process has at a time: it renders while the page before is written. */
const AT_ONCE = 4

/**
 * Renders addresses on several processors at once, in processes, so that each has little in memory:
 * each gets the next address when it is ready.
 */
export async function inProcesses(
  renderings: readonly Rendering[],
  script: string,
  count: number,
  done: (rendering: Rendering, page: RenderedPage) => Promise<void>,
): Promise<void> {
  const waiting = renderings.values()
  const workers = Array.from({ length: count }, () =>
    fork(script, { execArgv: [], serialization: 'advanced' }),
  )
  const renderNext = async (ask: ReturnType<typeof asker>) => {
    for (const rendering of waiting) {
      const answer = await ask(rendering.address)
      if ('error' in answer) throw notRendered(rendering, new Error(answer.error))
      await done(rendering, answer.page)
    }
  }
  try {
    await Promise.all(
      workers.flatMap((worker) => {
        const ask = asker(worker)
        return Array.from({ length: AT_ONCE }, () => renderNext(ask))
      }),
    )
  } finally {
    for (const worker of workers) worker.kill()
  }
}

/** Asks a process for addresses, and tells its answers apart. */
function asker(worker: ChildProcess): (address: string) => Promise<Answer['content']> {
  const asked = new Map<string, (content: Answer['content']) => void>()
  const ended = { error: 'its process ended' }
  worker.on('message', ({ address, content }: Answer) => asked.get(address)?.(content))
  worker.on('exit', () => {
    for (const resolve of asked.values()) resolve(ended)
  })
  return (address) =>
    new Promise((resolve) => {
      asked.set(address, resolve)
      worker.send(address, (error) => {
        if (error !== null) resolve(ended)
      })
    })
}
