import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import { useAlert } from '../alert/AlertContext.ts'
import type { Problem } from '../alert/refusal.ts'
import type { MessageId } from '../language/MessageId.ts'

export function useAddForm<Answers extends { readonly name: string }>(
  create: (answers: Answers) => Promise<{ readonly problem: Problem | null }>,
  created: MessageId,
) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const trigger = useRef<HTMLButtonElement>(null)
  const wasAdding = useRef(false)
  const [isAdding, setIsAdding] = useState(false)
  useEffect(() => {
    if (wasAdding.current && !isAdding) trigger.current?.focus({ preventScroll: true })
    wasAdding.current = isAdding
  }, [isAdding])
  return {
    trigger,
    isAdding,
    begin: () => setIsAdding(true),
    cancel: () => setIsAdding(false),
    async save(answers: Answers): Promise<boolean> {
      const { problem } = await create(answers)
      if (problem) {
        alert(problem)
        return false
      }
      notify({ text: formatMessage({ id: created }, { name: answers.name }) })
      setIsAdding(false)
      return true
    },
  }
}
