import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { components } from './ThemeProvider.tsx'

const SOURCES = path.resolve(import.meta.dirname, '..')
const SHEETS = path.resolve(SOURCES, '../node_modules/@mantine/core/styles')

const read = (name: string) => readFileSync(path.join(SOURCES, name), 'utf8')

/** The names of the Mantine components that a module imports. */
const importedComponents = (code: string) =>
  [...code.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace('type ', '').trim()),
  )

it('the style sheet of each Mantine component in a section is a global one', () => {
  const global = read('theme/styles.ts')
  const files = ['sections', 'parts'].flatMap((folder) =>
    readdirSync(path.join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .map((name) => path.join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(20)
  const missing = files.flatMap((file) =>
    importedComponents(read(file))
      .filter((name) => existsSync(path.join(SHEETS, `${name}.layer.css`)))
      .filter((name) => !(name in components))
      .map((name) => `import '@mantine/core/styles/${name}.layer.css'`)
      .filter((line) => !global.includes(line))
      .map((line) => `src/theme/styles.ts: add ${line} (for src/${file})`),
  )
  expect(missing).toEqual([])
})
