import type { EnvironmentModuleNode } from 'vite'

/** The URLs of the style sheets that a module and its imports import, in development. Imports come first. */
export function styleSheets(
  module: EnvironmentModuleNode,
  seen: Set<EnvironmentModuleNode> = new Set(),
): string[] {
  if (seen.has(module)) return []
  seen.add(module)
  const imported = [...module.importedModules].flatMap((next) => styleSheets(next, seen))
  return /\.css(?:$|\?)/.test(module.url) ? [...imported, module.url] : imported
}
