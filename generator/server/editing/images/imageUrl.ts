import path from 'node:path'
import type { Site } from '../../../../src/site/site.ts'
import type { Project } from '../../../manifest/project.ts'

/** Where the development server, or the media host, has the original of an image. */
export function imageUrl(
  { media: { source } }: Site,
  { root, images }: Pick<Project, 'root' | 'images'>,
  file: string,
): string {
  if (source.kind === 'host') return `${source.url}/${file}`
  return `/${path.relative(root, path.join(images, file)).split(path.sep).join('/')}`
}
