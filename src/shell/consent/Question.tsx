import { Anchor, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { sameForAll } from '../../consent/choice.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { ConsentBarProps } from './consentBarProps.ts'
import classes from './ConsentBar.module.css'

/** What the visitor is asked, and the answers: to decline takes one press, as to agree does. */
export function Question(props: ConsentBarProps) {
  const { words, categories, choice = {}, isDeclined, isReopened, onChoose } = props
  const [ticked, setTicked] = useState({ ...sameForAll(categories, false), ...choice })
  const isOne = categories.length === 1
  return (
    <>
      <div className={classes.words}>
        {!isOne && (
          <ul className={classes.categories}>
            {categories.map((id) => (
              <li key={id}>
                <label className={classes.category}>
                  <input
                    type="checkbox"
                    checked={ticked[id] ?? false}
                    onChange={({ target }) => setTicked({ ...ticked, [id]: target.checked })}
                  />
                  <span>
                    <strong>{words.categories[id]?.title}.</strong>{' '}
                    {words.categories[id]?.description}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )}
        <Text>
          {isOne && `${words.categories[categories[0] ?? '']?.description} `}
          {words.question}{' '}
          <Anchor component={LinkTo} to={words.more.to}>
            {words.more.text}
          </Anchor>
        </Text>
        {isReopened && <Text className={classes.present}>{present(props)}</Text>}
        {isDeclined && !isOneChosen(props) && <Text className={classes.present}>{DECLINED}</Text>}
      </div>
      <div className={classes.actions}>
        <Button
          variant="outline"
          onClick={() => onChoose({ ...choice, ...sameForAll(categories, false) })}
        >
          {words.decline}
        </Button>
        {!isOne && (
          <Button variant="outline" onClick={() => onChoose(ticked)}>
            {words.save}
          </Button>
        )}
        <Button
          variant="outline"
          onClick={() => onChoose({ ...choice, ...sameForAll(categories, true) })}
        >
          {words.accept}
        </Button>
      </div>
    </>
  )
}

/** What holds at present, category by category. */
const present = ({ words, categories, choice = {} }: ConsentBarProps) =>
  categories
    .map((id) => `${words.categories[id]?.title}: ${choice[id] ? 'allowed' : 'not allowed'}.`)
    .join(' ')

const isOneChosen = ({ categories, choice = {} }: ConsentBarProps) =>
  categories.some((id) => Object.hasOwn(choice, id))

const DECLINED =
  'Your browser asks websites not to share your data (Global Privacy Control). We treat this as a refusal unless you allow it here.'
