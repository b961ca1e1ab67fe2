import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import type { SiteForm } from './definition.ts'
import { sameAnswers } from './draft/draft.ts'
import { follow, useTakeOver } from './draft/useTakeOver.ts'
import { enter, entered } from './elements.ts'
import { focusField } from './focusField.ts'
import { inOrder } from './sending/parts.ts'
import { useSending } from './sending/useSending.ts'
import { useAnswers } from './useAnswers.ts'
import { useMistakes } from './useMistakes.ts'

/** A form from its first answer to its reply. */
export function useSubmission(form: SiteForm) {
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const confirmed = useRef(false)
  const [refusals, setRefusals] = useState(0)
  const { sending, send, rest, recall, isUncertain, setUncertain } = useSending(form)

  const state = useAnswers(form, {
    onValid: async (answers) => {
      const isChanged = () => !sameAnswers(inOrder(form, entered(form)), answers)
      const trap = element.current?.querySelector(':checked[name="botcheck"]') != null
      const outcome = await send(answers, { trap, confirmed: confirmed.current, isChanged })
      if (outcome?.kind !== 'sent') return
      forget({ draft: false })
      if (!isChanged()) empty()
    },
    onInvalid: () => setRefusals((count) => count + 1),
  })
  const empty = () => {
    element.current?.reset()
    state.reset()
  }
  const { restored, forget } = useTakeOver(form, state, {
    isUncertain,
    onUncertain: () => setUncertain(true),
    onFailure: recall,
  })
  const mistakes = useMistakes(form, state)

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
    enter(form, inOrder(form, entered(form)))
    follow(form, state)
    const done = () => {
      isBusy.current = false
    }
    state.handleSubmit().then(done, done)
  }
  return {
    element,
    state,
    sending,
    mistakes,
    restored,
    press,
    rest,
    /** Something was entered, by whatever means. */
    follow: () => follow(form, state),
    clear: () => {
      empty()
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
