import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = path.resolve(import.meta.dirname, '../../.github/workflows')
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')

it.each(readdirSync(FOLDER))('%s runs no unknown code with write permissions', (name) => {
  const text = read(name)
  for (const [, action] of text.matchAll(/uses: (.*)/g)) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/)
  }
  expect(text).toMatch(/^permissions: \{\}$/m)
  expect(text).not.toContain('pull_request_target')
  const jobs = text.split(/^ {2}(?=\w+:$)/m).filter((job) => job.includes(': write'))
  for (const job of jobs) expect(job).not.toMatch(/checkout|npm/)
})

const hasJq = spawnSync('jq', ['--version']).status === 0

it.skipIf(!hasJq)('due.yml builds only when a page has become due since the last run', () => {
  const [, script = ''] = /run: \|\n((?: {10}.*\n)+)/.exec(read('due.yml')) ?? []
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
