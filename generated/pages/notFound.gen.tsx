// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import missingWeightFiles from '../../src/images/missing-weight.avif?focus=0.68+0.3&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { ButtonLinks } from '../../src/sections/buttonLinks/ButtonLinks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/404',
  title: 'Page Not Found',
  description:
    'There is no page at this address of the Keystead Solutions website. These links lead to the home page, our services, careers and the contact page.',
  indexed: false,
} satisfies PageMeta

/** The sections of the page. */
export function Page() {
  return (
    <>
      <Hero
        section={{
          label: 'Error 404',
          title: 'Page Not Found',
          headline: 'There’s no page at this address.',
          images: [
            {
              ...missingWeightFiles,
              alt: 'A set of brass weights in a wooden block; the place of one of them is empty, its mint green felt visible',
              focus: { x: 0.68, y: 0.3 },
            },
          ],
          rotateSeconds: 5,
          actions: [],
          size: 'band',
        }}
      />
      <BelowFold>
        <ButtonLinks
          section={{
            kind: 'buttonLinks',
            tone: 'plain',
            heading: 'Try One of These Instead',
            intro: (
              <>
                {
                  'The address may have a typo, or the page may have moved. If a link on this site brought you here, please '
                }
                <LinkTo to="/contact-us">let us know</LinkTo>
                {'.'}
              </>
            ),
            links: [
              { text: 'Home', to: '/' },
              { text: 'Services', to: '/services' },
              { text: 'Careers', to: '/careers' },
              { text: 'Contact Us', to: '/contact-us' },
            ],
            id: 'try-one-of-these-instead',
          }}
        />
      </BelowFold>
    </>
  )
}
