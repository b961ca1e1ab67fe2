import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { isExecutable, mayInstallPackages, onPath, run } from './programs.ts'

/** What Chromium is called where a system has it. Without windows it does the same in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The system's packages, the better one first. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** The Chromium to test with: the one that `CHROME_PATH` names, Playwright's own, or the system's. */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROME_PATH']
  if (named !== undefined && named !== '') return named
  const own = chromium.executablePath()
  return existsSync(own) ? own : onPath(NAMES)
}

/** Installs Chromium where there is none, and says what it does. Throws where that cannot be done. */
export function ensureChromium(say: (line: string) => void): void {
  const there = chromiumPath()
  if (there !== undefined) {
    if (!isExecutable(there)) {
      throw new Error(
        `CHROME_PATH names ${there}, which is no program: name a Chromium, or unset it.`,
      )
    }
    say(`Chromium: ${there}`)
    return
  }
  say('There is no Chromium on this machine. Installing Playwright’s own …')
  run('npx', ['playwright', 'install', 'chromium'])
  if (chromiumPath() === undefined && mayInstallPackages()) {
    say('That was refused. Installing the system’s package …')
    run('apt-get', ['update', '-qq'])
    for (const name of PACKAGES) {
      if (chromiumPath() === undefined) run('apt-get', ['install', '-y', '-qq', name])
    }
  }
  if (chromiumPath() === undefined) {
    throw new Error(
      'The browser tests need Chromium. Install it (npx playwright install chromium, or your system’s package), or name one with CHROME_PATH.',
    )
  }
}
