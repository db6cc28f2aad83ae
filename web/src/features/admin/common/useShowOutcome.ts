import { useIntl } from 'react-intl'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { problemSentences } from '../../../kit/forms/problemMessages.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'

/**
 * Reports the success message, or all reasons of a failure in one message. Returns true on success.
 */
export function useShowOutcome(): (problem: Problem | null, done: MessageId) => boolean {
  const intl = useIntl()
  const notify = useSnackbar()
  return (problem, done) => {
    if (!problem) {
      notify({ text: intl.formatMessage({ id: done }) })
      return true
    }
    const sentences = problemSentences(intl, problem.codes, { ...problem, fallback: 'administration.refused' })
    notify({ text: sentences.join(' '), isBad: true })
    return false
  }
}
