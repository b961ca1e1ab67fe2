import { createRequire } from 'node:module'

/** The port of the Nu HTML checker during the browser tests. */
const PORT = Number(process.env['TEST_PORT'] ?? 4273) + 1004

/** The URL of the Nu HTML checker (https://validator.github.io/validator/). */
export const HTML_CHECKER_URL = `http://127.0.0.1:${PORT}/`

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/**
 * The checker as a server. It runs for a few minutes at most, so using only Java's C1 compiler is faster.
 * The schemas need a larger stack than the default.
 */
export const htmlCheckerServer = {
  command: `java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xss4m -Dnu.validator.servlet.bind-address=127.0.0.1 -cp "${jar}" nu.validator.servlet.Main ${PORT}`,
  url: HTML_CHECKER_URL,
  reuseExistingServer: false,
  timeout: 120_000,
}
