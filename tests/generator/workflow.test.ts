import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteProgram } from '../../generator/cli/program.ts'
import { projectAt } from '../../generator/manifest/project.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../.github/workflows')

const workflows = readdirSync(FOLDER).map(
  (name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')] as const,
)

const program = siteProgram({
  project: projectAt(),
  log: () => {},
  width: 80,
  setExitCode: () => {},
})

describe.each(workflows)('%s', (_, text) => {
  it('runs only existing commands and options', () => {
    const runs = [...text.matchAll(/npm run --silent site -- (\S+)(.*)/g)]
    expect(runs.length).toBeGreaterThan(0)
    for (const [, name, rest = ''] of runs) {
      const command = program.commands.find((each) => each.name() === name)
      expect(program.commands.map((each) => each.name())).toContain(name)
      const known = command?.options.map(({ long }) => long)
      for (const [option] of rest.matchAll(/--[a-z]+/g)) expect(known).toContain(option)
    }
  })

  it('pins each action to a commit hash', () => {
    const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action)
    expect(uses.length).toBeGreaterThan(0)
    for (const action of uses)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('has no default permissions, and runs no code of a pull request with write permissions', () => {
    expect(text).toMatch(/^permissions: \{\}$/m)
    expect(text).not.toContain('pull_request_target')
    const jobs = text.split(/^ {2}(?=\w+:$)/m).slice(1)
    expect(jobs.length).toBeGreaterThan(1)
    for (const job of jobs.filter((each) => each.includes(': write'))) {
      expect(job).not.toMatch(/checkout|npm/)
    }
    // Values of a pull request must not become part of a script.
    for (const [, script] of text.matchAll(/run: \|\n((?: {10}.*\n)+)/g)) {
      expect(script).not.toContain('${{')
    }
  })
})
