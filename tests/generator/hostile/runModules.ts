import { Title } from '@mantine/core'
import * as router from '@tanstack/react-router'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import * as jsx from 'react/jsx-runtime'
import type { ResponsiveImageData } from '../../../src/model/image.ts'

/** The source modules that generated modules import. */
const SOURCES = import.meta.glob<object>(
  [
    '../../../src/{sections/*,parts}/*.tsx',
    '../../../src/forms/siteForm.ts',
    '../../../src/forms/fields/*/*.{ts,tsx}',
    '../../../src/shell/{BelowFold,article/ArticleFrame,header/WithoutMenu,pageRoute,rootRoute}.tsx',
    '!**/*.test.{ts,tsx}',
  ],
  { eager: true },
)

const PACKAGES: Readonly<Record<string, object>> = {
  '@mantine/core': { Title },
  '@tanstack/react-router': router,
  'react/jsx-runtime': jsx,
}

/** A responsive image, instead of one that the build generates. */
const responsiveImage: Omit<ResponsiveImageData, 'alt' | 'focus'> = {
  src: '/images/orbit-640.avif',
  width: 16,
  height: 9,
  color: '#0a1424',
}
const RESPONSIVE_IMAGE = { __esModule: true, default: responsiveImage }

/** Returns a function that runs a generated module. Names are paths relative to `generated/`. */
export function runModules(scripts: ReadonlyMap<string, string>): (name: string) => object {
  const loaded = new Map<string, object>()
  const load = (name: string): object => {
    const known = loaded.get(name)
    if (known !== undefined) return known
    const module = { exports: {} }
    const run: unknown = runInThisContext(
      `(function (module, require) {${scripts.get(name) ?? ''}\n})`,
      { filename: name },
    )
    if (typeof run !== 'function') throw new Error(`${name} is not a module.`)
    run(module, (specifier: string) => imported(specifier, path.posix.dirname(name)))
    loaded.set(name, module.exports)
    return module.exports
  }
  const imported = (specifier: string, folder: string): object => {
    if (/[?&]picture$/.test(specifier)) return RESPONSIVE_IMAGE
    if (/[?&]url$/.test(specifier)) return { default: specifier }
    const file = path.posix.join('generated', folder, specifier)
    const module =
      PACKAGES[specifier] ??
      SOURCES[`../../../${file}`] ??
      (file.startsWith('generated/') ? load(file.slice('generated/'.length)) : undefined)
    if (module === undefined)
      throw new Error(`A generated module imports the unknown module ${specifier}.`)
    return module
  }
  return load
}
