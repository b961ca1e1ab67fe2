import { textsSchema } from '../../../../src/site/texts.ts'
import type { VirtualModule } from './virtualModule.ts'

/** A module for each area of the texts, so that a page loads only the areas that it shows. */
export const texts: Readonly<Record<string, VirtualModule>> = Object.fromEntries(
  textsSchema
    .keyof()
    .options.map((area) => [`virtual:texts/${area}`, ({ plan: { site } }) => site.texts[area]]),
)

/** The module `virtual:texts`, which exports all areas. The bundler leaves out the areas that nothing imports. */
export const textsModule: string = Object.keys(texts)
  .map((id) => `export * as ${id.slice('virtual:texts/'.length)} from '${id}'`)
  .join('\n')
