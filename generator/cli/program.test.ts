import { CommanderError, type Command } from 'commander'
import { expect, it } from 'vitest'
import { projectAt } from '../manifest/project.ts'
import { toUsageError } from './usageError.ts'
import { siteProgram } from './program.ts'

const program = () =>
  siteProgram({ project: projectAt(), log: () => {}, width: 80, setExitCode: () => {} })

const leaves = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves)

/** What is said of words that name no command, or no way to use one. */
async function refusal(...words: string[]): Promise<string> {
  const tried = program()
  for (const command of [tried, ...tried.commands]) {
    command.configureOutput({ writeErr: () => {}, writeOut: () => {} })
  }
  try {
    await tried.parseAsync(words, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return toUsageError(error, tried).message
  }
  throw new Error('The command was not refused.')
}

it('tells of every command what it does', () => {
  for (const command of leaves(program())) {
    expect([command.name(), command.description()]).toEqual([
      command.name(),
      expect.stringMatching(/^[a-z].{10,}[^.]$/),
    ])
  }
})

it.each([
  [['difff'], /^There is no "difff" here\. Did you mean "diff"\? The commands are .*$/],
  [[], /^Say what to do\. The commands are generate, .*$/],
  [['add', 'pgae'], /^There is no "pgae" here\. Did you mean "page"\? The only one is page\.$/],
  [
    ['rename', '/services'],
    /^Missing required argument 'new-path'\. See: npm run site -- rename --help$/,
  ],
  [
    ['diff', '--jsn'],
    /^Unknown option '--jsn' \(Did you mean --json\?\)\. See: npm run site -- diff --help$/,
  ],
  [
    ['diff', '--json', '--markdown'],
    /cannot be used with option .* See: npm run site -- diff --help$/,
  ],
  [
    ['explain', '/', '/'],
    /^Too many arguments for 'explain'.* See: npm run site -- explain --help$/,
  ],
])('answers %j in one line', async (words, line) => {
  const said = await refusal(...words)
  expect(said).toMatch(line)
  expect(said).not.toContain('\n')
})
