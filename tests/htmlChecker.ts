import { createRequire } from 'node:module'

/** The port of the Nu HTML checker during the browser tests. */
const PORT = Number(process.env['TEST_PORT'] ?? 4273) + 1004

/** The URL of the Nu HTML checker (https://validator.github.io/validator/). */
export const HTML_CHECKER_URL = `http://127.0.0.1:${PORT}/`

/**
 * The command that starts the checker. It runs for a minute at most, so using only Java's C1 compiler is
 * faster. The schemas need a larger stack than the default.
 */
export function htmlCheckerCommand(java: string): string {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const options = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xss4m'
  const address = '-Dnu.validator.servlet.bind-address=127.0.0.1'
  return `"${java}" ${options} ${address} -cp "${jar}" nu.validator.servlet.Main ${PORT}`
}
