import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, Rollup } from 'vite'
import type { Project } from '../../manifest/project.ts'

/** The report about the scripts of a build, relative to the project. */
export const CHUNK_REPORT = '.build/chunks.md'

/** Writes a report: the packages and folders in each script for browsers, and their sizes before minification. */
export function chunkReportPlugin({ root }: Project): Plugin {
  return {
    name: 'site:chunk-report',
    apply: 'build',
    async writeBundle(this: Rollup.PluginContext, _, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk')
      const sorted = chunks.toSorted((one, other) => other.code.length - one.code.length)
      const file = path.join(root, CHUNK_REPORT)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, sorted.map((chunk) => section(chunk, root)).join('\n'))
    },
  }
}

function section({ fileName, code, modules }: Rollup.OutputChunk, root: string): string {
  const sizes = new Map<string, number>()
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const group = groupOf(id, root)
    sizes.set(group, (sizes.get(group) ?? 0) + renderedLength)
  }
  const rows = [...sizes]
    .toSorted(([, one], [, other]) => other - one)
    .map(([group, size]) => `${String(size).padStart(9)}  ${group}`)
  return [`## ${fileName}: ${code.length} bytes\n`, ...rows, ''].join('\n')
}

/** The package of a module, or the folder of the project that it is in. */
function groupOf(id: string, root: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  return name ?? path.dirname(path.relative(root, id.replace(/^\0/, '')))
}
