import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { product } from '../../generated/site.gen.ts'
import { pageFile } from '../../generator/hosting/resolveRequest.ts'
import { SHELL_IDS, pageAtPath } from '../../generator/manifest/sitePages.ts'
import { escapeRegExp } from '../../generator/text.ts'
import { readNavigation } from '../../src/shell/header/navigationStore.ts'
import { FILE_EXTENSIONS } from '../../src/model/link.ts'
import { isMapPath } from '../../src/site/paths.ts'
import { siteInLanguage } from '../../src/site/site.ts'
import { announcementScript } from '../../generator/hosting/announcement.ts'
import { documentAt, documents, files, html, parsedDocuments, textOf } from './files.ts'
import { site, sitePages } from '../support/builtSite.ts'
const { redirects } = site

const menu: unknown = JSON.parse(JSON.stringify(site.navigation))
const navigation = readNavigation(menu)
/** The paths that are redirected. */
const oldPaths: ReadonlySet<string> = new Set(redirects.map(({ from }: { from: string }) => from))

it('has exactly one document for every path', () => {
  const expected = [...sitePages.map(({ path }) => pageFile(path)), '404.html'].toSorted()
  const pages = files.filter((file) => file.endsWith('.html') && !isMapPath(`/${file}`))
  expect(pages.toSorted()).toEqual(expected)
})

describe.each(documents)('%s', (pagePath, text) => {
  const page = documentAt(pagePath)
  const all = (selector: string) => [...page.querySelectorAll(selector)]

  it('is complete: every Suspense boundary is rendered', () => {
    expect(text).not.toContain('<!--$!-->')
    expect(text).not.toContain('<!--$?-->')
  })

  it('has one h1, and the popovers that buttons open', () => {
    expect(all('h1')).toHaveLength(1)
    const targets = all('[popovertarget]').map((button) => button.getAttribute('popovertarget'))
    expect(targets.filter((id) => page.getElementById(id ?? '') === null)).toEqual([])
  })

  it('has no executable inline script but that of the announcement', () => {
    const inline = all('script').filter((script) => !script.hasAttribute('src'))
    const data = new Set(['application/json', 'application/ld+json', 'speculationrules'])
    expect(inline.map((script) => script.getAttribute('type') ?? '')).toContain('application/json')
    // The announcement has one, whose hash is in the policy.
    const executable = inline.filter((script) => !data.has(script.getAttribute('type') ?? ''))
    const allowed = [announcementScript(site) ?? []].flat()
    expect(executable.map(({ textContent }) => textContent)).toEqual(allowed)
    const policy = all('meta[http-equiv="Content-Security-Policy"]')[0]?.getAttribute('content')
    for (const script of allowed) {
      const hash = createHash('sha256').update(script).digest('base64')
      expect(policy).toMatch(
        new RegExp(`script-src [^;]*'sha256-${hash.replaceAll('+', String.raw`\+`)}'`),
      )
    }
    const handlers = all('*').filter(({ attributes }) =>
      [...attributes].some(({ name }) => name.startsWith('on')),
    )
    expect(handlers).toEqual([])
  })

  it('has one inline style element with the hash in its policy, and loads no style sheet but that for print', () => {
    const styles = all('style').map((style) => style.textContent)
    expect(styles).toHaveLength(1)
    const hash = createHash('sha256')
      .update(styles[0] ?? '')
      .digest('base64')
    const policy = all('meta[http-equiv="Content-Security-Policy"]')[0]?.getAttribute('content')
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
    const loaded = all('link[rel="stylesheet"]:not([disabled])')
    expect(loaded.map((link) => link.getAttribute('media'))).toEqual(['print'])
  })

  it('has a width, a height and an alt attribute for every image', () => {
    for (const image of all('img')) {
      expect(image.hasAttribute('alt')).toBe(true)
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
    }
  })

  it('loads the image of the hero eagerly with high priority, and the others lazily', () => {
    const eager = all('img').filter((image) => image.getAttribute('loading') !== 'lazy')
    expect(eager).toEqual(all('main > header img').slice(0, 1))
    const priorities = eager.map((image) => image.getAttribute('fetchpriority'))
    expect(priorities).toEqual(eager.map(() => 'high'))
  })

  it('has ids with an underscore, except those of sections, questions and the shell', () => {
    const declared = all('main :is(section, details > div)[id]').map(({ id }) => id)
    const others = all('body [id]').filter(({ id }) => ![...declared, ...SHELL_IDS].includes(id))
    // A section or question cannot have an id with an underscore, so these never become equal to one of a section.
    expect(others.map(({ id }) => id).filter((id) => !id.includes('_'))).toEqual([])
  })

  it('has one of each landmark, names for the others, its language, and the skip link first', () => {
    for (const one of ['main#main', 'body > header', 'body > footer']) {
      expect(all(one)).toHaveLength(1)
    }
    expect(all('nav:not([aria-label])')).toEqual([])
    expect(page.documentElement.lang).toBe(
      pageAtPath(site, pagePath).page.language ?? site.language,
    )
    expect(all('body :is(a[href], button, input, [tabindex])')[0]?.getAttribute('href')).toBe(
      '#main',
    )
  })

  it('says of links to pages in another language which one it is', () => {
    const language = page.documentElement.lang
    for (const link of all('a[href^="/"]')) {
      const [path = ''] = (link.getAttribute('href') ?? '').split('#')
      if (!sitePages.some((one) => one.path === path)) continue
      const tag = pageAtPath(site, path).page.language ?? site.language
      const around = link.closest('main') === null ? site.language : language
      expect(link.getAttribute('hreflang')).toBe(tag === around ? null : tag)
      // The name of a language is a text in this language.
      const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag.replace(/-.*/, ''))
      const isForeign = tag !== around && link.textContent.toLowerCase() === name?.toLowerCase()
      expect(isForeign && link.getAttribute('lang') !== tag).toBe(false)
    }
  })

  it('announces links that open a new tab, and does not let them control this one', () => {
    const { texts } = siteInLanguage(site, pageAtPath(site, pagePath).page.language)
    for (const link of all('a[target]')) {
      // Header and footer stay in the language of the site.
      const { newTab } = (link.closest('main') === null ? site.texts : texts).shell
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toMatch(/\bnoopener\b/)
      expect(link.textContent).toMatch(new RegExp(`${escapeRegExp(newTab)}$`))
    }
  })

  it('prefetches pages with speculation rules', () => {
    expect(all('script[type="speculationrules"]')).toHaveLength(1)
  })

  it('contains the menu as links and as data', () => {
    const data = page.getElementById('navigation-data')?.textContent ?? ''
    expect(JSON.parse(data)).toEqual(menu)
    const links = all('header a').map((link) => link.getAttribute('href'))
    const declared = navigation.flatMap(({ to, children }) => [
      ...(to === undefined ? [] : [to]),
      ...children.map((child) => child.to),
    ])
    expect(links).toEqual(expect.arrayContaining(declared))
  })

  it('has no broken links', () => {
    const targets = all('a[href]').map((link) => link.getAttribute('href') ?? '')
    const broken = targets.filter((target) => !targetExists(target, pagePath))
    expect(broken).toEqual([])
  })

  it('requests only existing files', () => {
    const requested = [
      ...all('link[href]:not([rel="canonical"], [hreflang])').map(
        (link) => link.getAttribute('href') ?? '',
      ),
      ...all('[src]').map((element) => element.getAttribute('src') ?? ''),
      ...all('use').map((use) => use.getAttribute('href')?.split('#')[0] ?? ''),
      ...all('[srcset]').flatMap((element) =>
        (element.getAttribute('srcset') ?? '')
          .split(', ')
          .map((entry) => entry.split(' ')[0] ?? ''),
      ),
    ]
    expect(requested.filter((file) => !files.includes(file.slice(1)))).toEqual([])
  })
})

