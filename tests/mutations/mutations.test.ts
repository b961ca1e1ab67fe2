import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMutation } from './mutation.ts'
import { patchFile, readMutations } from './patches.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const mutations = await readMutations()

describe.each(mutations)('the mutation $name', (mutation) => {
  it('applies to the current files', () => {
    const args = ['apply', '--check', patchFile(mutation)]
    const { status, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  it('names a test file that exists', () => {
    expect(existsSync(path.join(ROOT, mutation.test.file))).toBe(true)
  })
})

const PATCH = '--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1 +1 @@\n-1\n+2\n'

it('reads the header of a patch', () => {
  const header = 'Fault: one is two\nTest: browser tests/e2e/a.spec.ts -g "opens"\n\n'
  expect(readMutation('two', header + PATCH)).toEqual({
    name: 'two',
    fault: 'one is two',
    test: { tool: 'browser', project: undefined, file: 'tests/e2e/a.spec.ts', title: 'opens' },
    files: ['src/a.ts'],
  })
})

it.each([
  ['Test: browser a.spec.ts\n', 'has no line "Fault: …"'],
  ['Fault: one is two\n', 'no line "Test: …"'],
  ['Fault: one is two\nTest: jest a.test.ts\n', '"Test: jest a.test.ts" is invalid'],
])('rejects an incomplete header: %j', (header, message) => {
  expect(() => readMutation('two', `${header}\n${PATCH}`)).toThrow(message)
})
