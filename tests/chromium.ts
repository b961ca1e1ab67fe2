import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackage, isExecutable, findProgram, run } from './systemPrograms.ts'

/** The names of a Chromium installed on the system. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium without a user interface, which takes half the time. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** The Chromium for the tests: the one in `CHROME_PATH`, Playwright's own, or the system's. */
export const chromiumPath = (): string | undefined =>
  configuredChromium() ?? findProgram([HEADLESS_SHELL, ...NAMES])

/** A Chromium with all features, e.g. the back/forward cache. */
export const fullChromiumPath = (): string | undefined => configuredChromium() ?? findProgram(NAMES)

function configuredChromium(): string | undefined {
  const configured = process.env['CHROME_PATH']
  if (configured !== undefined && configured !== '') return configured
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/** Installs Chromium if it is missing. Throws if that fails. */
export function ensureChromium(log: (line: string) => void): void {
  const existing = fullChromiumPath()
  if (existing !== undefined && !isExecutable(existing)) {
    throw new Error(
      `CHROME_PATH is "${existing}", which is not an executable file. Set it to a Chromium, or unset it.`,
    )
  }
  if (existing === undefined) install(log)
  if (configuredChromium() === undefined && findProgram([HEADLESS_SHELL]) === undefined) {
    installPackage(HEADLESS_SHELL)
  }
  log(`Chromium: ${chromiumPath()}`)
}

function install(log: (line: string) => void): void {
  log('Chromium is not installed. Installing Playwright’s Chromium …')
  run('npx', ['playwright', 'install', 'chromium'])
  if (fullChromiumPath() === undefined) {
    log('That failed. Installing the system package …')
    installPackage('chromium')
  }
  if (fullChromiumPath() === undefined) {
    throw new Error(
      'The browser tests need Chromium. Install it with "npx playwright install chromium" or as a system package, or set CHROME_PATH.',
    )
  }
}
