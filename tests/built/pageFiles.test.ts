// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { addresses } from '../../generated/site.gen.ts'
import { PAGE_FILES, readPageFiles } from '../../src/shell/pages/pageFiles.ts'
import { DIST, files, html } from './files.ts'

const textOf = (address: string) => readFileSync(path.join(DIST, address), 'utf8')
const list = readPageFiles(JSON.parse(textOf(PAGE_FILES)))
const filesOf = (id: string) => (list.pages[id] ?? []).map((index) => list.files[index] ?? '')
const document = (address: string) => new DOMParser().parseFromString(html(address), 'text/html')

describe.each(addresses.map(({ path: address, id }) => [address, id] as const))(
  '%s',
  (address, id) => {
    const scripts = filesOf(id).filter((file) => file.endsWith('.js'))

    it('has a script of its own, and files that are there', () => {
      expect(scripts[0]).toMatch(new RegExp(`^/assets/${id}\\.gen-[\\w-]{8}\\.js$`))
      for (const file of [list.client, ...filesOf(id)]) expect(files).toContain(file.slice(1))
    })

    it('names to its starter what the list says', () => {
      const named = document(address).querySelector('[data-scripts]')?.getAttribute('data-scripts')
      expect(named?.split(' ')).toEqual([list.client, ...scripts])
    })

    it('imports nothing that was not named', () => {
      const imported = [...textOf(scripts[0] ?? '').matchAll(/\bfrom"\.\/([^"]+)"/g)]
      expect(imported.length).toBeGreaterThan(1)
      for (const [, name = ''] of imported) {
        expect([list.client, ...scripts]).toContain(`/assets/${name}`)
      }
    })
  },
)

it('leaves the addresses of pages out of the script that they have in common', () => {
  const client = textOf(list.client)
  for (const { id } of addresses) expect(client).not.toContain(path.basename(filesOf(id)[0] ?? '-'))
})
