import { installPackage, findProgram } from './systemPrograms.ts'

/** The Firefox for the tests: the one in `FIREFOX_PATH`, or the system's. */
export function firefoxPath(): string | undefined {
  const configured = process.env['FIREFOX_PATH']
  return configured !== undefined && configured !== ''
    ? configured
    : findProgram(['firefox', 'firefox-esr'])
}

/** Installs the system package of Firefox if it is missing. If that fails, the Firefox tests are skipped. */
export function ensureFirefox(log: (line: string) => void): void {
  if (firefoxPath() === undefined) {
    log('Firefox is not installed. Installing the system package …')
    installPackage('firefox-esr')
  }
  const firefox = firefoxPath()
  log(
    firefox === undefined
      ? 'Firefox: not found, so the Firefox tests are SKIPPED. Install it, or set FIREFOX_PATH.'
      : `Firefox: ${firefox}`,
  )
}
