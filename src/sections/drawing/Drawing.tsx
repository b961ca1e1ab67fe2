import type { CSSProperties } from 'react'
import { DRAWING_SIZES } from '../../model/imageSizes.ts'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { NotedFrame } from '../NotedFrame.tsx'
import classes from './Drawing.module.css'
import type { SectionProps } from '../props.ts'

/** A line drawing over the whole width, with labels at its parts. On a phone, the labels are a numbered list below it. */
export function Drawing({ section }: SectionProps<'drawing'>) {
  const { drawing, labels } = section
  return (
    <NotedFrame section={section} band="moment">
      <figure
        className={classes.figure}
        style={variables({ '--ratio': drawing.height / drawing.width })}
      >
        <ResponsiveImage className={classes.image} image={drawing} sizes={DRAWING_SIZES} />
        <ol className={classes.labels}>
          {labels.map(({ title, text, x, y, side, align }, index) => (
            <li
              key={index}
              className={classes.label}
              data-side={side}
              data-align={ALIGNMENTS[side] ?? align ?? (x > 80 ? 'end' : 'start')}
              style={variables({ '--x': x / 100, '--y': y / 100 })}
            >
              <span className={classes.title}>{title}</span>{' '}
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

type Variables = Partial<Record<'--ratio' | '--x' | '--y', number>>

/** A value of the attribute `style` with variables of the style sheet. */
const variables = (values: Variables): CSSProperties & Variables => values
