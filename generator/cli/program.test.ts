import { CommanderError, type Command } from 'commander'
import { expect, it } from 'vitest'
import { projectAt } from '../manifest/project.ts'
import { siteProgram, toUsageError, toWriteError } from './program.ts'
const program = () => siteProgram({ project: projectAt(), log: () => {}, setExitCode: () => {} })

const leaves = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves)

/** The message for invalid arguments. */
async function usageMessage(...words: string[]): Promise<string> {
  const tried = program()
  for (const command of [tried, ...tried.commands]) {
    command.configureOutput({ writeErr: () => {}, writeOut: () => {} })
  }
  try {
    await tried.parseAsync(words, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return toUsageError(error, tried).message
  }
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
  [['difff'], /^"difff" is not a command\. Did you mean "diff"\? Available commands: .*$/],
  [[], /^Enter a command\. Available commands: generate, .*$/],
  [
    ['add', 'pgae'],
    /^"pgae" is not a command\. Did you mean "page"\? Available subcommands of add: page, article\.$/,
  ],
  [
    ['rename', '/services'],
    /^Missing required argument 'new-path'\. See: npm run site -- rename --help$/,
  ],
  [
    ['diff', '--jsn'],
    /^Unknown option '--jsn' \(Did you mean --json\?\)\. See: npm run site -- diff --help$/,
  ],
  [
    ['add', 'page', '/x', '--dry-run'],
    /^Unknown option '--dry-run'\. See: npm run site -- add page --help$/,
  ],
  [
    ['diff', '--json', '--markdown'],
    /cannot be used with option .* See: npm run site -- diff --help$/,
  ],
  [
    ['explain', '/', '/'],
    /^Too many arguments for 'explain'\..*[^.]\. See: npm run site -- explain --help$/,
  ],
])('reports %j as invalid in one line', async (words, line) => {
  const message = await usageMessage(...words)
  expect(message).toMatch(line)
  expect(message).not.toContain('\n')
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
