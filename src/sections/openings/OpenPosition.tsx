import { Button, Text, Title } from '@mantine/core'
import { openings as texts } from 'virtual:texts'
import { fillText } from '../../model/fillText.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { VisuallyHiddenAround } from '../../parts/VisuallyHiddenAround.tsx'
import classes from './OpenPosition.module.css'
import type { OpeningsSection } from './schema.ts'

/** The properties of an open position. */
type OpenPositionProps = { readonly position: OpeningsSection['positions'][number] }

/** A list item with an open position, its facts and the link to the application. */
export function OpenPosition({ position }: OpenPositionProps) {
  const { title, text, location, clearance, discipline, pay, posted, closes, apply } = position
  const { city, region } = location
  const facts = [
    { term: texts.location, value: region === undefined ? city : `${city}, ${region}` },
    { term: texts.clearance, value: clearance },
    { term: texts.discipline, value: discipline },
    ...(pay === undefined ? [] : [{ term: texts.pay, value: pay }]),
  ]
  return (
    <li className={classes.position}>
      <div className={classes.text}>
        <Title order={3}>{title}</Title>
        <Text className={classes.description}>{text}</Text>
      </div>
      <dl className={classes.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={classes.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.apply}>
        <Button
          component={LinkTo}
          to={apply}
          target={apply.startsWith('https:') ? '_blank' : undefined}
          variant="outline"
          size="sm"
        >
          <span>
            <VisuallyHiddenAround
              label={texts.applyFor.replace('{title}', () => title)}
              visible={texts.apply}
            />
          </span>
        </Button>
        <Text className={classes.dates}>
          <span>{fillText(texts.closes, { date: closes.text })}</span>
          <span>{fillText(texts.posted, { date: posted.text })}</span>
        </Text>
      </div>
    </li>
  )
}
