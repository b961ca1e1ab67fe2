import { describe, expect, it } from 'vitest'
import { readViteManifest } from './bundle.ts'

const manifest = readViteManifest({
  'src/client.tsx': { file: 'assets/client.js', imports: ['_shell.js'] },
  'src/page.tsx': {
    file: 'assets/page.js',
    imports: ['_section.js', '_shell.js'],
    css: ['assets/page.css'],
  },
  '_shell.js': { file: 'assets/shell.js', imports: ['_runtime.js'], css: ['assets/shell.css'] },
  '_section.js': { file: 'assets/section.js', imports: ['_shell.js'], css: ['assets/page.css'] },
  '_runtime.js': { file: 'assets/runtime.js' },
})

describe('the files of source files', () => {
  const files = manifest.filesOf('src/client.tsx', 'src/page.tsx')

  it('are the script of the first source, and the other scripts after those that they import', () => {
    expect(files.entry).toBe('/assets/client.js')
    expect(files.imports).toEqual([
      '/assets/runtime.js',
      '/assets/shell.js',
      '/assets/section.js',
      '/assets/page.js',
    ])
  })

  it('are the style sheets of all scripts, each once', () => {
    expect(files.styles).toEqual(['/assets/shell.css', '/assets/page.css'])
  })
})

it('a chunk that the manifest does not contain is an error with its name', () => {
  expect(() => manifest.filesOf('src/missing.tsx')).toThrow('no chunk for "src/missing.tsx"')
})
