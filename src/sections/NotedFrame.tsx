import { Text, Title } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { SectionFrame, SectionHeading } from '../parts/SectionFrame.tsx'
import classes from './NotedFrame.module.css'

type FrameProps = ComponentProps<typeof SectionFrame>

type NotedFrameProps = Pick<FrameProps, 'children' | 'rank'> & {
  readonly section: FrameProps['section'] & {
    readonly notes?: readonly { readonly title: ReactNode; readonly text: ReactNode }[] | undefined
    readonly notesAt?: 'below' | 'start' | 'end' | undefined
  }
}

/** The frame of a section whose content can have notes: below it, in its margin, or beside it while it stays in view. */
export function NotedFrame({ section, rank, children }: NotedFrameProps) {
  const { notes = [], notesAt = 'below' } = section
  if (notes.length === 0) return <SectionFrame {...{ section, rank, children }} />
  return (
    <SectionFrame section={section} rank={rank} layout="content">
      <div className={classes.root} data-notes={notesAt}>
        <SectionHeading section={section} />
        <div className={classes.content} data-tone={notesAt === 'start' ? 'plain' : undefined}>
          {children}
        </div>
        <ul className={classes.notes}>
          {notes.map(({ title, text }, index) => (
            <li key={index}>
              <Title order={3}>{title}</Title>
              <Text>{text}</Text>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}
