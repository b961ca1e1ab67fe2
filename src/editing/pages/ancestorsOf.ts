/** The paths above a path, the closest first. */
export function ancestorsOf(path: string): string[] {
  const parent = path.slice(0, path.lastIndexOf('/'))
  return parent === '' ? ['/'] : [parent, ...ancestorsOf(parent)]
}
