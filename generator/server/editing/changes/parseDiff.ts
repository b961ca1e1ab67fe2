import type { DiffLine } from '../../../../src/editing/changes/changesSinceCommit.ts'

/** A file with its changed lines and a few lines around them. */
export type FileDiff = { readonly name: string; readonly lines: readonly DiffLine[] }

/** Reads the output of `git diff`. */
export function parseDiff(text: string): FileDiff[] {
  const files = text.split(/^diff --git /m).slice(1)
  return files.map((file) => {
    const start = file.search(/^@@/m)
    const head = start === -1 ? file : file.slice(0, start)
    const [, name = ''] = /^\+\+\+ "?(?:b\/)?(.*?)"?\t?$/m.exec(head) ?? []
    const [, oldName = ''] = /^--- "?(?:a\/)?(.*?)"?\t?$/m.exec(head) ?? []
    return {
      name: name === '/dev/null' ? oldName : name,
      lines: start === -1 ? [] : linesOf(file.slice(start)),
    }
  })
}

const linesOf = (hunks: string): DiffLine[] =>
  hunks
    .replace(/\n$/, '')
    .split('\n')
    .filter((line) => !line.startsWith('\\'))
    .map((line) => {
      const place = /^@@ .*?\+(\d+)/.exec(line)?.[1]
      return place === undefined
        ? { kind: KINDS[line.charAt(0)] ?? 'same', text: line.slice(1) }
        : { kind: 'place', text: `Line ${place}` }
    })

const KINDS: Readonly<Record<string, DiffLine['kind']>> = { '+': 'added', '-': 'removed' }
