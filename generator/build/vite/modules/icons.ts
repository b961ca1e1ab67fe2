import { createHash } from 'node:crypto'
import { iconNames, interfaceIcons } from '../../../../src/model/icon.ts'
import { iconSprite } from '../iconSprite.ts'
import type { VirtualModule } from './virtualModule.ts'

/**
 * Exports the URL of the icon sprite with all icons of the site. In development, the sprite contains
 * every icon that a manifest may use, because the gallery shows them.
 */
export const icons: VirtualModule = async ({ plan, files, isDevelopment }) => {
  const names = [...interfaceIcons, ...plan.icons, ...(isDevelopment ? iconNames : [])]
  const sprite = await iconSprite([...new Set(names)].toSorted())
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8)
  const fileName = `assets/icons-${hash}.svg`
  return { sprite: files.add({ fileName, type: 'image/svg+xml', read: async () => sprite }) }
}
