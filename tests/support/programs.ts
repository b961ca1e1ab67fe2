import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'

/*
 * The programs that the tests use besides Node. `npm test` needs only Chromium; `tests/setup.sh` installs all.
 */

/** The names of a Chromium installed on the system. */
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium with all features, e.g. the back/forward cache: `CHROME_PATH`, Playwright's own, or the system's. */
export const fullChromiumPath = (): string | undefined => ownChromium() ?? findProgram(CHROMIUM)

/** The Chromium for most tests. One without a user interface takes half the time. */
export const chromiumPath = (): string | undefined =>
  ownChromium() ?? findProgram(['chromium-headless-shell', ...CHROMIUM])

function ownChromium(): string | undefined {
  const configured = process.env['CHROME_PATH']
  if (configured) return configured
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/** The Firefox for the tests: the one in `FIREFOX_PATH`, or the system's. */
export const firefoxPath = (): string | undefined =>
  process.env['FIREFOX_PATH'] || findProgram(['firefox', 'firefox-esr'])

/** The Java for the Nu HTML checker. */
export const javaPath = (): string | undefined => findProgram(['java'])

/** The nginx for the tests. Only root has its folder in `PATH`. */
export const nginxPath = (): string | undefined =>
  findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin'])

/** The brotli module in Debian's package. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The path of the brotli module of nginx. */
export const brotliModule = (): string | undefined => (existsSync(BROTLI) ? BROTLI : undefined)

/** A program that only `npm run test:more` needs. */
export type Program = {
  readonly name: string
  /** Finds it. `undefined` if it is not installed. */
  readonly find: () => string | undefined
  /** The command that installs it on Debian and Ubuntu. */
  readonly install: string
}

/** The programs that only `npm run test:more` needs. */
export const PROGRAMS = {
  nginx: { name: 'nginx', find: nginxPath, install: 'apt-get install nginx-light' },
  brotli: {
    name: 'the brotli module of nginx',
    find: brotliModule,
    install: 'apt-get install libnginx-mod-http-brotli-static',
  },
  firefox: { name: 'Firefox', find: firefoxPath, install: 'apt-get install firefox-esr' },
  java: { name: 'Java', find: javaPath, install: 'apt-get install default-jre-headless' },
} as const satisfies Record<string, Program>

/** Why a test is skipped on a machine without a program. */
export const notInstalled = ({ name, install }: Program): string =>
  `${name} is not installed: ${install}`

/** Installs Chromium if there is none. Throws if that fails. */
export function ensureChromium(log: (line: string) => void): void {
  const existing = fullChromiumPath() ?? chromiumPath()
  if (existing !== undefined) {
    if (isExecutable(existing)) return ensureArial(log)
    throw new Error(
      `CHROME_PATH is "${existing}", which is not an executable file. Set it to a Chromium, or unset it.`,
    )
  }
  log('Chromium is not installed. Installing it …')
  run('npx', ['playwright', 'install', 'chromium'])
  if (fullChromiumPath() === undefined && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'])
  }
  if (chromiumPath() === undefined) {
    throw new Error(
      'The browser tests need Chromium. Install it with "npx playwright install chromium" or as a system package, or set CHROME_PATH.',
    )
  }
  ensureArial(log)
}

/** Installs a font as wide as Arial if there is none. Debian's Chromium recommends it, but can be installed without it. */
function ensureArial(log: (line: string) => void): void {
  if (process.platform !== 'linux' || hasArial()) return
  const need = 'The tests of layout shifts need the font Arial or Liberation Sans'
  if (process.getuid?.() !== 0) return log(`${need}: apt-get install fonts-liberation`)
  log(`${need}. Installing it …`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', 'fonts-liberation'])
}

const hasArial = () =>
  ['/usr/share/fonts', '/usr/local/share/fonts', path.join(homedir(), '.local/share/fonts')]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .some((file) => /^(?:arial|liberationsans)\b/i.test(path.basename(file)))

/** Runs a program. Its output appears only if it fails. */
function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`)
}

/** Finds the first of these programs in `PATH` and in other folders. */
function findProgram(names: readonly string[], others: readonly string[] = []): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...others]
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => isExecutable(file))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
