import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackage, isExecutable, findProgram, run } from './systemPrograms.ts'

/** What Chromium is called where a system has it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium without windows: a program of its own, which takes half the time. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** The Chromium to test with: the one that `CHROME_PATH` names, Playwright's own, or the system's. */
export const chromiumPath = (): string | undefined =>
  configuredChromium() ?? findProgram([HEADLESS_SHELL, ...NAMES])

/** A Chromium with everything in it, which keeps left pages alive for one. */
export const fullChromiumPath = (): string | undefined => configuredChromium() ?? findProgram(NAMES)

function configuredChromium(): string | undefined {
  const named = process.env['CHROME_PATH']
  if (named !== undefined && named !== '') return named
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/** Installs Chromium where there is none, and says what it does. Throws where that cannot be done. */
export function ensureChromium(say: (line: string) => void): void {
  const there = fullChromiumPath()
  if (there !== undefined && !isExecutable(there)) {
    throw new Error(
      `CHROME_PATH names ${there}, which is no program: name a Chromium, or unset it.`,
    )
  }
  if (there === undefined) install(say)
  if (configuredChromium() === undefined && findProgram([HEADLESS_SHELL]) === undefined) {
    installPackage(HEADLESS_SHELL)
  }
  say(`Chromium: ${chromiumPath()}`)
}

function install(say: (line: string) => void): void {
  say('There is no Chromium on this machine. Installing Playwright’s own …')
  run('npx', ['playwright', 'install', 'chromium'])
  if (fullChromiumPath() === undefined) {
    say('That was refused. Installing the system’s package …')
    installPackage('chromium')
  }
  if (fullChromiumPath() === undefined) {
    throw new Error(
      'The browser tests need Chromium. Install it (npx playwright install chromium, or your system’s package), or name one with CHROME_PATH.',
    )
  }
}
