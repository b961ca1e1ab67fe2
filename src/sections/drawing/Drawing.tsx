import { DRAWING_SIZES } from '../../model/imageSizes.ts'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { variables } from '../../parts/variables.ts'
import { NotedFrame } from '../NotedFrame.tsx'
import classes from './Drawing.module.css'
import type { SectionProps } from '../props.ts'

/** A line drawing with labels at its parts. On a wide screen, it has the whole width; on a phone, it is upright. The browser loads the one that it shows. */
export function Drawing({ section }: SectionProps<'drawing'>) {
  const { drawing, upright, labels } = section
  return (
    <NotedFrame section={section} rank="statement">
      <figure className={classes.figure} style={variables({ '--height': upright.height / 16 })}>
        <ResponsiveImage className={classes.wide} image={drawing} sizes={DRAWING_SIZES} />
        <ResponsiveImage className={classes.upright} image={upright} sizes={DRAWING_SIZES} />
        <ol>
          {labels.map(({ title, text, isMinor, x, y, side, align, upright: phone }, index) => (
            <li
              key={index}
              className={classes.label}
              data-side={side}
              data-align={ALIGNMENTS[side] ?? align ?? (x > 80 ? 'end' : 'start')}
              data-upright={phone.side}
              style={variables({
                '--x': x,
                '--y': y,
                '--upright-x': phone.x,
                '--upright-y': phone.y,
                '--width': phone.width,
              })}
            >
              <span className={isMinor ? classes.text : classes.title}>{title}</span>{' '}
              {text && <span className={classes.text}>{text}</span>}
            </li>
          ))}
        </ol>
      </figure>
    </NotedFrame>
  )
}

/** The alignment of a label beside its part. */
const ALIGNMENTS: Partial<Record<string, 'start' | 'end'>> = { before: 'end', after: 'start' }
