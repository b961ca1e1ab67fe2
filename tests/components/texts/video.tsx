import type { RenderExamples } from './renderExamples.ts'

/** Renders a video of another company, before consent. */
export const renderVideo: RenderExamples = async () => {
  const { vi } = await import('vitest')
  vi.doMock('virtual:consent', () => ({
    videoProviders: { youtube: { name: '«provider»', category: 'videos' } },
  }))
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { testImage } = await import('../../../src/parts/testing/testImage.ts')
  const { Video } = await import('../../../src/sections/video/Video.tsx')
  const section = {
    kind: 'video',
    id: 'video',
    heading: '«heading»',
    tone: 'plain',
    poster: testImage('«image»'),
    video: { kind: 'youtube', id: 'aqz-KE-bpKQ' },
  } as const
  return [{ element: await renderInSite(<Video section={section} />), data: section }]
}
