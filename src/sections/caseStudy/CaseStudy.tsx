import { Anchor, Text, Title } from '@mantine/core'
import { LinkIcon, mirrored } from '../../parts/icons.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { variables } from '../../parts/variables.ts'
import { Folded } from '../Folded.tsx'
import links from '../links.module.css'
import type { SectionProps } from '../props.ts'
import classes from './CaseStudy.module.css'

/** A case study: a slope chart with a line for each figure, then the facts beside the text. On a phone, visitors open a folded text. */
export function CaseStudy({ section }: SectionProps<'caseStudy'>) {
  const { changes, facts, intro, parts, folded, link } = section
  const isLarge = changes.length === 1 && parts.length === 0
  return (
    <SectionFrame section={isLarge ? { ...section, intro: undefined } : section} rank="statement">
      <div className={classes.root} data-large={isLarge || undefined}>
        <ul className={classes.changes}>
          {changes.map((change, index) => (
            <Change key={index} change={change} section={section} isLarge={isLarge} />
          ))}
        </ul>
        {isLarge && <Text className={classes.result}>{intro}</Text>}
        {facts.length > 0 && (
          <dl className={classes.facts}>
            {facts.map(({ term, text }, index) => (
              <div key={index} className={classes.fact}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {parts.length > 0 && (
          <Folded title={folded}>
            <div>
              {parts.map(({ title, paragraphs }, index) => (
                <div key={index} className={classes.part}>
                  <Title order={3}>{title}</Title>
                  {paragraphs.map((paragraph, index) => (
                    <Text key={index}>{paragraph}</Text>
                  ))}
                </div>
              ))}
            </div>
          </Folded>
        )}
        {link && (
          <Anchor component={LinkTo} className={links.standalone} to={link.to} target={link.target}>
            {link.text}
            {!link.target && <LinkIcon to={link.to} />}
          </Anchor>
        )}
      </div>
    </SectionFrame>
  )
}

type CaseStudySection = SectionProps<'caseStudy'>['section']

type ChangeProps = {
  readonly change: CaseStudySection['changes'][number]
  readonly section: Pick<CaseStudySection, 'before' | 'after'>
  /** Whether the line goes on to both edges of the window. */
  readonly isLarge: boolean
}

/** What was measured, and its two figures at the ends of a line. The line is decorative: the figures are text. */
function Change({ change: { title, before, after }, section, isLarge }: ChangeProps) {
  const most = Math.max(before.value, after.value) || 1
  const fromTop = (value: number) => Number((1 - value / most).toFixed(3))
  const [from, to] = [fromTop(before.value), fromTop(after.value)]
  const line = isLarge ? `M-9 ${from}H0L1 ${to}H9` : `M0 ${from}L1 ${to}`
  return (
    <li className={classes.change}>
      <div>{title}</div>
      <div className={classes.slope}>
        <div style={variables({ '--at': from })}>
          <span className={classes.figure}>{before.text}</span>{' '}
          <span className={classes.word}>{section.before}</span>
        </div>
        <svg
          className={classes.line}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={line} transform={mirrored(1)} />
          <path d={`M0 ${from}h0M1 ${to}h0`} transform={mirrored(1)} />
        </svg>
        <div style={variables({ '--at': to })}>
          <span className={classes.figure}>{after.text}</span>{' '}
          <span className={classes.word}>{section.after}</span>
        </div>
      </div>
    </li>
  )
}
