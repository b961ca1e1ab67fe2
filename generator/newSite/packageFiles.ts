import * as z from 'zod'

/** The properties of `package.json` that belong to a site. Everything else belongs to the code. */
const siteProperties = z
  .object({
    name: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.string(),
    private: z.boolean(),
    author: z.unknown(),
    repository: z.unknown(),
    homepage: z.string(),
  })
  .partial()

/** What `package.json` says about a site. */
export type SiteProperties = z.infer<typeof siteProperties>

const object = z.record(z.string(), z.unknown())

/** The name of a package in a folder: lower-case letters, digits and hyphens. */
export function packageNameOf(folder: string): string {
  const name = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return name === '' ? 'site' : name
}

/** What a `package.json` says about its site. Empty if it is invalid. */
export function sitePropertiesOf(packageJson: Buffer | undefined): SiteProperties {
  try {
    return siteProperties.parse(JSON.parse(String(packageJson)))
  } catch {
    return {}
  }
}

/**
 * A code file for a site: in `package.json` and `package-lock.json`, the properties of the site replace
 * those of this project. Other files are returned as they are.
 */
export function forSite(file: string, content: Buffer, own: SiteProperties): Buffer {
  if (file === 'package.json') {
    return toJson({ ...object.parse(JSON.parse(String(content))), ...own })
  }
  if (file === 'package-lock.json') {
    const lock = object.parse(JSON.parse(String(content)))
    const packages = object.parse(lock['packages'])
    const { name, version, license } = own
    const root = { ...object.parse(packages['']), name, version, license }
    return toJson({ ...lock, name, version, packages: { ...packages, '': root } })
  }
  return content
}

const toJson = (data: unknown) => Buffer.from(`${JSON.stringify(data, null, 2)}\n`)
