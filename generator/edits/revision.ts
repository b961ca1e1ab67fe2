import * as z from 'zod'
import { UserError } from '../diagnostics/commandRun.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { contentHash } from '../files.ts'
import type { ManifestSource } from '../manifest/locate.ts'

/** The path of a value in the manifest: keys of objects and indexes of lists. */
export const modelPathSchema: z.ZodType<ModelPath> = z
  .array(z.union([z.string(), z.int().min(0)]))
  .max(32)

/** Identifies code of the manifest, e.g. `3f2a9c01`. A change names the revision that the author saw. */
export const revisionSchema = z.string().max(100)

/** The value that a change sets, and what the author saw of it. */
export const targetShape = {
  path: modelPathSchema,
  /** Default: the manifest does not contain the value. */
  revision: revisionSchema.optional(),
}

/** The revision of code. */
export const revisionOf = (code: string) => contentHash(code)

/** The revision of the value at a path, and of the constant from which it comes. Undefined if the manifest does not contain it. */
export function revisionAt(source: ManifestSource, path: ModelPath): string | undefined {
  const value = source.value(path)
  return value && revisionOf(`${value.written.getText()} ${value.resolved.getText()}`)
}

/** Somebody else, another tab or another program has changed what a change would replace. */
export class ConflictError extends UserError {
  constructor(
    message = 'Somebody else, or another tab, has changed this since you opened it, so nothing was changed.',
  ) {
    super(message)
  }
}

/** Throws a conflict unless the manifest still has the revision that the author saw. */
export function requireRevision(seen: string | undefined, current: string | undefined): void {
  if (seen !== current) throw new ConflictError()
}
