import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { buildCrossOrigin } from './crossOriginBuild.ts'

/**
 * Builds the site for foreign origins into the folder that the argument names. With this folder in
 * `FOREIGN_BUILD`, the browser tests include those of the hosted site. `TEST_PORT` has to be the same
 * for both: the pages name the ports.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder for the build: prepare.ts <folder>.')
const target = path.resolve(folder)
const project = await buildCrossOrigin((line) => process.stdout.write(`${line}\n`))
await rm(target, { recursive: true, force: true })
await rename(project.root, target)
