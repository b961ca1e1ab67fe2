import type { Choice, Choices } from '../../../../src/editing/settings/settings.ts'
import { iconNames } from '../../../../src/model/icon.ts'
import type { Site } from '../../../../src/site/site.ts'
import { sectionIds, sitePages } from '../../../manifest/pages.ts'
import type { Project } from '../../../manifest/project.ts'
import { imageUrl } from '../images/imageUrl.ts'

/** The values that references of the site can have. */
export function choicesOf(site: Site, project: Pick<Project, 'root' | 'images'>): Choices {
  const pages = sitePages(site)
  const places = Object.entries(site.places)
  return {
    page: pages.map(({ path, page }) => ({ value: path, label: page.title })),
    link: pages.flatMap(({ path, page }): Choice[] => [
      { value: path, label: page.title },
      ...sectionIds(page, site).map((id, index) => ({
        value: `${path}#${id}`,
        label: `${page.title}: ${page.sections[index]?.heading}`,
      })),
    ]),
    icon: iconNames.map((value) => ({ value })),
    image: Object.entries(site.media.images).map(([value, { file, alt }]) => ({
      value,
      ...(alt !== '' && { label: alt }),
      image: imageUrl(site, project, file),
    })),
    form: Object.entries(site.forms).map(([value, { label }]) => ({ value, label })),
    event: Object.entries(site.events).map(([value, { name }]) => ({ value, label: name })),
    place: places.map(([value, { name }]) => ({ value, label: name })),
    hours: places.flatMap(([value, { name, hours }]) =>
      hours === undefined ? [] : [{ value, label: name }],
    ),
    category: Object.entries(site.consent?.categories ?? {}).map(([value, { title }]) => ({
      value,
      label: title,
    })),
  }
}
