import { Anchor, Text, Title } from '@mantine/core'
import { AUDIENCE_PANEL_SIZES } from '../../model/imageSizes.ts'
import { Arrow, Icon } from '../../parts/icons.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import links from '../links.module.css'
import classes from './AudiencePanels.module.css'
import type { SectionProps } from '../props.ts'

/** Large panels side by side, one for each audience, with dark and light backgrounds in turn. */
export function AudiencePanels({ section }: SectionProps<'audiencePanels'>) {
  const lightTone = section.tone === 'tint' ? 'plain' : 'tint'
  return (
    <SectionFrame section={section}>
      <div className={classes.panels}>
        {section.panels.map((panel, index) => (
          <article
            key={index}
            className={classes.panel}
            aria-label={panel.title}
            data-tone={index % 2 === 0 ? 'dark' : lightTone}
          >
            {panel.image && (
              <ResponsiveImage
                decorative
                className={classes.image}
                image={panel.image}
                sizes={AUDIENCE_PANEL_SIZES}
              />
            )}
            <div className={classes.body}>
              <Title order={3} size="h2" className={classes.title}>
                {panel.title}
              </Title>
              <Text className={classes.text}>{panel.text}</Text>
              <ul className={classes.sectors}>
                {panel.sectors.map(({ icon, title }, index) => (
                  <li key={index} className={classes.sector}>
                    <Icon name={icon} />
                    {title}
                  </li>
                ))}
              </ul>
              <Anchor
                component={LinkTo}
                className={`${links.standalone} ${classes.link}`}
                to={panel.link.to}
                target={panel.link.target}
              >
                {panel.link.text}
                <Arrow />
              </Anchor>
            </div>
          </article>
        ))}
      </div>
    </SectionFrame>
  )
}
