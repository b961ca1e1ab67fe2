import { formatPath } from '../../diagnostics/diagnostic.ts'
import type { LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'
import type { Finding } from './finding.ts'

/** The warnings about the manifest as findings: one for each value with the same problem. */
export const warningFindings = (warnings: readonly LocatedDiagnostic[]): Finding[] =>
  warnings.flatMap(({ message, others = [], ...first }) =>
    [first, ...others].map(({ file, line, column, path }) => ({
      check: 'warnings',
      at: { file, line, column },
      property: formatPath(path),
      message,
    })),
  )
