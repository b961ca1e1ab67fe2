import { formatPath } from '../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import type { Explanation, Lines } from './explain.ts'

/** An explanation for the terminal: the parts of a page, or the lines of a section. */
export function explanationText(
  explanation: Explanation,
  { files }: Pick<ManifestSource, 'files'>,
): string {
  const { target, file, path, note, parts } = explanation
  const head = [
    `${target}: ${file}:${lines(explanation)} ${formatPath(path)}`,
    ...(note === undefined ? [] : [`  ${note}`]),
  ]
  if (parts.length === 0) {
    const text = files.find(({ name }) => name === file)?.text ?? ''
    return [...head, '', ...quoteLines(text, explanation)].join('\n')
  }
  const rows = parts.map((part) => ({
    ...part,
    at: part.file === file ? lines(part) : `${part.file}:${lines(part)}`,
    name: part.anchor ?? '',
  }))
  const longest = (key: 'at' | 'kind' | 'name') => Math.max(...rows.map((row) => row[key].length))
  const widths = { at: longest('at'), kind: longest('kind'), name: longest('name') }
  const list = rows.map(
    ({ at, kind, name, heading }) =>
      `  ${at.padStart(widths.at)}  ${kind.padEnd(widths.kind)}  ${(name === '' ? '' : `#${name}`).padEnd(widths.name + 1)}  ${heading}`,
  )
  return [...head, '', ...list].join('\n')
}

const lines = ({ from, to }: Lines) => (from === to ? String(from) : `${from}-${to}`)

function quoteLines(text: string, { from, to }: Lines): string[] {
  const width = String(to).length
  return text
    .split('\n')
    .slice(from - 1, to)
    .map((line, index) => `  ${String(from + index).padStart(width)} | ${line}`.trimEnd())
}
