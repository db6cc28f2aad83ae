import { useIntl } from 'react-intl'
import { useBookEventLabels } from './useBookEventLabels.ts'
import { type IncompleteEvent, symbolsOf } from './incompleteEvent.ts'

/** How events that are to be completed are told in words. */
export function useIncompleteLabels() {
  const { formatMessage } = useIntl()
  const { kindName } = useBookEventLabels()
  return {
    /** Such as "Share exchange or merger RY → ENB". */
    nameOf: (event: IncompleteEvent) =>
      [kindName({ kind: event.kind, incomeKind: null }), symbolsOf(event).join(' → ')].join(' ').trim(),
    /** The sentence that says which fact is missing. */
    missingOf({ missing }: Pick<IncompleteEvent, 'missing'>): string {
      // Written as COST_SHARE here, and as costShare in the preview of an import.
      const fact = missing.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      return formatMessage({ id: 'incomplete.missing' }, { fact })
    },
  }
}
