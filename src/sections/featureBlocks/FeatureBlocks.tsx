import { Icon } from '../../parts/Icon.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './FeatureBlocks.module.css'
import type { FeatureBlocksSection } from './schema.ts'

/** Blocks of text beside each other: a grid under one rule each, or columns between upright rules. */
export function FeatureBlocks({ section }: { readonly section: FeatureBlocksSection }) {
  return (
    <SectionFrame section={section}>
      <ul className={classes.blocks} data-layout={section.layout}>
        {section.blocks.map(({ title, text, icon, points }) => (
          <li key={title} className={classes.block}>
            {icon && <Icon className={classes.icon} name={icon} />}
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
            {points.length > 0 && (
              <ul className={classes.points}>
                {points.map((point) => (
                  <li key={point} className={classes.point}>
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
