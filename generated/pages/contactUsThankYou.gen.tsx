// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import stampedReceiptFiles from '../../src/images/stamped-receipt.avif?focus=0.64+0.7&picture'
import { ButtonLinks } from '../../src/sections/buttonLinks/ButtonLinks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Steps } from '../../src/sections/steps/Steps.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/contact-us/thank-you',
  title: 'Message Received',
  description:
    'Your message to Keystead Solutions has been received. Read what happens next, and where to go on this website while you wait for our answer.',
  indexed: false,
} satisfies PageMeta

/** The sections of the page. */
export function Page() {
  return (
    <>
      <Hero
        section={{
          title: 'Thank You',
          headline: 'We received your message and will answer by email or phone.',
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
            heading: 'An Answer Within Two Business Days',
            steps: [
              {
                title: 'We Read Your Message',
                text: 'Our Rockville office reads it on the business day it arrives.',
              },
              {
                title: 'You Get an Answer',
                text: 'Someone who knows the subject answers by email or phone. Capabilities statements go out the same day.',
              },
              {
                title: 'We Talk',
                text: 'If the subject is sensitive, we first agree on a suitable place and way to talk about it.',
              },
            ],
            id: 'an-answer-within-two-business-days',
          }}
        />
        <ButtonLinks
          section={{
            kind: 'buttonLinks',
            tone: 'tint',
            heading: 'While You Wait',
            links: [
              { text: 'Services', to: '/services' },
              { text: 'Capabilities', to: '/services/capabilities' },
              { text: 'Home', to: '/' },
            ],
            id: 'while-you-wait',
          }}
        />
      </BelowFold>
    </>
  )
}
