import { Script } from 'node:vm'
import type { ThirdPartyKind } from '../../src/model/thirdParty.ts'
import type { VideoProvider } from '../../src/model/video.ts'
import { hasForms, pagesWith, pagesWithVideos } from '../../src/site/dataFlows.ts'
import { placesOn } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Rule } from './rule.ts'

/** Every service that the site contacts is declared, and every third party and consent category is used. */
export const thirdPartiesAreDeclared: Rule = function* (site) {
  const parties = Object.entries(site.thirdParties)
  yield* contactProblems(site)
  for (const [id, party] of parties) {
    if ('category' in party && site.consent === undefined) {
      yield {
        code: 'missing-consent',
        path: ['thirdParties', id, 'category'],
        message: `${JSON.stringify(party.name)} needs the consent of visitors, but the manifest has no consent.`,
        hint: `Add consent with the link to your privacy page (consent.more) and the category ${JSON.stringify(`${party.category}`)} in consent.categories.`,
      }
    }
    const problem = 'start' in party ? syntaxError(party.start) : undefined
    if (problem === undefined) continue
    yield {
      code: 'invalid-start-code',
      path: ['thirdParties', id, 'start'],
      message: `This is not valid JavaScript: ${problem}.`,
      hint: 'Write JavaScript without <script> tags and without TypeScript.',
    }
  }
  const used = parties.flatMap(([, party]) => ('category' in party ? [`${party.category}`] : []))
  for (const name of Object.keys(site.consent?.categories ?? {})) {
    if (used.includes(name)) continue
    yield {
      code: 'unused-consent-category',
      path: ['consent', 'categories', name],
      atKey: true,
      message: `No third party uses the consent category ${JSON.stringify(name)}.`,
      hint: 'Remove it: visitors would be asked to consent to nothing.',
    }
  }
}

/** Third parties that pages contact but that are not declared, and those that no page contacts in any build. */
function* contactProblems(site: Site): Generator<Diagnostic> {
  const hasHost = site.media.source.kind === 'host'
  const hasMaps = pagesWith(site, placesOn).length > 0
  // A map that is not declared is an address without a map.
  const kinds: Partial<
    Record<ThirdPartyKind | VideoProvider, { used: boolean; need?: string; noUse: string }>
  > = {
    forms: { used: hasForms(site), need: 'the site has forms', noUse: 'no page has a form' },
    images: {
      used: hasHost,
      need: 'the images come from another host',
      noUse: 'media.source is not a host',
    },
    map: { used: hasMaps, noUse: 'no page shows a map' },
    // A video of a provider that is not declared is a link to it.
    youtube: {
      used: pagesWithVideos(site, 'youtube').length > 0,
      noUse: 'no page has a video of it',
    },
    vimeo: { used: pagesWithVideos(site, 'vimeo').length > 0, noUse: 'no page has a video of it' },
  }
  const declared = Object.entries(site.thirdParties)
  for (const [kind, { used, need }] of Object.entries(kinds)) {
    if (!used || need === undefined || declared.some(([, party]) => party.kind === kind)) continue
    yield {
      code: 'undeclared-third-party',
      path: ['thirdParties'],
      message: `No third party has the kind "${kind}", but ${need}.`,
      hint: 'Add it: the privacy page and the Content Security Policy contain only declared third parties.',
    }
  }
  for (const [id, party] of declared) {
    const kind = 'provider' in party ? party.provider : party.kind
    if (kinds[kind]?.used !== false) continue
    yield {
      code: 'unused-third-party',
      path: ['thirdParties', id],
      atKey: true,
      message: `No page contacts this third party, because ${kinds[kind].noUse}.`,
      hint: 'Remove it, or use it on a page.',
    }
  }
}

function syntaxError(code = ''): string | undefined {
  try {
    // Only compiles the code.
    return void new Script(code)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
