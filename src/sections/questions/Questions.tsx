import { Text, Title } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import details from '../details.module.css'
import classes from './Questions.module.css'
import type { SectionProps } from '../props.ts'

/** Questions that visitors open to read the answers, also without scripts. */
export function Questions({ section }: SectionProps<'questions'>) {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  // A browser opens the question of an address that it loads, but not that of a link of the router.
  useLayoutEffect(() => {
    const question = document.getElementById(hash)?.closest('details')
    if (question) question.open = true
  }, [hash])
  return (
    <SectionFrame section={section} layout="beside" rank="list">
      <div className={details.list}>
        {section.questions.map(({ id, question, answer, text }, index) => (
          // The browser may have opened it before the hydration.
          <details key={index} className={details.item} suppressHydrationWarning>
            <summary className={details.summary}>
              <Title order={3} className={classes.question}>
                {question}
              </Title>
            </summary>
            <div id={id} className={classes.answer}>
              {answer.map((paragraph, index) => (
                <Text key={index}>{paragraph}</Text>
              ))}
              {text}
            </div>
          </details>
        ))}
      </div>
    </SectionFrame>
  )
}