it.each(documents)('%s has its title and its canonical link', (pagePath) => {
  const page = documentAt(pagePath)
  const own = sitePages.find((one) => one.path === pagePath)
  const isIndexed = own?.indexed === true
  expect(page.title).toBe(`${product.name} | ${(own ?? site.notFound).title}`)
  const link = page.querySelector('link[rel="canonical"]')?.getAttribute('href')
  expect(link).toBe(isIndexed ? product.origin + own.canonical : undefined)
  const robots = page.querySelector('meta[name="robots"]')?.getAttribute('content')
  expect(robots).toBe(isIndexed ? undefined : 'noindex')
})

/** The path of a calendar file, a feed or a file for download. */
const FILE = new RegExp(String.raw`\.(?:ics|atom|${FILE_EXTENSIONS.join('|')})$`)

function targetExists(target: string, from: string): boolean {
  if (/^(?:https:|mailto:|tel:)/.test(target)) return true
  const [path = '', anchor] = target.split('#')
  if (FILE.test(path)) return files.includes(path.slice(1))
  const pagePath = path === '' ? from : path
  if (oldPaths.has(pagePath)) return false
  const page = parsedDocuments.get(pagePath)
  if (page === undefined) return false
  return anchor === undefined || page.getElementById(anchor) !== null
}

it('declares the order of the cascade layers before any styles', () => {
  const [, styles = ''] = /<style>([^<]*)/.exec(html('/')) ?? []
  const layers = [...styles.matchAll(/@layer ([\w, ]+)/g)]
  const order = layers.flatMap(([, names = '']) => names.split(/,\s*/))
  expect([...new Set(order)]).toEqual(['mantine', 'theme'])
})

it('style sheets that a page loads later have no cascade layer, because late fonts would move text', () => {
  const linked = documents.map(([, text]) =>
    [...text.matchAll(/<link rel="stylesheet" disabled href="\/([^"]*)"/g)].map(
      ([, name = '']) => name,
    ),
  )
  const inAll = linked.reduce((held, names) => held.filter((name) => names.includes(name)))
  const later = files.filter((name) => name.endsWith('.css') && !inAll.includes(name))
  expect(later).not.toEqual([])
  expect(later.filter((name) => /@layer/.test(textOf(name)))).toEqual([])
})
