import { useIntl } from 'react-intl'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { ImportRow } from './importPreview.ts'

const WHOLE_ROW = [
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
  'transfer',
  'currencyExchange',
  'corporateAction',
  'otherSecurity',
  'otherPerson',
  'otherAccount',
  'noEffect',
] as const

type WholeRefusal = 'kindRequired' | 'kindUnknown' | 'undecided' | 'movesShares' | 'cancelled' | 'accountRequired'

const WHOLE_REFUSAL: ReadonlyMap<string, WholeRefusal> = new Map<string, WholeRefusal>([
  ['kind.required', 'kindRequired'],
  ['kind.unknown', 'kindUnknown'],
  ['kind.undecided', 'undecided'],
  ['kind.movesShares', 'movesShares'],
  ['kind.cancelled', 'cancelled'],
  ['account.required', 'accountRequired'],
])

type RowReason = Pick<ImportRow, 'verdict' | 'reason' | 'withLine'> & Partial<Pick<ImportRow, 'mismatch'>>

/** Translates the server's reason codes: either a code for the whole row, or `field.fault`. */
export function useReasonLabels() {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  return {
    /** Empty if there is no reason. */
    reasonOf({ verdict, reason, withLine, mismatch }: RowReason): string {
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
      const refusal = WHOLE_REFUSAL.get(reason)
      if (refusal) return formatMessage({ id: `import.reason.${refusal}` }, { line: withLine ?? 0 })
      if (mismatch != null) {
        const figures = { stated: format.price(mismatch.stated), computed: format.price(mismatch.computed) }
        return formatMessage({ id: 'import.reason.mismatch' }, figures)
      }
      const [field = '', fault = ''] = reason.split('.')
      if (field === 'missing') return formatMessage({ id: 'incomplete.missing' }, { fact: fault })
      if (field === 'record') return formatMessage({ id: 'import.reason.record' }, { fault })
      return formatMessage(
        { id: 'import.reason.fault' },
        { field: formatMessage({ id: 'import.reason.field' }, { field }), fault },
      )
    },
    /** Faulty field of a refused row, by its name in the domain rules. */
    faultyField({ verdict, reason }: Pick<ImportRow, 'verdict' | 'reason'>): string | undefined {
      return verdict === 'REFUSED' ? reason?.split('.')[0] : undefined
    },
  }
}
