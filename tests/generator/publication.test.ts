import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { versionRequests } from '../../generator/inspect/versionRequests.ts'
import { saveVersion } from '../../generator/project/versions.ts'
import { edited, MANIFEST } from './editedRepository.ts'
import { sessionOf } from './editing.ts'
import { CONTACT, textsOf, VISIT } from './splitProject.ts'
import { colleague, regenerate, replaceIn } from './repository.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

beforeEach(() => {
  // Independent of the configuration of this computer.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
})
afterEach(() => void vi.unstubAllEnvs())

it('says what visitors do not see yet, saved or not, with hints on the changed pages only', async () => {
  const { project, git } = await edited(
    [MANIFEST, "headline: 'Where it begins.'", "headline: sample('Where it starts.')"],
    [MANIFEST, "paragraphs: ['One.']", "paragraphs: [sample('Two.')]"],
    [MANIFEST, "heading: '2 beginnings'", "heading: 'In figures'"],
    [CONTACT, "headline: 'Write to us.'", "headline: 'Write to write.example.'"],
  )
  git('commit', '--quiet', '--all', '--message=Second')
  git('push', '--quiet')
  await replaceIn(project, MANIFEST, "'Where it starts.'", "'Where it began.'")
  await saveVersion(project, 'Third')
  await replaceIn(project, MANIFEST, "'Where it began.'", "'Where it all began.'")
  await regenerate(project)
  const { plan } = await sessionOf(project)
  const { unpublished, publication, publish } = versionRequests(project, plan, undefined)
  expect(await unpublished()).toEqual({ value: { count: 1 } })
  // At once without hints, which take longer.
  expect(await publication('known')).toMatchObject({ value: { canPublish: true, hints: [] } })
  const label = 'Top of the page · Headline'
  const hint = {
    section: 'Top of the page',
    label: 'Headline',
    message: undefined,
    text: 'Where it all began.',
    isNew: true,
  }
  expect(await publication('checked')).toMatchObject({
    value: {
      pages: [
        {
          page: 'Home',
          changes: [{ label, before: 'Where it starts.', after: 'Where it all began.' }],
        },
      ],
      theirs: [],
      canPublish: true,
      hasUnsavedChanges: true,
      hidden: [],
      hints: [
        {
          page: 'Home',
          path: '/',
          hints: expect.arrayContaining([
            expect.objectContaining(hint),
            // It was published before.
            expect.objectContaining({ text: 'Two.', isNew: false }),
            expect.objectContaining({
              text: 'In figures',
              message: expect.stringMatching(/^The page has another/),
            }),
          ]),
        },
      ],
    },
  })
  expect(await publish(null)).toEqual({ value: { isDone: true } })
  expect(await unpublished()).toEqual({ value: { count: 1 } })
  await saveVersion(project, 'Fourth')
  await publish(null)
  expect(await unpublished()).toEqual({ value: { count: 0 } })
  expect(await publication('checked')).toMatchObject({
    value: { canPublish: false, pages: [], hints: [], published: { origin: expect.any(String) } },
  })
})

it('shows what others have published in the meantime neither as changes of the author nor with hints', async () => {
  const sample = "headline: sample('Where it starts.')"
  const { project, remote, git } = await edited([MANIFEST, "headline: 'Where it begins.'", sample])
  await saveVersion(project, 'Second')
  git('push', '--quiet')
  await replaceIn(project, VISIT, 'Visit us', 'Come here')
  await regenerate(project)
  const { plan } = await sessionOf(project)
  const { unpublished, publication } = versionRequests(project, plan, undefined)
  const count = await unpublished()
  const kim = await colleague(remote)
  await kim.publish(MANIFEST, 'Where it starts.', 'Where it all starts.')
  const expected = {
    value: {
      pages: [{ page: 'Contact', changes: [{ before: 'Visit us', after: 'Come here' }] }],
      theirs: [{ author: 'Kim Lee' }],
      hints: [],
    },
  }
  expect(await publication('checked')).toMatchObject(expected)
  await saveVersion(project, 'Mine')
  expect(await publication('checked')).toMatchObject(expected)
  expect(await unpublished()).toEqual(count)
})

it.each([['saved'], ['not saved']])(
  'says which places both have changed, with both texts: %s',
  async (state) => {
    const { project, remote } = await edited(
      [VISIT, 'Visit us', 'Come here'],
      [MANIFEST, "'It is over.'", "'It was nice.'"],
    )
    if (state === 'saved') await saveVersion(project, 'Mine')
    const kim = await colleague(remote)
    await kim.publish(VISIT, 'Visit us', 'Drop in')
    await kim.publish(CONTACT, 'Our hours', 'When we are here')
    const { plan, session } = await sessionOf(project)
    const { publication, combine } = versionRequests(project, plan, undefined)
    const label = 'Section “Visit us” · Heading'
    const [mine, theirs] = ['Come here', 'Drop in'].map((text) => ({ what: 'changed', text }))
    const reply = await publication('checked')
    expect(reply).toMatchObject({
      value: {
        combination: { hasConflict: true, conflicts: [{ page: 'Contact', label, mine, theirs }] },
      },
    })
    const [conflict] = 'value' in reply ? (reply.value.combination?.conflicts ?? []) : []
    if (conflict?.takeTheirs === undefined) throw new Error('There is no conflict.')
    expect(await session.apply(conflict.takeTheirs)).toMatchObject({ result: 'saved' })
    const combination = { hasConflict: false, conflicts: [] }
    expect(await publication('checked')).toMatchObject({ value: { combination } })
    const message = 'Theirs at one place'
    expect(await combine({ message, preference: null })).toEqual({ value: { isDone: true } })
    const texts = Object.values(await textsOf(project)).join('')
    for (const text of ['Drop in', 'It was nice.', 'When we are here'])
      expect(texts).toContain(text)
  },
)
