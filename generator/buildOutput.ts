import type { Rolldown, ViteBuilder } from 'vite'

/** The files that a build for one environment gave. */
export function outputOf(
  result: Awaited<ReturnType<ViteBuilder['build']>>,
): Rolldown.RolldownOutput['output'] {
  if ('output' in result) return result.output
  throw new Error('A build for one environment gives one output.')
}

/** The source files that a build's scripts are made from. */
export const modulesOf = (output: Rolldown.RolldownOutput['output']): readonly string[] =>
  output.flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []))
