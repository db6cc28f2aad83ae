import { useIntl } from 'react-intl'
import { expiryYears, isPastMonth } from '@palier/domain/billing/cardExpiry'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Box } from '../../../ui/layout/boxes.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

interface ExpiryFieldsProps {
  /** YYYY-MM-DD. */
  readonly today: string
  /** Two digits, or empty. */
  readonly month: string
  /** Four digits, or empty. */
  readonly year: string
  readonly monthError?: string | undefined
  readonly yearError?: string | undefined
  readonly onChange: (part: 'month' | 'year', value: string) => void
  readonly onLeave?: (part: 'month' | 'year') => void
}

/** Expiry month and year. Past months of the current year cannot be chosen. */
export function ExpiryFields(props: ExpiryFieldsProps) {
  const { today, month, year, monthError, yearError, onChange, onLeave } = props
  const { formatMessage, formatDate } = useIntl()
  const months = MONTHS.map((each) => {
    const value = String(each).padStart(2, '0')
    const name = formatDate(new Date(2026, each - 1, 15), { month: 'long' })
    const isDisabled = year !== '' && isPastMonth(each, Number(year), today)
    return { value, label: formatMessage({ id: 'card.month.option' }, { value, name }), isDisabled }
  })
  const years = new Set([...expiryYears(today).map(String), ...(year === '' ? [] : [year])])
  const none = { value: '', label: '–' }
  return (
    <>
      <Box gridColumn="span 2">
        <SelectField
          label={formatMessage({ id: 'card.month' })}
          value={month}
          error={monthError}
          options={[none, ...months]}
          onChange={(value) => onChange('month', value)}
          onBlur={() => onLeave?.('month')}
        />
      </Box>
      <Box gridColumn={{ base: 'span 2', sm: 'span 1' }}>
        <SelectField
          label={formatMessage({ id: 'card.year' })}
          value={year}
          error={yearError}
          options={[none, ...[...years].toSorted().map((value) => ({ value, label: value }))]}
          onChange={(value) => onChange('year', value)}
          onBlur={() => onLeave?.('year')}
        />
      </Box>
    </>
  )
}
