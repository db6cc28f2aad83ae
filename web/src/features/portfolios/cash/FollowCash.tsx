import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { decimal } from '@palier/domain/kernel/decimal'
import { NUMBER_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { CURRENCIES, type Currency } from '@palier/domain/market/currency'
import { localDateOf } from '@palier/domain/portfolios/lot'
import { now } from '../../../device/clock.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Grid } from '../../../ui/layout/boxes.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { Text } from '../../../ui/text/Text.ts'
import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { amountOf } from '../../../kit/forms/amountOf.ts'
import { priceText } from '../../../kit/forms/priceText.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { twoReadingsOf } from '../../watchlists/thresholds/twoReadings.ts'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import { useSetCashMode } from './useSetCashMode.ts'

interface FollowCashProps {
  readonly portfolio: PortfolioFacts
  readonly onClose: () => void
}

/** Asks for the balances at a start date. From then on, cash follows the transactions. */
export function FollowCash({ portfolio, onClose }: FollowCashProps) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const alert = useAlert()
  const notify = useSnackbar()
  const setMode = useSetCashMode()
  const first = useRef<HTMLInputElement>(null)
  const [today] = useState(() => localDateOf(now()))
  const [date, setDate] = useState(today)
  const [texts, setTexts] = useState<Readonly<Record<Currency, string>>>(() => ({
    CAD: '',
    USD: '',
    [portfolio.currency]: priceText(decimal(portfolio.cash), language),
  }))
  const [isBusy, setIsBusy] = useState(false)
  const isDay = date !== '' && date <= today
  const amounts = CURRENCIES.map((currency) => {
    const text = texts[currency].trim()
    return { currency, amount: text === '' ? decimal(0) : amountOf(text) }
  })
  const openings = amounts.flatMap(({ currency, amount }) =>
    amount ? [{ currency, amount: amount.toString(), date }] : [],
  )
  const isValid = isDay && openings.length === amounts.length

  async function submit() {
    if (!isValid) return
    setIsBusy(true)
    const { conflict, problem } = await setMode({
      input: { portfolioId: portfolio.id, cashMode: 'LEDGER', openings, version: portfolio.version },
    })
    setIsBusy(false)
    if (problem) return alert(problem)
    if (conflict) return alert({ code: 'VersionConflict' })
    notify({ text: formatMessage({ id: 'cash.followed' }) })
    onClose()
  }
  const faultOf = (text: string) => {
    if (text.trim() === '' || amountOf(text)) return undefined
    const readings = twoReadingsOf(text, language)
    return readings
      ? formatMessage({ id: 'event.fault.twoReadings' }, readings)
      : formatMessage({ id: 'event.fault.invalid' })
  }
  return (
    <FormDialog
      title={formatMessage({ id: 'cash.follow' })}
      firstFocus={first}
      staysOnOutsidePress
      onClose={onClose}
      cancelLabel={formatMessage({ id: 'portfolio.cancel' })}
      submitLabel={formatMessage({ id: 'cash.follow.save' })}
      isBusy={isBusy}
      isReady={isValid}
      onSubmit={submit}
    >
      <Text textStyle="table" color="fg.muted">
        {formatMessage({ id: 'cash.follow.text' })}
      </Text>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start" gap="4" mt="4">
        <TextField
          ref={first}
          label={formatMessage({ id: 'cash.opening.date' })}
          type="date"
          required
          max={today}
          maxLength={10}
          value={date}
          error={isDay ? undefined : formatMessage({ id: date === '' ? 'event.fault.required' : 'event.fault.future' })}
          onChange={(event) => setDate(event.target.value)}
        />
        {CURRENCIES.map((currency) => (
          <TextField
            key={currency}
            label={formatMessage({ id: 'cash.opening.amount' }, { currency })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={NUMBER_MAXIMUM_LENGTH}
            suffix={currency}
            value={texts[currency]}
            error={faultOf(texts[currency])}
            onChange={(event) => setTexts({ ...texts, [currency]: event.target.value })}
          />
        ))}
      </Grid>
    </FormDialog>
  )
}
