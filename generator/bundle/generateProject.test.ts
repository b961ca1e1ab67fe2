import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type Project, projectAt } from '../manifest/project.ts'
import { previousSite } from './ruleContext.ts'

/** A project in a temporary folder whose manifest snapshot has this product name. */
async function projectNamed(name: string): Promise<Project> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(path.join(root, 'generated'))
  const project = projectAt(root)
  await writeSnapshot(project, name)
  return project
}

const writeSnapshot = ({ generated }: Project, name: string) =>
  writeFile(
    path.join(generated, 'site.snapshot.json'),
    JSON.stringify({
      product: { name },
      routes: {
        '/': { title: 'Home', sections: [{ kind: 'prose', heading: 'Hello', paragraphs: ['A'] }] },
        '/start': { alias: '/' },
      },
    }),
  )

const commit = ({ root }: Project) => {
  const user = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  for (const args of [['init'], ['add', '.'], [...user, 'commit', '-m', 'First']]) {
    execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  }
}

it('is the site of the last commit, also after the manifest was saved several times', async () => {
  const project = await projectNamed('Before')
  commit(project)
  await writeSnapshot(project, 'After')
  expect(await previousSite(project)).toEqual({
    name: 'Before',
    pages: new Map([['/', { title: 'Home', sections: [{ kind: 'prose', heading: 'Hello' }] }]]),
  })
})

it('is the last generated site without git', async () => {
  expect(await previousSite(await projectNamed('Generated'))).toMatchObject({ name: 'Generated' })
})

it('is unknown if the snapshot is missing or damaged', async () => {
  const project = await projectNamed('Damaged')
  await writeFile(path.join(project.generated, 'site.snapshot.json'), '<<<<<<< HEAD')
  expect(await previousSite(project)).toBeUndefined()
  await rm(project.generated, { recursive: true })
  expect(await previousSite(project)).toBeUndefined()
})
