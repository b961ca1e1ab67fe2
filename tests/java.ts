import { installPackage, findProgram } from './systemPrograms.ts'

/** The Java for the Nu HTML checker. `undefined` if it is not installed. */
export const javaPath = () => findProgram(['java'])

/** Installs the system package of Java if it is missing. If that fails, the tests that need it are skipped. */
export function ensureJava(log: (line: string) => void): void {
  if (javaPath() === undefined) {
    log('Java is not installed. Installing the system package …')
    installPackage('default-jre-headless')
  }
  const java = javaPath()
  log(
    java === undefined
      ? 'Java: not found, so the tests with the Nu HTML checker are SKIPPED. Install Java.'
      : `Java: ${java}`,
  )
}
