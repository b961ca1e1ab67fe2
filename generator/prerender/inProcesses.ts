import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Answer } from '../../src/entry-worker.ts'
import type { RenderedPage } from '../../src/renderAddress.tsx'
import { notRendered, type Rendering } from './rendering.ts'

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
  try {
    await Promise.all(
      workers.map(async (worker) => {
        const ended = once(worker, 'exit').then(() => [{ error: 'its process ended' }])
        for (const rendering of waiting) {
          worker.send(rendering.address)
          const [answer]: Answer[] = await Promise.race([once(worker, 'message'), ended])
          if (answer === undefined || 'error' in answer) {
            throw notRendered(rendering, new Error(answer?.error))
          }
          await done(rendering, answer.page)
        }
      }),
    )
  } finally {
    for (const worker of workers) worker.kill()
  }
}
