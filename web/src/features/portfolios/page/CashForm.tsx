import { NUMBER_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useState, type FormEvent } from 'react'
import { Check, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { priceText } from '../../../kit/forms/priceText.ts'
import { twoReadingsOf } from '../../watchlists/thresholds/twoReadings.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { amountOf } from '../../../kit/forms/amountOf.ts'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import { useSetCash } from './useSetCash.ts'

type KnownCash = Pick<PortfolioFacts, 'cash' | 'version'>

/** Form for manually entered cash. An empty field means zero. */
export function CashForm({ portfolio, onClose }: { portfolio: PortfolioFacts; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const format = useFormatters()
  const alert = useAlert()
  const notify = useSnackbar()
  const setCash = useSetCash()
  const [text, setText] = useState(() => priceText(decimal(portfolio.cash), language))
  // Cash as of opening the form, or as last changed elsewhere since.
  const [known, setKnown] = useState<KnownCash>(portfolio)
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const amount = text.trim() === '' ? decimal(0) : amountOf(text)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (amount === null || isBusy) return
    setIsBusy(true)
    await save(amount, known)
    setIsBusy(false)
  }
  async function save(written: Decimal, base: KnownCash): Promise<void> {
    const { conflict, problem } = await setCash({
      input: { portfolioId: portfolio.id, amount: written.toString(), version: base.version },
    })
    if (problem) return alert(problem)
    if (!conflict) {
      notify({ text: formatMessage({ id: 'portfolio.cash.saved' }) })
      return onClose()
    }
    const present = conflict.current
    if (!present) return alert({ code: 'resource_missing' })
    // Another field of the portfolio changed, not its cash: saves again on the new version.
    if (decimal(present.cash).eq(base.cash)) return save(written, present)
    // Keeps the typed value. Saving again overwrites the other change.
    setKnown(present)
    setElsewhere(format.money(present.cash, present.currency))
  }
  const readings = twoReadingsOf(text, language)
  const invalid = readings
    ? formatMessage({ id: 'portfolio.cash.twoReadings' }, readings)
    : formatMessage({ id: 'portfolio.cash.invalid' })
  const error = amount === null ? invalid : undefined
  const conflictText =
    elsewhere === null ? undefined : formatMessage({ id: 'portfolio.cash.conflict' }, { amount: elsewhere })
  return (
    <Flex asChild align="flex-start" gap="1" css={{ '& > button': { mt: '1.375rem', smDown: { w: '11', h: '11' } } }}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Box flex="1" minW="0">
          <TextField
            autoFocus
            label={formatMessage({ id: 'portfolio.cash.amount' })}
            inputMode="decimal"
            maxLength={NUMBER_MAXIMUM_LENGTH}
            value={text}
            suffix={portfolio.currency}
            error={error ?? conflictText}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose()
            }}
          />
        </Box>
        <IconButton
          label={formatMessage({ id: 'portfolio.save' })}
          type="submit"
          variant="primary"
          isBusy={isBusy}
          isDisabled={amount === null}
        >
          <Check aria-hidden="true" />
        </IconButton>
        <IconButton label={formatMessage({ id: 'portfolio.cancel' })} variant="quiet" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </form>
    </Flex>
  )
}
