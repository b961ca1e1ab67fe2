import { Arrow } from '../../parts/Arrow.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import type { ServiceGridSection } from './schema.ts'
import classes from './ServiceGrid.module.css'

/** Services as a numbered, ruled list, each line a link to its page. */
export function ServiceGrid({ section }: { readonly section: ServiceGridSection }) {
  return (
    <SectionFrame section={section}>
      <ol className={classes.list}>
        {section.services.map(({ title, description, link }) => (
          <li key={title} className={classes.service}>
            <h3 className={classes.title}>
              <LinkTo className={classes.link} to={link}>
                {title}
              </LinkTo>
            </h3>
            <p className={classes.description}>{description}</p>
            <Arrow className={classes.arrow} />
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
