import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { calendarFiles } from '../../generator/assets/calendarFiles.ts'
import { feedFiles, feedTitle } from '../../generator/assets/feeds.ts'
import { addArticleCommand, changePages } from '../../generator/cli/edit.ts'
import { readManifest } from '../../generator/project/readManifest.ts'
import { UsageError } from '../../generator/diagnostics/commandRun.ts'
import { publishedPlan } from '../../generator/bundle/buildSite.ts'
import { generate } from '../../generator/emit/generate.ts'
import { launchProblems, unpublishedPages } from '../../generator/inspect/launch.ts'
import { articlesIn, feedPath, listOf } from '../../generator/manifest/articleLists.ts'
import { publishedSite } from '../../generator/manifest/published.ts'
import type { Site } from '../../src/site/site.ts'
import { french } from '../../src/languages/french.ts'
import { textsSchema } from '../../src/site/texts.ts'
import { IMAGE_FILES } from './project.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const page = (title: string, rest: string) => `{
  title: '${title}',
  description: 'A page of the smallest site that uses everything, with its news.',
  hero: { title: 'About ${title}', headline: 'What is new.', images: ['orbit'] },
  ${rest}
}`

const LIST = "sections: [{ kind: 'articleList', heading: 'All', articles: '/news' }]"

/** A list of news: an old article, one that is published in December, and a draft with the only event. */
const NEWS = `
  '/news': ${page('News', LIST)},
  '/news/old': ${page('Old', "article: { date: '2026-03-01' }")},
  '/news/due': ${page('Due', "article: { date: '2026-12-01' }, publishFrom: '2026-12-01'")},
  '/news/draft': ${page('Draft', "article: { date: '2026-06-01' }, draft: true")},
  '/latest': { alias: '/news/draft' },`

const withNews = (text: string) =>
  text
    .replace(/^  routes: \{$/m, `  routes: {${NEWS}`)
    .replace(/^  routes: /m, "  timeZone: 'America/New_York',\n  routes: ")
    .replace("from: '/old/contact', to: '/contact-us' }", "$&, { from: '/gone', to: '/latest' }")

/** The ids of the articles in a feed, as feed readers see them. */
const articleIds = (site: Site, list: string) =>
  [...(feedFiles(site).get(feedPath(list)) ?? '').matchAll(/<entry>.*?<id>(.*?)<\/id>/gs)].map(
    ([, id]) => id,
  )

const newsProject = (edit = (text: string) => text) =>
  temporaryProject((text) => edit(withNews(text)))

const sitePlan = async (edit?: (text: string) => string) => {
  const { site } = await readManifest(await newsProject(edit))
  const context = { imageFiles: IMAGE_FILES }
  const { plan, files } = await generate(site, context)
  if (plan === undefined) throw new Error('The manifest has errors.')
  return { site, plan, files, context }
}

it('a build contains a page from midnight in the time zone of the site on', async () => {
  const { site } = await sitePlan()
  const paths = (builtAt: string) => Object.keys(publishedSite(site, builtAt).routes)
  const others = Object.keys(site.routes).filter((path) => !/draft|latest|due/.test(path))
  expect(paths('2026-12-01T04:59:59Z')).toEqual(others)
  expect(paths('2026-12-01T05:00:00Z').toSorted()).toEqual([...others, '/news/due'].toSorted())
  const { redirects } = publishedSite(site, '2026-12-01T05:00:00Z')
  expect(redirects.map(({ from }) => from)).not.toContain('/gone')
})

/** Adds links to a draft. */
const withLinks = (text: string) =>
  text
    .replace('navigation: [', "navigation: [{ text: 'Draft', to: '/news/draft' },")
    .replace(/links: \[(?=\{ text: 'Home')/, "links: [{ text: 'Draft', to: '/news/draft' }, ")

it('a build has no menu items and entries of lists that lead to a draft', async () => {
  const { site } = await sitePlan(withLinks)
  expect(JSON.stringify([site.navigation, site.footer])).toContain('/news/draft')
  const { navigation, footer } = publishedSite(site, '2026-12-01T05:00:00Z')
  expect(navigation).toEqual(site.navigation.slice(1))
  expect(footer.groups[0]?.links).toHaveLength(1)
})

it('no module of a build, and not its menu, contains a page that is not published', async () => {
  const { modules } = publishedPlan(await sitePlan(withLinks), '2026-11-30T00:00:00Z')
  expect(modules.get('navigation.json')).toContain('/contact-us')
  expect(modules.get('pages/news.gen.tsx')).toContain('About Old')
  for (const [, text] of modules) expect(text).not.toMatch(/About (?:Due|Draft)|\/news\/d/)
})

it('the files in generated/ do not depend on the time', async () => {
  const { site, files, context } = await sitePlan()
  for (const builtAt of ['2026-11-30T00:00:00Z', '2027-01-01T00:00:00Z']) {
    const later = await generate(site, { ...context, builtAt })
    expect([...(later.files ?? [])]).toEqual([...(files ?? [])])
  }
})

it('lists show the newest article first, and an article links to its neighbors', async () => {
  const { site, plan } = await sitePlan()
  const order = articlesIn(site, '/news').map(({ path }) => path)
  expect(order).toEqual(['/news/due', '/news/draft', '/news/old'])
  expect(listOf(site, '/news/old')).toBe('/news')
  const draft = [...plan.pages].find(({ path }) => path === '/news/draft')
  expect(draft?.article).toMatchObject({
    list: { to: '/news', title: 'News' },
    newer: { to: '/news/due', title: 'About Due' },
    older: { to: '/news/old', title: 'About Old' },
  })
})

it('titles in another language than their page or their feed say so', async () => {
  const inSpanish = (text: string) =>
    text
      .replace("article: { date: '2026-03-01' }", "$&, language: 'es-US'")
      .replace(/^  routes: /m, "  languages: { 'es-US': {} },\n$&")
  const { site, plan } = await sitePlan(inSpanish)
  const pages = new Map([...plan.pages].map((one) => [one.path, one]))
  const entries = pages.get('/news')?.sections[0]?.data['articles']
  expect(entries).toMatchObject({ entries: [{}, {}, { lang: 'es-US' }] })
  expect(pages.get('/news/draft')?.article).toMatchObject({ older: { lang: 'es-US' } })
  expect(pages.get('/news/old')?.article).toMatchObject({
    list: { lang: 'en-US' },
    newer: { lang: 'en-US' },
  })
  const languages = (one: Site) =>
    [...(feedFiles(one).get('/news/feed.atom') ?? '').matchAll(/<(?:feed|entry)\b[^>]*>/g)].map(
      ([tag]) => /xml:lang="([^"]*)"/.exec(tag)?.[1],
    )
  expect(languages(site)).toEqual(['en-US', undefined, undefined, 'es-US'])
  const { site: spanish } = await sitePlan((text) =>
    text
      .replace("'/news': {", "$& language: 'es-US',")
      .replace(
        /^  routes: /m,
        "  languages: { 'es-US': { map: { named: '{name}, en español: {text}' } } },\n$&",
      ),
  )
  expect(feedTitle(spanish, '/news')).toBe(`${site.product.name}, en español: News`)
})

it('launch lists the pages that are not published, and what is unfinished in them: in drafts only with their path', async () => {
  const edit = (text: string) =>
    text
      .replace("title: 'About Draft'", "title: sample('Soon')")
      .replace("title: 'About Due'", "title: sample('Later')")
      .replace('navigation: [', "navigation: [{ text: sample('Draft'), to: '/news/draft' },")
  const { site, source } = await readManifest(await newsProject(edit))
  const now = new Date('2026-12-01T00:00:00Z')
  expect(unpublishedPages({ site, source }, now).map(({ path, state }) => [path, state])).toEqual([
    ['/news/due', 'from 2026-12-01'],
    ['/news/draft', 'draft'],
  ])
  const samples = (page?: string) =>
    launchProblems({ site, source }, {}, now, page).flatMap(({ code, path }) =>
      code === 'sample-value' && path[0] !== 'facts' ? [path.join(' ')] : [],
    )
  const [inMenu, due, draft] = [
    'navigation 0 text',
    'routes /news/due hero title',
    'routes /news/draft hero title',
  ]
  expect(samples()).toEqual([due])
  expect(samples('/news/due')).toEqual([due])
  expect(samples('/news/draft')).toEqual([inMenu, draft])
})

it('writes a colon as the language does, in the titles of feeds and in calendars', async () => {
  const { site: english } = await sitePlan()
  const site = { ...english, language: 'fr-FR', texts: textsSchema.parse(french) }
  const [calendar = ''] = calendarFiles(site).values()
  expect(feedTitle(site, '/news')).toBe(`${site.product.name}\u00A0: News`)
  expect(calendar).toContain('DESCRIPTION:Pour\u00A0: ')
})

it('adds an article of today, as a draft, below the list', async () => {
  const project = await newsProject()
  await addArticleCommand(project, () => {}, 'Neue Büros & 2 Labs')
  const text = await readFile(project.manifest, 'utf8')
  const { site } = await readManifest(await temporaryProject(() => text))
  expect(site.routes['/news/neue-buros-2-labs']).toMatchObject({
    title: 'Neue Büros & 2 Labs',
    draft: true,
    article: { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  })
})

it('explains why it cannot add an article', async () => {
  const add = async (edit: (text: string) => string, below?: string, title = 'Title') =>
    addArticleCommand(await temporaryProject(edit), () => {}, title, below)
  await expect(add((text) => text)).rejects.toThrow(/No page has a list of its articles/)
  const two = (text: string) =>
    withNews(text).replace(
      LIST,
      LIST.replace(']', ", { kind: 'articleList', heading: 'More', articles: '/' }]"),
    )
  await expect(add(two)).rejects.toThrow(/with --below: \/news or \//)
  await expect(add(withNews, '/new')).rejects.toThrow(UsageError)
  await expect(add(withNews, '/news', '!!!')).rejects.toThrow(/^The title "!!!" has no letter/)
})

it('rename moves the feed with its links and redirects, and articles keep their ids', async () => {
  const project = await newsProject((text) =>
    text
      .replace("paragraphs: ['One.']", "paragraphs: ['[Subscribe](/news/feed.atom)']")
      .replace("{ from: '/gone'", "{ from: '/rss.xml', to: '/news/feed.atom' }, $&"),
  )
  const { site: before } = await readManifest(project)
  await changePages(project, () => {}, {
    kind: 'renamePage',
    path: '/news',
    to: '/press',
    children: true,
    redirect: true,
  })
  const text = await readFile(project.manifest, 'utf8')
  expect(text).toMatch(/articles: ["']\/press["']/)
  expect(text).toContain('[Subscribe](/press/feed.atom)')
  const { site } = await readManifest(await temporaryProject(() => text))
  expect(site.redirects).toEqual(
    expect.arrayContaining([
      { from: '/rss.xml', to: '/press/feed.atom' },
      { from: '/news/feed.atom', to: '/press/feed.atom' },
    ]),
  )
  expect(articleIds(site, '/press')).toEqual(articleIds(before, '/news'))
})

it('articles and events keep their ids at a new origin', async () => {
  const { site } = await sitePlan()
  const { product } = site
  const origin = 'https://www.example.org'
  const moved = { ...site, product: { ...product, origin, firstOrigin: product.origin } }
  expect(articleIds(moved, '/news')).toEqual(articleIds(site, '/news'))
  const uids = (one: Site) =>
    [...calendarFiles(one).values()].map((text) => /UID:.*/.exec(text)?.[0])
  expect(uids(moved)).toEqual(uids(site))
})

it('a build has no link and no redirect to the feed of a list without published articles', async () => {
  const project = await newsProject((text) =>
    text
      .replaceAll(/article: \{[^}]*\}(?!, draft)/g, '$&, draft: true')
      .replace("{ from: '/gone'", "{ from: '/rss.xml', to: '/news/feed.atom' }, $&"),
  )
  const { site } = await readManifest(project)
  const { redirects } = publishedSite(site, '2027-01-01T00:00:00Z')
  expect(redirects.map(({ from }) => from)).toEqual(['/old/contact'])
})
