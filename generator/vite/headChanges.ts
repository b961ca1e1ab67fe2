/**
 * Whether a page's head is another one, in generated files: what stands before its component. The
 * router has read it already, so that only a reload shows it; the component refreshes in place.
 */
export function headChanges(
  before: ReadonlyMap<string, string> | undefined,
  after: ReadonlyMap<string, string> | undefined,
): boolean {
  if (before === undefined || after === undefined) return false
  return [...after].some(([file, text]) => {
    const old = before.get(file)
    return file.startsWith('pages/') && old !== undefined && headOf(old) !== headOf(text)
  })
}

const headOf = (module: string) => module.slice(0, module.indexOf('export function'))
