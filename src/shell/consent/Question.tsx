import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { sameForAll } from '../../consent/choice.ts'
import { buttonClass } from '../../parts/buttonClass.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { ConsentBarProps } from './ConsentBar.tsx'
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
        <p>
          {isOne && `${words.categories[categories[0] ?? '']?.description} `}
          {words.question} <LinkTo to={words.more.to}>{words.more.text}</LinkTo>
        </p>
        {isReopened && <p className={classes.present}>{present(props)}</p>}
        {isDeclined && !isOneChosen(props) && <p className={classes.present}>{DECLINED}</p>}
      </div>
      <div className={classes.actions}>
        <UnstyledButton
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => onChoose({ ...choice, ...sameForAll(categories, false) })}
        >
          {words.decline}
        </UnstyledButton>
        {!isOne && (
          <UnstyledButton
            className={buttonClass({ variant: 'secondary' })}
            onClick={() => onChoose(ticked)}
          >
            {words.save}
          </UnstyledButton>
        )}
        <UnstyledButton
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => onChoose({ ...choice, ...sameForAll(categories, true) })}
        >
          {words.accept}
        </UnstyledButton>
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
  'Your browser asks sites not to share your data (Global Privacy Control). We count that as declined.'
