import { useIntl } from 'react-intl'
import { useBookEventLabels } from './useBookEventLabels.ts'
import { type IncompleteEvent, symbolsOf } from './incompleteEvent.ts'

export function useIncompleteLabels() {
  const { formatMessage } = useIntl()
  const { kindName } = useBookEventLabels()
  return {
    /** Name such as "Share exchange or merger RY → ENB". */
    nameOf: (event: IncompleteEvent) =>
      [kindName({ kind: event.kind, incomeKind: null }), symbolsOf(event).join(' → ')].join(' ').trim(),
    missingOf({ missing }: Pick<IncompleteEvent, 'missing'>): string {
      // The message expects camelCase, as in the import preview: COST_SHARE becomes costShare.
      const fact = missing.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      return formatMessage({ id: 'incomplete.missing' }, { fact })
    },
  }
}
