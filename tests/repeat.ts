import { ensureChromium } from './chromium.ts'
import { ensureFirefox } from './firefox.ts'
import { buildFolder, existingBuild, prepareBuild } from './hosted/crossOriginBuild.ts'
import { ensureNginx } from './nginx.ts'
import { InvalidArgument, readArguments } from './repeat/readArguments.ts'
import { repeatTests } from './repeat/repeatTests.ts'

const log = (line: string) => process.stdout.write(`${line}\n`)

try {
  const options = readArguments(process.argv.slice(2))
  ensureChromium(log)
  ensureFirefox(log)
  ensureNginx(log)
  if (existingBuild() === undefined) {
    process.env['CROSS_ORIGIN_BUILD'] = buildFolder
    await prepareBuild(buildFolder, log)
  }
  process.exitCode = (await repeatTests(options, log)) ? 0 : 1
} catch (error) {
  log(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof InvalidArgument ? 2 : 1
}
