import path from 'node:path'
import { expect, it } from 'vitest'
import { resultOf, startSiteCommand } from '../../support/command.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

it.each([
  ['stdout', 0, ['routes']],
  ['stderr', 2, ['launch', '/no-page-has-this-path']],
] as const)(
  'a closed %s ends no command: it exits with its own code, here %d',
  async (name, expected, words) => {
    const child = startSiteCommand(ROOT, words)
    child[name]?.destroy()
    const { code, output } = await resultOf(child)
    expect(output).toBe('')
    expect(code).toBe(expected)
  },
)
