import { installPackage, findProgram } from './systemPrograms.ts'

/** The Firefox to test with: the one that `FIREFOX_PATH` names, or the system's. */
export function firefoxPath(): string | undefined {
  const named = process.env['FIREFOX_PATH']
  return named !== undefined && named !== '' ? named : findProgram(['firefox', 'firefox-esr'])
}

/** Installs Firefox where there is none and the system's packages have it; else says what is passed over. */
export function ensureFirefox(say: (line: string) => void): void {
  if (firefoxPath() === undefined) {
    say('There is no Firefox on this machine. Installing the system’s package …')
    installPackage('firefox-esr')
  }
  const there = firefoxPath()
  say(
    there === undefined
      ? 'Firefox: none, so the tests in a second engine are SKIPPED. Install it, or name one with FIREFOX_PATH.'
      : `Firefox: ${there}`,
  )
}
