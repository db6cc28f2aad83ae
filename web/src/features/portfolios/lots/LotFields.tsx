import { type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { NUMBER_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import type { Currency } from '@palier/domain/market/currency'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Box, Grid } from '../../../ui/layout/boxes.ts'
import { NoteAndOutcome } from '../../../kit/forms/NoteAndOutcome.tsx'
import type { Oversell } from '../../../kit/alert/refusal.ts'
import { twoReadingsOf } from '../../watchlists/thresholds/twoReadings.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { LotField, LotForm } from './useLotForm.ts'
import { useLotLabels } from './useLotLabels.ts'

interface LotFieldsProps {
  readonly form: LotForm
  readonly currency: Currency
  readonly first?: RefObject<HTMLInputElement | null>
  /** Set after the server refused the sale because it exceeds the shares held. */
  readonly oversell: Oversell | null
}

export function LotFields({ form, currency, first, oversell }: LotFieldsProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { language } = useLanguage()
  const { texts, write, leave, amount } = form
  const textOf = { ...texts, tradeDate: texts.date }
  const errorOf = (field: LotField) => {
    const error = form.errorOf(field)
    return error && formatMessage({ id: `lot.fault.${error}` }, { ...twoReadingsOf(textOf[field], language) })
  }
  const types = (['BUY', 'SELL'] as const).map((value) => ({
    value,
    label: formatMessage({ id: `lot.type.${value}` }),
  }))
  const { oversoldSentenceOf } = useLotLabels(currency)
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start" gap="4">
      <Box gridColumn="1 / -1">
        <Segmented
          label={formatMessage({ id: 'lot.type' })}
          segments={types}
          value={texts.type}
          onChange={(type) => write({ type })}
        />
      </Box>
      <TextField
        ref={first}
        label={formatMessage({ id: 'lot.date' })}
        type="date"
        maxLength={10}
        required
        max={form.latestDate}
        value={texts.date}
        error={errorOf('tradeDate')}
        onChange={(event) => write({ date: event.target.value })}
        onBlur={() => leave('tradeDate')}
      />
      <TextField
        label={formatMessage({ id: 'lot.quantity' })}
        inputMode="numeric"
        maxLength={NUMBER_MAXIMUM_LENGTH}
        required
        autoComplete="off"
        value={texts.quantity}
        error={errorOf('quantity') ?? (oversell ? oversoldSentenceOf(oversell) : undefined)}
        onChange={(event) => write({ quantity: event.target.value })}
        onBlur={() => leave('quantity')}
      />
      <TextField
        label={formatMessage({ id: 'lot.price' })}
        inputMode="decimal"
        maxLength={NUMBER_MAXIMUM_LENGTH}
        required
        autoComplete="off"
        suffix={currency}
        value={texts.price}
        error={errorOf('price')}
        onChange={(event) => write({ price: event.target.value })}
        onBlur={() => leave('price')}
      />
      <TextField
        label={formatMessage({ id: 'lot.fee' })}
        inputMode="decimal"
        maxLength={NUMBER_MAXIMUM_LENGTH}
        autoComplete="off"
        suffix={currency}
        hint={formatMessage({ id: 'lot.fee.hint' })}
        value={texts.fee}
        error={errorOf('fee')}
        onChange={(event) => write({ fee: event.target.value })}
        onBlur={() => leave('fee')}
      />
      {currency !== 'CAD' && (
        <TextField
          label={formatMessage({ id: 'lot.rate' }, { currency })}
          inputMode="decimal"
          maxLength={NUMBER_MAXIMUM_LENGTH}
          autoComplete="off"
          suffix="CAD"
          hint={formatMessage({ id: 'lot.rate.hint' })}
          value={texts.rate}
          error={errorOf('rate')}
          onChange={(event) => write({ rate: event.target.value })}
          onBlur={() => leave('rate')}
        />
      )}
      <NoteAndOutcome
        label={formatMessage({ id: 'lot.note' })}
        note={texts.note}
        error={errorOf('note')}
        onNote={(note) => write({ note })}
      >
        {amount && (
          <>
            {formatMessage({ id: 'lot.amount' })}{' '}
            <strong>
              <data value={amount.toString()}>{format.money(amount.toString(), currency)}</data>
            </strong>
          </>
        )}
      </NoteAndOutcome>
    </Grid>
  )
}
