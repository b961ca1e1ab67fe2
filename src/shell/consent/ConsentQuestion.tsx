import { Anchor, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { consent as states } from 'virtual:texts'
import { choiceForAll } from '../../consent/choice.ts'
import { fillText } from '../../model/fillText.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { ConsentBarProps } from './consentBarProps.ts'
import classes from './ConsentBar.module.css'

/** The consent question with its buttons. Declining takes one click, like accepting. */
export function ConsentQuestion(props: ConsentBarProps) {
  const { texts, categories, choice = {}, isDeclined, isReopened, onChoose } = props
  const [checked, setChecked] = useState({ ...choiceForAll(categories, false), ...choice })
  const isSingle = categories.length === 1
  return (
    <>
      <div className={classes.text}>
        {!isSingle && (
          <ul className={classes.categories}>
            {categories.map((id) => (
              <li key={id}>
                <label className={classes.category}>
                  <input
                    type="checkbox"
                    checked={checked[id] ?? false}
                    onChange={({ target }) => setChecked({ ...checked, [id]: target.checked })}
                  />
                  <span>
                    <strong>{texts.categories[id]?.title}.</strong>{' '}
                    {texts.categories[id]?.description}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )}
        <Text>
          {isSingle && `${texts.categories[categories[0] ?? '']?.description} `}
          {texts.question}{' '}
          <Anchor component={LinkTo} to={texts.more.to}>
            {texts.more.text}
          </Anchor>
        </Text>
        {isReopened && <Text className={classes.current}>{currentChoice(props)}</Text>}
        {isDeclined && !hasChosen(props) && (
          <Text className={classes.current}>{states.declinedByBrowser}</Text>
        )}
      </div>
      <div className={classes.actions}>
        <Button
          variant="outline"
          onClick={() => onChoose({ ...choice, ...choiceForAll(categories, false) })}
        >
          {texts.decline}
        </Button>
        {!isSingle && (
          <Button variant="outline" onClick={() => onChoose(checked)}>
            {texts.save}
          </Button>
        )}
        <Button
          variant="outline"
          onClick={() => onChoose({ ...choice, ...choiceForAll(categories, true) })}
        >
          {texts.accept}
        </Button>
      </div>
    </>
  )
}

/** The current choice for each category, as text. */
const currentChoice = ({ texts, categories, choice = {} }: ConsentBarProps) =>
  categories
    .map((id) =>
      fillText(choice[id] ? states.allowed : states.notAllowed, {
        category: texts.categories[id]?.title ?? id,
      }),
    )
    .join(' ')

const hasChosen = ({ categories, choice = {} }: ConsentBarProps) =>
  categories.some((id) => Object.hasOwn(choice, id))
