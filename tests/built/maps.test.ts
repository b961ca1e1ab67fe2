import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { mapPolicy, metaPolicy, printPolicy } from '../../generator/hosting/policy.ts'
import { fillText } from '../../src/model/fillText.ts'
import { isMapPath } from '../../src/site/paths.ts'
import { site } from '../support/builtSite.ts'
import { files, parse, parsedDocuments, textOf } from './files.ts'

const maps = files.filter((file) => isMapPath(`/${file}`))
const scriptSources = (page: Document) =>
  [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '')

describe.each(maps)('%s', (file) => {
  const page = parse(textOf(file))

  it('has the policy for maps, and no inline script', () => {
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')
    expect(policy?.getAttribute('content')).toBe(printPolicy(metaPolicy(mapPolicy())))
    expect(policy?.nextElementSibling?.matches('meta[name="viewport"]')).toBe(true)
    expect(page.querySelectorAll('script:not([src]), style')).toHaveLength(0)
  })

  it('has a title and noindex', () => {
    const [place = ''] = /\w+(?=\.html$)/.exec(file) ?? []
    const title = site.places[place]?.map?.title ?? ''
    expect(page.title).toBe(fillText(site.texts.map.document, { title }))
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  it('shares no file with the pages', () => {
    const own = scriptSources(page).map((src) => src.slice(1))
    expect(own).toHaveLength(1)
    const others = files.filter((name) => name.endsWith('.js') && !own.includes(name))
    const using = others.filter((name) =>
      own.some((one) => textOf(name).includes(path.basename(one))),
    )
    expect(using).toEqual([])
  })
})

it('only scripts of maps contain the map provider and its library', () => {
  const own = new Set(
    maps.flatMap((file) => scriptSources(parse(textOf(file))).map((src) => src.slice(1))),
  )
  const naming = files.filter(
    (file) =>
      file.endsWith('.js') && /maps\.googleapis\.com\/maps|gm_authFailure/.test(textOf(file)),
  )
  expect(new Set(naming)).toEqual(own)
  for (const page of parsedDocuments.values()) {
    expect(scriptSources(page).filter((src) => own.has(src.slice(1)))).toEqual([])
  }
})
