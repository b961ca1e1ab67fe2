import type {
  Setting,
  SettingsPage,
  SettingsRequest,
} from '../../../../src/editing/settings/settings.ts'
import type { Site } from '../../../../src/site/site.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import type { Project } from '../../../manifest/project.ts'
import { choicesOf } from './choices.ts'
import type { DescriptionOf } from './descriptions.ts'
import { describeSettings } from './describeSettings.ts'
import { siteFields, settingsTargets } from './settingsTargets.ts'

/** The settings of a part of the site, or of the page if there is no such part, for the settings panel of the page at `page`. Of the page itself, only its own settings. */
export function settingsPage(
  project: Project,
  site: Site,
  source: ManifestSource,
  request: SettingsRequest,
  descriptionOf: DescriptionOf,
): SettingsPage {
  const targets = settingsTargets(site, request.page)
  const path =
    (targets.find((target) => isSame(target.path, request.path)) ?? targets[0])?.path ?? []
  const others = new Set(targets.map((target) => JSON.stringify(target.path)))
  others.delete(JSON.stringify(path))
  // The hero and the sections of a page have settings of their own.
  const isOwn = (setting: Setting) =>
    [setting.path, [...setting.path, 0]].every((each) => !others.has(JSON.stringify(each)))
  const parts = path.length === 0 ? siteFields.map((key) => [key]) : [path]
  const settings = parts.flatMap((part) =>
    describeSettings(site, source, part, descriptionOf).filter(isOwn),
  )
  return { targets, path: [...path], settings, choices: choicesOf(site, project) }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
