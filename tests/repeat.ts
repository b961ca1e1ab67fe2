import { ensureChromium } from './chromium.ts'
import { ensureFirefox } from './firefox.ts'
import { existingBuild } from './hosted/crossOriginBuild.ts'
import { ensureNginx } from './nginx.ts'
import { readArguments } from './repeat/readArguments.ts'
import { repeatTests } from './repeat/repeatTests.ts'
import { CROSS_ORIGIN_BUILD, crossOriginBuild, siteBuild } from './runner/buildSteps.ts'
import { runSteps } from './runner/runSteps.ts'
import { InvalidArgument } from './support/commandArguments.ts'

const log = (line: string) => process.stdout.write(`${line}\n`)

try {
  const options = readArguments(process.argv.slice(2))
  ensureChromium(log)
  ensureFirefox(log)
  ensureNginx(log)
  if (await makeBuilds()) process.exitCode = (await repeatTests(options, log)) ? 0 : 1
} catch (error) {
  log(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof InvalidArgument ? 2 : 1
}

/** Makes the builds that the browser tests need. Resolves to `false` if one failed. */
async function makeBuilds(): Promise<boolean> {
  if (existingBuild() !== undefined) return runSteps([siteBuild])
  process.env['CROSS_ORIGIN_BUILD'] = CROSS_ORIGIN_BUILD
  return runSteps([siteBuild, crossOriginBuild])
}
