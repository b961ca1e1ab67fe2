// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import stampedReceiptFiles from '../../src/images/stamped-receipt.avif?focus=0.64+0.7&picture'
import { ButtonLinks } from '../../src/sections/buttonLinks/ButtonLinks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Steps } from '../../src/sections/steps/Steps.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/events/thank-you',
  title: 'Registration Received',
  description:
    'Your registration with Keystead Solutions has been received. Read what happens next, and learn about our work, our culture and our team in the meantime.',
  indexed: false,
} satisfies PageMeta

/** The sections of the page. */
export function Page() {
  return (
    <>
      <Hero
        section={{
          title: 'Thank You for Registering',
          headline: 'We received your registration and will answer by email or phone.',
          images: [
            {
              ...stampedReceiptFiles,
              alt: 'A receipt with the green stamp Received on a desk pad, beside it the wooden stamp',
              focus: { x: 0.64, y: 0.7 },
            },
          ],
          rotateSeconds: 5,
          actions: [],
          size: 'band',
        }}
      />
      <BelowFold>
        <Steps
          section={{
            kind: 'steps',
            tone: 'plain',
            heading: 'An Answer Within a Week',
            steps: [
              {
                title: 'We Read What You Want to Do',
                text: 'Within two business days, a recruiter compares it with the work we have and expect.',
              },
              {
                title: 'We Answer Either Way',
                text: 'If nothing fits yet, we’ll ask whether we may keep your registration.',
              },
              {
                title: 'You Meet the Team',
                text: 'If there’s a fit, you talk with the people who do the work. All of it stays unclassified.',
              },
            ],
            id: 'an-answer-within-a-week',
          }}
        />
        <ButtonLinks
          section={{
            kind: 'buttonLinks',
            tone: 'tint',
            heading: 'Until We Talk',
            links: [
              { text: 'Careers', to: '/careers' },
              { text: 'Our Culture', to: '/about-us/culture' },
              { text: 'Our Team', to: '/about-us/team' },
            ],
            id: 'until-we-talk',
          }}
        />
      </BelowFold>
    </>
  )
}
