import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Answer } from '../../src/entry-worker.ts'
import type { RenderedPage } from '../../src/renderAddress.tsx'
import { notRendered, type Rendering } from './rendering.ts'

/** Renders addresses on several processors at once: each thread gets the next one when it is ready. */
export async function inThreads(
  renderings: readonly Rendering[],
  script: string,
  threads: number,
  done: (rendering: Rendering, page: RenderedPage) => Promise<void>,
): Promise<void> {
  const waiting = renderings.values()
  const workers = Array.from({ length: threads }, () => new Worker(script, { execArgv: [] }))
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (const rendering of waiting) {
          worker.postMessage(rendering.address)
          const [answer]: Answer[] = await once(worker, 'message')
          if (answer === undefined || 'error' in answer) {
            throw notRendered(rendering, answer?.error)
          }
          await done(rendering, answer.page)
        }
      }),
    )
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
