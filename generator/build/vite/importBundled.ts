import { build } from 'esbuild'

/** A module, and the files that it is made from. */
export type Bundled<Exports> = {
  readonly module: Exports
  /** Relative to the root. */
  readonly dependencies: readonly string[]
}

/**
 * Imports a module as it is now, bundled with what it imports: of a package of hundreds of files it
 * runs those that it needs.
 */
export async function importBundled<Exports>(
  file: string,
  root: string,
): Promise<Bundled<Exports>> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
  const module: Exports = await import(`data:text/javascript;base64,${code}`)
  return { module, dependencies: Object.keys(metafile.inputs) }
}
