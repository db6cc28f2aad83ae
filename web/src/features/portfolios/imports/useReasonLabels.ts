import { useIntl } from 'react-intl'
import type { ImportRow } from './importPreview.ts'

const WHOLE_ROW = [
  ...([
    'blank',
    'notATrade',
    'notRead',
    'aboveHeader',
    'repeatedHeader',
    'dividend',
    'returnOfCapital',
    'interest',
    'fee',
    'tax',
    'cash',
  ] as const),
  ...(['transfer', 'currencyExchange', 'corporateAction', 'otherSecurity', 'otherPerson', 'noEffect'] as const),
] as const

/** Why a row is refused, from the server's code: for the whole row, or a field and its error. */
export function useReasonLabels() {
  const { formatMessage } = useIntl()
  return {
    /** Empty where there is none. */
    reasonOf({ verdict, reason, withLine }: Pick<ImportRow, 'verdict' | 'reason' | 'withLine'>): string {
      if (withLine != null && verdict === 'ACCEPTED')
        return formatMessage({ id: 'import.withLine' }, { line: withLine })
      if (reason === 'reversed') return formatMessage({ id: 'import.reason.reversed' }, { line: withLine ?? 0 })
      if (withLine != null && verdict === 'INCOMPLETE')
        return formatMessage({ id: 'import.incompleteWith' }, { line: withLine })
      if (reason === 'quantity.awaits') return formatMessage({ id: 'import.reason.awaits' }, { line: withLine ?? 0 })
      if (verdict === 'DUPLICATE') return formatMessage({ id: 'import.reason.duplicate' })
      if (reason == null) return ''
      const whole = WHOLE_ROW.find((code) => code === reason)
      if (whole) return formatMessage({ id: `import.reason.${whole}` })
      if (reason === 'kind.required') return formatMessage({ id: 'import.reason.kindRequired' })
      if (reason === 'kind.unknown') return formatMessage({ id: 'import.reason.kindUnknown' })
      const [field = '', fault = ''] = reason.split('.')
      if (field === 'missing') return formatMessage({ id: 'incomplete.missing' }, { fact: fault })
      if (field === 'record') return formatMessage({ id: 'import.reason.record' }, { fault })
      return formatMessage(
        { id: 'import.reason.fault' },
        { field: formatMessage({ id: 'import.reason.field' }, { field }), fault },
      )
    },
    /** The field that is to blame, by its name in the rules. */
    faultyField({ verdict, reason }: Pick<ImportRow, 'verdict' | 'reason'>): string | undefined {
      return verdict === 'REFUSED' ? reason?.split('.')[0] : undefined
    },
  }
}
