import { textsSchema } from '../../../../src/site/texts/texts.ts'
import type { VirtualModule } from './virtualModule.ts'

/** A module for each area of the texts, so that a page loads only the areas that it shows. */
export const texts: Readonly<Record<string, VirtualModule>> = Object.fromEntries(
  textsSchema
    .keyof()
    .options.map((area) => [`virtual:texts/${area}`, ({ plan: { site } }) => site.texts[area]]),
)
