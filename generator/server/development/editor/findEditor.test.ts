import { expect, it } from 'vitest'
import { findEditor, type Editors } from './findEditor.ts'

/** Finds an editor on a machine with installed programs. */
const find = (
  environment: NodeJS.ProcessEnv,
  installed: readonly string[],
  running: Editors['running'] = [],
) => findEditor({ environment, running, isInstalled: (program) => installed.includes(program) })

const ADVICE =
  'Set LAUNCH_EDITOR to the command of a graphical editor and restart the server, for example: LAUNCH_EDITOR=code npm run dev'

it('prefers LAUNCH_EDITOR, then VISUAL and EDITOR, then a running editor, then an installed one', () => {
  const all = ['zed', 'gedit', 'kate', 'code', 'subl']
  const variables = { VISUAL: 'gedit', EDITOR: 'kate --block' }
  expect(find({ LAUNCH_EDITOR: 'zed', ...variables }, all)).toEqual({ editor: 'zed' })
  expect(find(variables, all)).toEqual({ editor: 'gedit' })
  expect(find({ EDITOR: 'kate --block' }, all)).toEqual({ editor: 'kate' })
  expect(find({}, all, ['bash', 'sublime_text'])).toEqual({ editor: 'subl' })
  expect(find({}, all)).toEqual({ editor: 'code' })
})

it('ignores the editor that npm sets, even if it is running', () => {
  const installed = ['vi', 'vim', 'code']
  expect(find({ EDITOR: 'vi' }, installed, ['vim'])).toEqual({ editor: 'code' })
})

it.each([
  'vi',
  'vim',
  '/usr/bin/vim.basic',
  'nvim',
  'nano',
  'emacs -nw',
  'emacsclient -t',
  'emacs-nox',
  'hx',
  'helix',
  'micro --clean',
])('never starts %s, because it runs in a terminal', (command) => {
  const isInstalled = () => false
  const installed = (program: string) => command.startsWith(program)
  for (const name of ['VISUAL', 'EDITOR']) {
    expect(
      findEditor({ environment: { [name]: command }, running: [], isInstalled: installed }),
    ).toEqual({ problem: `No graphical editor was found. ${ADVICE}` })
  }
  expect(
    findEditor({ environment: { LAUNCH_EDITOR: command }, running: [command], isInstalled }),
  ).toEqual({ problem: `LAUNCH_EDITOR is ${command}, which runs in a terminal. ${ADVICE}` })
})

it('reports an editor that is not installed', () => {
  expect(find({ LAUNCH_EDITOR: 'coed' }, ['code'])).toEqual({
    problem: `LAUNCH_EDITOR is coed, which is not installed. ${ADVICE}`,
  })
})
