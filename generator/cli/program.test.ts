import type { Command } from 'commander'
import { expect, it, vi } from 'vitest'
import { UsageError } from '../diagnostics/commandRun.ts'
import { projectAt } from '../projectPaths.ts'
import { siteProgram, toWriteError } from './program.ts'

vi.mock('ts-morph', () => {
  throw new Error('ts-morph was loaded.')
})
vi.mock('../rules/checkManifest.ts', () => {
  throw new Error('The rules were loaded.')
})

const program = () => siteProgram({ project: projectAt(), log: () => {}, setExitCode: () => {} })

const leaves = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves)

/** The message for invalid arguments. */
async function usageMessage(...words: string[]): Promise<string> {
  const tried = program().configureOutput({ writeErr: () => {} })
  const error: unknown = await tried.parseAsync(words, { from: 'user' }).catch((thrown) => thrown)
  if (error instanceof UsageError) return error.message
  throw new Error('The arguments were accepted.')
}

it('describes every command', () => {
  for (const command of leaves(program())) {
    expect([command.name(), command.description()]).toEqual([
      command.name(),
      expect.stringMatching(/^[a-z].{10,}[^.]$/),
    ])
  }
})

it.each([
  [['difff'], "Unknown command 'difff' (Did you mean diff?). See: npm run site -- --help"],
  [[], 'Enter a command. See: npm run site -- --help'],
  [['add', 'pgae'], "Unknown command 'pgae' (Did you mean page?). See: npm run site -- add --help"],
  [
    ['rename', '/services'],
    "Missing required argument 'new-path'. See: npm run site -- rename --help",
  ],
  [
    ['add', 'page', '/x', '--dry-run'],
    "Unknown option '--dry-run'. See: npm run site -- add page --help",
  ],
  [['publish', ''], 'An argument is empty. See: npm run site -- publish --help'],
  [
    ['remove', '/services', '--redirect', ' '],
    'An argument is empty. See: npm run site -- remove --help',
  ],
])('reports %j as invalid in one line', async (words, line) => {
  expect(await usageMessage(...words)).toBe(line)
})

it.each([
  [
    'EROFS',
    '/site/dist cannot be written: the file system is read-only. Use a copy of the project that can be written.',
  ],
  [
    'EACCES',
    '/site/dist cannot be written: you have no permission. Change its owner or its permissions.',
  ],
  ['ENOENT', undefined],
])('explains the error %s of a file in one sentence', (code, message) => {
  const error = Object.assign(new Error(code), { code, path: '/site/dist' })
  expect(toWriteError(error)?.message).toBe(message)
})

it.each([
  [
    'Node.js, which names no open file',
    { code: 'ENOSPC', message: 'ENOSPC: no space left on device, write' },
  ],
  [
    'the bundler, which sets no code',
    {
      message:
        'Failed to write file in /site/a.js\n\nCaused by:\n    No space left on device (os error 28)',
    },
  ],
])('explains a full disk in one sentence for %s', (_, properties) => {
  const error = Object.assign(new Error(properties.message), properties)
  expect(toWriteError(error)?.message).toBe('A file cannot be written: the disk is full.')
})

it('shows the pages without ts-morph and the rules, each of which takes half a second to load', async () => {
  const log = vi.fn<(text: string) => void>()
  const shown = siteProgram({ project: projectAt(), log, setExitCode: () => {} })
  await shown.parseAsync(['routes'], { from: 'user' })
  expect(log).toHaveBeenCalledOnce()
  await shown.parseAsync(['routes', '--json'], { from: 'user' })
  const parts = Object.keys(JSON.parse(log.mock.lastCall?.[0] ?? ''))
  expect(parts).toEqual(['pages', 'redirects', 'navigation', 'forms'])
})
