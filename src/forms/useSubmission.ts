import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import type { SiteForm } from './definition.ts'
import { adopt, useTakeOver } from './draft/useTakeOver.ts'
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
  const { sending, send, dismiss, startAfresh, ...way } = useSending(form)

  const state = useAnswers(form, {
    onValid: async (answers) => {
      const trap = element.current?.querySelector(':checked[name="botcheck"]') != null
      if (await send(inOrder(form, answers), { trap, confirmed: confirmed.current })) {
        state.reset()
        forget()
      }
    },
    onInvalid: () => setRefusals((count) => count + 1),
  })
  const { restored, clear, forget } = useTakeOver(form, state, {
    isBusy: way.isOnTheWay,
    isUncertain: way.isUncertain,
    onUncertain: way.markUncertain,
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
    adopt(form, state)
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
    dismiss,
    clear: () => {
      clear()
      startAfresh()
      if (form.fields[0]) focusField(form, form.fields[0])
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      press()
    },
  }
}
