import path from 'node:path'

/** What is known about the editors of a machine. */
export type Editors = {
  readonly environment: NodeJS.ProcessEnv
  /** The names of running programs, without folders and endings. */
  readonly running: readonly string[]
  /** Whether a program is installed: its path exists, or its name is in a folder of `PATH`. */
  readonly isInstalled: (program: string) => boolean
}

/** The commands of graphical editors, with the names of their processes if they differ. */
const GRAPHICAL: Readonly<Record<string, readonly string[]>> = {
  code: ['Code', 'Electron'],
  'code-insiders': ['Code - Insiders'],
  cursor: ['Cursor'],
  codium: ['VSCodium', 'vscodium'],
  windsurf: ['Windsurf'],
  zed: ['zed-editor'],
  subl: ['sublime_text', 'Sublime Text'],
  webstorm: ['webstorm.sh', 'webstorm64'],
  idea: ['idea.sh', 'idea64'],
  phpstorm: ['phpstorm.sh', 'phpstorm64'],
  pycharm: ['pycharm.sh', 'pycharm64'],
  rider: ['rider.sh', 'rider64'],
  goland: ['goland.sh', 'goland64'],
  rubymine: ['rubymine.sh', 'rubymine64'],
  gvim: [],
  mvim: ['MacVim'],
  'notepad++': [],
}

/** Editors that run in a terminal. They would start in the terminal of the server. */
const TERMINAL =
  /^(?:vi|vim|view|nvim|ex|ed|nano|pico|emacs|emacsclient|mg|helix|hx|micro|joe|jed|kak|ne|vis|amp|mcedit)(?:[.-].*)?$/i

/** An editor to start, or why none is started, as sentences for the developer. */
export type FoundEditor = { readonly editor: string } | { readonly problem: string }

/**
 * Finds an editor that does not run in a terminal: the one in `LAUNCH_EDITOR`, in `VISUAL` or `EDITOR`,
 * a running one, or an installed one.
 */
export function findEditor({ environment, running, isInstalled }: Editors): FoundEditor {
  const configured = environment['LAUNCH_EDITOR'] ?? ''
  if (configured !== '') {
    if (isTerminalEditor(configured)) {
      return { problem: `LAUNCH_EDITOR is ${configured}, which runs in a terminal. ${ADVICE}` }
    }
    if (isInstalled(configured)) return { editor: configured }
    return { problem: `LAUNCH_EDITOR is ${configured}, which is not installed. ${ADVICE}` }
  }
  const preferred = ['VISUAL', 'EDITOR'].map((name) => programOf(environment[name] ?? ''))
  const commands = Object.keys(GRAPHICAL)
  const active = commands.filter((command) =>
    [command, ...(GRAPHICAL[command] ?? [])].some((name) => running.includes(name)),
  )
  const editor = [...preferred, ...active, ...commands].find(
    (program) => program !== '' && !isTerminalEditor(program) && isInstalled(program),
  )
  return editor === undefined ? { problem: `No graphical editor was found. ${ADVICE}` } : { editor }
}

const ADVICE =
  'Set LAUNCH_EDITOR to the command of a graphical editor and restart the server, for example: LAUNCH_EDITOR=code npm run dev'

/** Whether a command starts an editor in a terminal. */
const isTerminalEditor = (command: string) => TERMINAL.test(path.basename(programOf(command)))

/** The program of a command: without its arguments, such as `--wait`. A path may contain spaces. */
function programOf(command: string): string {
  const [program = ''] = /^"[^"]*"|^.*?(?=\s+-)|^.*$/.exec(command.trim()) ?? []
  return program.replaceAll('"', '')
}
