import { installPackage, findProgram } from './systemPrograms.ts'

/** The Java that runs the Nu HTML checker. `undefined` where there is none. */
export const javaPath = () => findProgram(['java'])

/** Installs Java where there is none and the system's packages have it; else says what is skipped. */
export function ensureJava(say: (line: string) => void): void {
  if (javaPath() === undefined) {
    say('There is no Java on this machine. Installing the system’s package …')
    installPackage('default-jre-headless')
  }
  const java = javaPath()
  say(
    java === undefined
      ? 'Java: none, so the Nu HTML checker’s tests of live documents are SKIPPED. Install Java.'
      : `Java: ${java}`,
  )
}
