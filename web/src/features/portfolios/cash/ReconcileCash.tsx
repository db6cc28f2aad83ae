import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { decimal } from '@palier/domain/kernel/decimal'
import { NUMBER_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { localDateOf } from '@palier/domain/portfolios/lot'
import { now } from '../../../device/clock.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Box, Grid } from '../../../ui/layout/boxes.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { Text } from '../../../ui/text/Text.ts'
import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { amountOf } from '../../../kit/forms/amountOf.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { twoReadingsOf } from '../../watchlists/thresholds/twoReadings.ts'
import { useCreateBookEvent } from '../events/useCreateBookEvent.ts'
import type { PortfolioWithCash } from '../figures/portfolioFacts.ts'
import { useSetCashMode } from './useSetCashMode.ts'

interface ReconcileCashProps {
  readonly portfolio: PortfolioWithCash
  readonly onClose: () => void
}

/** Differences from the broker's balances can be saved as cash adjustments dated today. */
export function ReconcileCash({ portfolio, onClose }: ReconcileCashProps) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const format = useFormatters()
  const alert = useAlert()
  const notify = useSnackbar()
  const create = useCreateBookEvent()
  const setMode = useSetCashMode()
  const first = useRef<HTMLInputElement>(null)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const lines = portfolio.cashBalances.map(({ currency, amount }) => {
    const text = texts[currency] ?? ''
    const told = text.trim() === '' ? null : amountOf(text)
    const isFaulty = text.trim() !== '' && told === null
    return { currency, amount, text, isFaulty, difference: told && told.minus(decimal(amount)) }
  })
  const isFaulty = lines.some((line) => line.isFaulty)
  const missing = lines.flatMap(({ currency, difference }) =>
    difference && !difference.eq(0) ? [{ currency, difference }] : [],
  )

  async function submit() {
    if (isFaulty || missing.length === 0) return
    setIsBusy(true)
    for (const { currency, difference } of missing) {
      const facts = { date: localDateOf(now()), gross: difference.toString(), currency, note: '' }
      const { problem } = await create({ input: { portfolioId: portfolio.id, kind: 'CASH_ADJUSTMENT', facts } })
      if (problem) {
        setIsBusy(false)
        return alert(problem)
      }
    }
    setIsBusy(false)
    notify({ text: formatMessage({ id: 'cash.adjusted' }) })
    onClose()
  }
  async function stop() {
    if (isBusy) return
    setIsBusy(true)
    const { conflict, problem } = await setMode({
      input: { portfolioId: portfolio.id, cashMode: 'BY_HAND', openings: [], version: portfolio.version },
    })
    setIsBusy(false)
    if (problem) return alert(problem)
    if (conflict) return alert({ code: 'VersionConflict' })
    notify({ text: formatMessage({ id: 'cash.stopped' }) })
    onClose()
  }
  return (
    <FormDialog
      title={formatMessage({ id: 'cash.reconcile' })}
      firstFocus={first}
      staysOnOutsidePress
      onClose={onClose}
      cancelLabel={formatMessage({ id: 'portfolio.cancel' })}
      submitLabel={formatMessage({ id: 'cash.adjust' })}
      isBusy={isBusy}
      isReady={!isFaulty && missing.length > 0}
      aside={
        <Button isDisabled={isBusy} onClick={() => void stop()}>
          {formatMessage({ id: 'cash.stop' })}
        </Button>
      }
      onSubmit={submit}
    >
      <Text textStyle="table" color="fg.muted">
        {formatMessage({ id: 'cash.reconcile.text' })}
      </Text>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start" gap="4" mt="4">
        {lines.map(({ currency, amount, text, isFaulty: isWrong, difference }, at) => {
          const readings = isWrong ? twoReadingsOf(text, language) : null
          const fault = readings
            ? formatMessage({ id: 'event.fault.twoReadings' }, readings)
            : formatMessage({ id: 'event.fault.invalid' })
          return (
            <Box key={currency}>
              <TextField
                {...(at === 0 && { ref: first })}
                label={formatMessage({ id: 'cash.told' }, { currency })}
                inputMode="decimal"
                autoComplete="off"
                maxLength={NUMBER_MAXIMUM_LENGTH}
                suffix={currency}
                value={text}
                error={isWrong ? fault : undefined}
                onChange={(event) => setTexts({ ...texts, [currency]: event.target.value })}
              />
              <Text mt="1" textStyle="note" color="fg.muted" data-amount>
                {formatMessage({ id: 'cash.balance' }, { amount: format.money(amount, currency) })}
              </Text>
              <Text minH="5" textStyle="note" role="status" data-amount>
                {difference &&
                  (difference.eq(0)
                    ? formatMessage({ id: 'cash.agrees' })
                    : formatMessage(
                        { id: 'cash.difference' },
                        { amount: format.signedMoney(difference.toString(), currency) },
                      ))}
              </Text>
            </Box>
          )
        })}
      </Grid>
    </FormDialog>
  )
}
