import path from 'node:path'
import { prepareBuild } from './crossOriginBuild.ts'

/**
 * Makes the cross-origin build in the folder of the first argument. With this folder in
 * `CROSS_ORIGIN_BUILD`, the browser tests include those of the hosted site. `TEST_PORT` must be the same
 * for both, because the pages contain the ports.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('The argument is missing. Usage: prepare.ts <folder>')
await prepareBuild(path.resolve(folder), (line) => process.stdout.write(`${line}\n`))
