import { createHash } from 'node:crypto'
import { iconNames, interfaceIcons } from '../../../../src/model/icon.ts'
import { iconSprite } from '../iconSprite.ts'
import type { SiteModule } from './siteModule.ts'

/**
 * Gives components the address of one file with all icons of the site. In development it holds all
 * icons that a manifest may name, because the gallery shows them.
 */
export const icons: SiteModule = async ({ plan, files, isDevelopment }) => {
  const shown = [...interfaceIcons, ...plan.icons, ...(isDevelopment ? iconNames : [])]
  const sprite = await iconSprite([...new Set(shown)].toSorted())
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8)
  const fileName = `assets/icons-${hash}.svg`
  return { sprite: files.add({ fileName, type: 'image/svg+xml', read: async () => sprite }) }
}
