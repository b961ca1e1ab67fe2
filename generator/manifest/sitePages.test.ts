import { describe, expect, it } from 'vitest'
import { pageSchema } from '../../src/site/page.ts'
import { anchorsOf, pageId, sectionIds, SHELL_IDS } from './sitePages.ts'

describe('the id of a page', () => {
  it.each([
    ['/', 'home'],
    ['/services', 'services'],
    ['/about-us/team', 'aboutUsTeam'],
    ['/2025', 'page2025'],
    ['/a/1-b', 'a1B'],
  ])('%s is %s', (path, id) => {
    expect(pageId(path)).toBe(id)
  })
})

const pageWith = (...sections: object[]) =>
  pageSchema.parse({
    title: 'T',
    description: 'D',
    hero: { title: 'T', headline: 'H', images: ['orbit'] },
    sections,
  })

const anchorsIn = (language: string, ...sections: { id?: string; heading: string }[]) =>
  sectionIds(
    pageWith(...sections.map((section) => ({ kind: 'prose', paragraphs: ['P'], ...section }))),
    { language },
  )

const anchors = (...sections: { id?: string; heading: string }[]) => anchorsIn('en-US', ...sections)

describe('section ids', () => {
  it('are derived from headings, with letters that are valid in URLs', () => {
    expect(anchors({ heading: 'How Can We Help?' }, { heading: '2 Über — große' })).toEqual([
      'how-can-we-help',
      'uber-grosse',
    ])
  })

  it.each([
    ['de-DE', 'Öffnungszeiten für große Ämter', 'oeffnungszeiten-fuer-grosse-aemter'],
    ['da', 'Åbningstider på Ærø', 'aabningstider-paa-aeroe'],
    ['nb-NO', 'Åpningstider', 'aapningstider'],
    ['sv-SE', 'Öppettider i Åre', 'oppettider-i-are'],
    ['fi', 'Ääniä', 'aania'],
    ['pl', 'Żółta Łódź', 'zolta-lodz'],
    ['tr', 'Çalışma saatleri', 'calisma-saatleri'],
  ])('write out letters as the language does: %s, %s', (language, heading, id) => {
    expect(anchorsIn(language, { heading })).toEqual([id])
  })

  it('are unique for equal headings, and keep declared ids', () => {
    expect(
      anchors({ heading: 'Form' }, { heading: 'Form' }, { id: 'form', heading: 'Write' }),
    ).toEqual(['form-2', 'form-3', 'form'])
  })

  it('exist for headings without letters, and are short for long headings', () => {
    expect(anchors({ heading: '42' }, { heading: '!' })).toEqual(['section', 'section-2'])
    const [long = ''] = anchors({ heading: `${'word '.repeat(30)}end` })
    expect(long.length).toBeLessThanOrEqual(60)
    expect(long).not.toMatch(/-$/)
  })

  it('are different from the ids of the shell', () => {
    const own = anchors(...SHELL_IDS.map((id) => ({ heading: id })))
    expect(own.filter((id) => SHELL_IDS.includes(id))).toEqual([])
  })
})

it('links can lead to questions with an id, which no section gets', () => {
  const questions = [
    { id: 'prices', question: 'How much is it?', answer: ['Little.'] },
    { question: 'Why?', answer: ['Because.'] },
  ]
  const page = pageWith(
    { kind: 'questions', heading: 'FAQ', questions },
    { kind: 'prose', heading: 'Prices', paragraphs: ['P'] },
  )
  expect([...anchorsOf(page, { language: 'en' })]).toEqual(['faq', 'prices-2', 'prices'])
})
