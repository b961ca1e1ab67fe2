import { Arrow } from '../../parts/Arrow.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { ResponsivePicture } from '../../parts/ResponsivePicture.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './AudiencePanels.module.css'
import type { AudiencePanelsSection } from './schema.ts'

/** Large panels side by side, dark and light in turn, one for each audience. */
export function AudiencePanels({ section }: { readonly section: AudiencePanelsSection }) {
  return (
    <SectionFrame section={section}>
      <div className={classes.panels}>
        {section.panels.map((panel, position) => (
          <article
            key={panel.title}
            className={classes.panel}
            aria-label={panel.title}
            data-tone={position % 2 === 0 ? 'dark' : 'tint'}
          >
            {panel.image && (
              <ResponsivePicture
                decorative
                className={classes.image}
                picture={panel.image}
                sizes="(min-width: 48em) 48vw, 92vw"
              />
            )}
            <div className={classes.words}>
              <h3 className={classes.title}>{panel.title}</h3>
              <p className={classes.text}>{panel.text}</p>
              <ul className={classes.sectors}>
                {panel.sectors.map(({ icon, title }) => (
                  <li key={title} className={classes.sector}>
                    <Icon name={icon} />
                    {title}
                  </li>
                ))}
              </ul>
              <LinkTo className={classes.link} to={panel.link.to} target={panel.link.target}>
                {panel.link.text}
                <Arrow />
              </LinkTo>
            </div>
          </article>
        ))}
      </div>
    </SectionFrame>
  )
}
