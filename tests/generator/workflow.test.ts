import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
  setExitCode: () => {},
})

describe.each(workflows)('%s', (_, text) => {
  it('runs only existing commands and options', () => {
    const runs = [...text.matchAll(/npm run --silent site -- (\S+)(.*)/g)]
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

const hasJq = spawnSync('jq', ['--version']).status === 0

it.skipIf(!hasJq)('builds only when a page has become due since the last run', () => {
  const [, text = ''] = workflows.find(([name]) => name === 'due.yml') ?? []
  const [, script = ''] = /run: \|\n((?: {10}.*\n)+)/.exec(text) ?? []
  const folder = mkdtempSync(path.join(tmpdir(), 'due-'))
  mkdirSync(path.join(folder, 'generated'))
  const timeZone = 'Pacific/Auckland'
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date())
  const routes = {
    '/': { draft: false },
    '/due': { draft: false, publishFrom: today },
    '/draft': { draft: true, publishFrom: today },
    '/later': { draft: false, publishFrom: '2999-01-01' },
    '/alias': { alias: '/due' },
  }
  const snapshot = JSON.stringify({ timeZone, routes })
  writeFileSync(path.join(folder, 'generated/site.snapshot.json'), snapshot)
  const dueSince = (last: string) => {
    const output = path.join(folder, 'output')
    writeFileSync(output, '')
    const stub = `gh() { echo '${last}'; }\n`
    const env = { ...process.env, GITHUB_OUTPUT: output, RUNS: 'runs' }
    const { stderr } = spawnSync('bash', ['-e', '-c', stub + script], { cwd: folder, env })
    expect(stderr.toString()).toBe('')
    return readFileSync(output, 'utf8')
  }
  expect(dueSince('2026-01-01T00:00:00Z')).toBe('pages=/due\n')
  expect(dueSince('now')).toBe('pages=\n')
})
