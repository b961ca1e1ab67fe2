import { useRef, useState, type KeyboardEvent } from 'react'

/** Sends requests one at a time, and keeps the problem of the last one. */
export function useAttempt() {
  const [problem, setProblem] = useState('')
  const isRunning = useRef(false)
  return {
    problem,
    setProblem,
    /**
     * Sends a request that resolves to its problem, which is empty if it was successful. Resolves to whether it was.
     * Ignored while another one is sent: then it resolves to nothing.
     */
    async attempt(send: () => Promise<string>): Promise<boolean | undefined> {
      if (isRunning.current) return undefined
      isRunning.current = true
      try {
        const rejection = await send()
        setProblem(rejection)
        return rejection === ''
      } finally {
        isRunning.current = false
      }
    },
  }
}

/**
 * A field that saves what the author has entered: with Enter, or when the author leaves it. Escape restores the saved
 * value. What is rejected stays in the field, with the problem.
 *
 * @param save resolves to the problem, which is empty if the value is saved
 * @param onReset called when the author restores the saved value
 */
export function useSavedField(
  saved: string,
  save: (entered: string) => Promise<string>,
  onReset: () => void,
) {
  /** Undefined if it is saved. */
  const [entered, setEntered] = useState<string>()
  const { problem, setProblem, attempt } = useAttempt()
  const value = entered ?? saved
  // The value may have been saved together with another one.
  if (entered !== undefined && entered === saved) setEntered(undefined)
  const submit = async (send: () => Promise<string>) => {
    if (await attempt(send)) setEntered(undefined)
  }
  const commit = async (next = value) => {
    if (next !== saved) await submit(() => save(next))
  }
  const reset = () => {
    setEntered(undefined)
    setProblem('')
    onReset()
  }
  return {
    value,
    /** Whether the field shows the saved value. */
    isUnchanged: value === saved,
    problem: entered === undefined ? '' : problem,
    enter(next: string) {
      setEntered(next)
      setProblem('')
    },
    /** Saves what was entered. `next`: what is entered at the same time. */
    commit,
    /** Saves something else for the field. */
    submit,
    reset,
    onKeyDown(event: KeyboardEvent) {
      // Shift+Enter begins a line of a long text.
      if (event.key === 'Enter' && !event.shiftKey && !event.defaultPrevented) {
        event.preventDefault()
        void commit()
      }
      if (event.key === 'Escape' && value !== saved) {
        event.stopPropagation()
        reset()
      }
    },
  }
}
