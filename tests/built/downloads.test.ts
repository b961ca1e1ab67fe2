// @vitest-environment node
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { downloadLabel, ownFiles } from '../../generator/assets/ownFiles.ts'
import { MEDIA_TYPES, readHosting } from '../../generator/hosting/hostingPlan.ts'
import { pdfFiles } from '../../generator/assets/pdf/pdfFiles.ts'
import { plan } from '../../generator/emit/plan.ts'
import { formatPlace } from '../../generator/emit/format.ts'
import { projectAt } from '../../generator/manifest/project.ts'
import { sectionIds } from '../../generator/manifest/pages.ts'
import { wordmarkOf } from '../../src/site/brand.ts'
import type { SiteDocument } from '../../src/site/documents.ts'
import { readPdf } from '../support/pdf.ts'
import { required } from '../support/required.ts'
import { usedBySite } from '../support/usedBySite.ts'
import { DIST, documents as pages, files } from './files.ts'
import { site } from '../support/builtSite.ts'

const own = await ownFiles(projectAt(), site)
const hosting = required(await readHosting(projectAt().root), 'hosting')
const downloads = Object.entries(site.documents)
const fileOf = (name: string) => readFileSync(path.join(DIST, name))
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

/** The properties of sections that a document never shows. */
const NOT_SHOWN = ['kind', 'id', 'tone', 'label', 'heading', 'intro', 'layout', 'icon', 'link']

/** The texts of a value, except the properties with these names. */
function textsIn(value: unknown, omitted: readonly string[]): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    omitted.includes(key) ? [] : textsIn(item, omitted),
  )
}

function sectionTexts({ section: link, heading, omit }: SiteDocument['main'][number]): string[] {
  const [page = '', id = ''] = link.split('#')
  const route = required(site.routes[page], page)
  if ('alias' in route) throw new Error(`${page} is an alias.`)
  const section = required(route.sections[sectionIds(route, site).indexOf(id)], link)
  return [heading ?? section.heading, ...textsIn(section, [...NOT_SHOWN, ...omit])]
}

/** All texts of a document as the manifest declares them, in reading order. */
function expectedTexts(document: SiteDocument): string[] {
  const name = document.place ?? site.footer.place ?? ''
  const place = site.places[name]
  const { address, phone } = place ? formatPlace(name, place, site) : {}
  const date = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' })
  const updated = date.format(new Date(document.updated))
  return [
    document.title,
    document.summary ?? site.product.description,
    ...[...document.main, ...document.side].flatMap(sectionTexts),
    site.product.name,
    ...(address === undefined ? [] : [address.lines.join(', ')]),
    site.texts.document.updated.replace('{date}', updated),
    ...(phone === undefined ? [] : [phone.text]),
    new URL(site.product.origin).host,
  ]
}

it('the build has exactly the documents of the manifest', () => {
  const built = files.filter((file) => file.endsWith('.pdf')).map((file) => `/${file}`)
  const others = new Set(own.map(({ url }) => url))
  expect(built.filter((file) => !others.has(file)).toSorted()).toEqual(
    downloads.map(([name]) => name).toSorted(),
  )
})

it('links to a document or a file download it, and say its format and size', (context) => {
  const addresses = [
    ...downloads.map(([name]) => [name, name] as const),
    ...own.map(({ path: name, url }) => [name, url] as const),
  ]
  usedBySite(context, addresses[0], 'a document for download')
  for (const [path, name] of addresses) {
    const links = pages.flatMap(([, html]) =>
      [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag], index) =>
        tag.includes(`href="${name}"`) ? [{ tag, html, index }] : [],
      ),
    )
    expect(links.length).toBeGreaterThan(0)
    for (const { tag, html } of links) {
      expect(tag).toContain(' download=""')
      expect(html).toContain(downloadLabel(site, path, fileOf(name).length))
    }
  }
})

it('the build has each file of the manifest, unchanged, and hosts let browsers save it', (context) => {
  usedBySite(context, own[0], 'a document for download')
  for (const { path: name, url } of own) {
    const source = path.join(projectAt().files, required(site.files[name], name).file)
    expect(fileOf(url).equals(readFileSync(source))).toBe(true)
    expect(hosting.downloads[url]).toEqual({
      'Content-Type': MEDIA_TYPES[path.extname(name).slice(1)],
      'Content-Disposition': `attachment; filename=${path.basename(name)}`,
    })
    const isHashed = site.files[name]?.address === 'hashed'
    expect(url).toMatch(isHashed ? /^\/assets\/[a-z0-9-]+-[0-9a-f]{8}\.\w+$/ : name)
  }
})

it('a second build makes the same bytes', async (context) => {
  usedBySite(context, downloads[0], 'a document for download')
  const { symbol = '' } = site.brand
  const svgFiles = new Map(
    symbol === '' ? [] : [[symbol, readFileSync(path.join(projectAt().images, symbol), 'utf8')]],
  )
  // Another root, so another cache.
  const root = await mkdtemp(path.join(tmpdir(), 'documents-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const again = await pdfFiles({ ...projectAt(), root }, plan(site, svgFiles))
  for (const [name, bytes] of again) expect(bytes.equals(fileOf(name))).toBe(true)
  expect(again.size).toBe(downloads.length)
})

describe.each(downloads)('%s', (name, document) => {
  const bytes = fileOf(name)
  const pdf = readPdf(bytes)

  it('has one page in US letter format and less than 300 KB', async () => {
    expect(await pdf).toMatchObject({ pages: 1, view: [0, 0, 612, 792] })
    expect(bytes.length).toBeLessThan(300_000)
  })

  it('contains the texts of the manifest in reading order, and no others', async () => {
    const expected = expectedTexts(document).map(withoutSpaces).join('')
    expect(withoutSpaces((await pdf).text)).toBe(expected)
  })

  it('has a title and the language of the site', async () => {
    const title = `${site.product.name}: ${document.title}`
    const { info, xmpTitle, showsTitle } = await pdf
    expect(info).toEqual({ Title: title, Language: site.language })
    expect(xmpTitle).toBe(title)
    expect(showsTitle).toBe(true)
  })

  it('is tagged: one title, a heading for each section, lists, and a logo with alternative text', async () => {
    const { isMarked, elements } = await pdf
    const withRole = (role: string) => elements.filter((element) => element.role === role)
    expect(isMarked).toBe(true)
    expect(withRole('H1')).toHaveLength(1)
    expect(withRole('H2')).toHaveLength(document.main.length + document.side.length)
    expect(withRole('Figure').map(({ alt }) => alt)).toEqual([wordmarkOf(site)])
    for (const list of withRole('L')) {
      expect(list.children.length).toBeGreaterThan(0)
      expect(list.children.filter(({ role }) => role !== 'LI')).toEqual([])
    }
  })

  it('links to the website', async () => {
    const { links, elements } = await pdf
    expect(links).toContain(`${site.product.origin}/`)
    expect(elements.filter(({ role }) => role === 'Link')).toHaveLength(links.length)
  })

  it('embeds all fonts', async () => {
    expect((await pdf).hasAllFonts).toBe(true)
  })
})
