import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { SiteForm } from './definition.ts'
import { sameAnswers } from './draft/draft.ts'
import { follow, setAnswers, useTakeOver } from './draft/useTakeOver.ts'
import { entered } from './elements.ts'
import { focusField } from './focusField.ts'
import { inOrder } from './sending/parts.ts'
import { useSending } from './sending/useSending.ts'
import { useAnswersForm } from './useAnswersForm.ts'
import { useMistakes } from './useMistakes.ts'

/** A form from its first answer to its reply. */
export function useSubmission(form: SiteForm) {
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const confirmed = useRef(false)
  const [refusals, setRefusals] = useState(0)
  const { sending, send, rest, recall, isUncertain, setUncertain } = useSending(form)

  const answers = useAnswersForm(form, {
    onValid: async (sent) => {
      const isChanged = () => !sameAnswers(inOrder(form, entered(form)), sent)
      const trap = element.current?.querySelector(':checked[name="botcheck"]') != null
      const outcome = await send(sent, { trap, confirmed: confirmed.current, isChanged })
      if (outcome?.kind !== 'sent') return
      forget({ draft: false })
      if (!isChanged()) answers.reset()
    },
    onInvalid: () => setRefusals((count) => count + 1),
  })
  const { restored, forget } = useTakeOver(form, answers, {
    isUncertain,
    onUncertain: () => setUncertain(true),
    onFailure: recall,
  })
  const mistakes = useMistakes(form, answers)

  const focusFirst = useEffectEvent(() => {
    if (mistakes[0]) focusField(form, mistakes[0].field)
  })
  useEffect(() => {
    if (refusals > 0) focusFirst()
  }, [refusals])

  // Guarded by a ref, for presses in one tick all come before the next rendering.
  const press = (isConfirmed = false) => {
    if (isBusy.current) return
    isBusy.current = true
    confirmed.current = isConfirmed
    setAnswers(answers, inOrder(form, entered(form)))
    const done = () => {
      isBusy.current = false
    }
    answers.handleSubmit().then(done, done)
  }
  return {
    element,
    answers,
    sending,
    mistakes,
    restored,
    press,
    rest,
    /** Something was entered, by whatever means. */
    follow: () => follow(form, answers),
    clear: () => {
      // The elements are empty before one of them takes the focus and they are read again.
      flushSync(() => answers.reset())
      forget({ draft: true })
      setUncertain(false)
      rest()
      if (form.fields[0]) focusField(form, form.fields[0])
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      press()
    },
  }
}
