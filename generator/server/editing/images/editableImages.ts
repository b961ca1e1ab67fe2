import path from 'node:path'
import type { EditableImage } from '../../../../src/editing/images/editableImage.ts'
import { siteSchema, type Site } from '../../../../src/site/site.ts'
import { builtFiles } from '../../../assets/builtFiles.ts'
import { responsiveImage } from '../../../assets/images/responsiveImage.ts'
import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import type { Project } from '../../../manifest/project.ts'
import { mapReferences } from '../../../manifest/schemaWalk.ts'
import { isBelow, pageRegions } from '../pageRegions.ts'
import { sourceValue } from '../settings/settingSource.ts'
import { imageUrl } from './imageUrl.ts'

/** The places of the page at a path that show images, in the order of the document. */
export async function editableImages(
  project: Pick<Project, 'root' | 'images'>,
  site: Site,
  source: ManifestSource,
  page: string,
): Promise<EditableImage[]> {
  const references = imageReferences(site)
  const codeAt = (at: ModelPath) => sourceValue(source, at)?.written.getText()
  const places = pageRegions(site, page).flatMap(({ selector, name: region, paths }) =>
    selector === undefined
      ? []
      : references
          .filter(({ path: at }) => paths.some((prefix) => isBelow(at, prefix)))
          .map((reference) => ({ selector, region, ...reference })),
  )
  const images = places.map(async ({ name, ...place }): Promise<EditableImage[]> => {
    const image = site.media.images[name]
    const src = image && (await srcOf(project, site, image))
    if (image === undefined || src === undefined) return []
    return [
      {
        ...place,
        path: [...place.path],
        code: codeAt(place.path),
        name,
        src,
        original: imageUrl(site, project, image.file),
        alt: image.alt,
        altCode: codeAt(['media', 'images', name, 'alt']),
        focus: image.focus,
        focusCode: codeAt(['media', 'images', name, 'focus']),
        uses: references.filter((other) => other.name === name).length,
      },
    ]
  })
  return (await Promise.all(images)).flat()
}

type ImageReference = { readonly name: string; readonly path: ModelPath }

/** All references to images. */
function imageReferences(site: Site): ImageReference[] {
  const found: ImageReference[] = []
  mapReferences(siteSchema, site, (kind, name, at) => {
    if (kind === 'image') found.push({ name, path: at })
    return name
  })
  return found
}

/** The `src` of an image on pages. Undefined if its file is missing or damaged. */
async function srcOf(
  { root, images }: Pick<Project, 'root' | 'images'>,
  { media: { source, widths } }: Site,
  { file, focus }: Site['media']['images'][string],
): Promise<string | undefined> {
  const options = { focus, source, widths: widths.toSorted((one, other) => one - other) }
  const cache = path.join(root, '.cache/images')
  const image = responsiveImage(path.join(images, file), options, builtFiles(), cache)
  return image.then(
    ({ src }) => src,
    () => undefined,
  )
}
