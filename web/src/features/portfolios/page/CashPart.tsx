import { NUMBER_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useRef, useState, type FormEvent } from 'react'
import { Check, Pencil, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { BEYOND_PLAN_NOTE } from '../../billing/beyondPlan/beyondPlan.ts'
import { priceText } from '../../../kit/forms/priceText.ts'
import { twoReadingsOf } from '../../watchlists/thresholds/twoReadings.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { amountOf } from '../../../kit/forms/amountOf.ts'
import type { PortfolioFacts, PortfolioWithCash } from '../figures/portfolioFacts.ts'
import { useSetCash } from './useSetCash.ts'
import { OverviewFigure, OverviewNote } from './OverviewPart.tsx'

type KnownCash = Pick<PortfolioFacts, 'cash' | 'version'>

interface CashPartProps {
  readonly portfolio: PortfolioWithCash
  /** Of the whole portfolio, as it is written. */
  readonly share: string
  /** Asks whether it follows the transactions, and holds it against the broker's where it does. */
  readonly onFollow: () => void
}

/** The cash of a portfolio: shown, or being written by hand. An empty field is no cash. */
export function CashPart({ portfolio, share, onFollow }: CashPartProps) {
  const { cashMode, cashBalances } = portfolio
  const isFollowing = cashMode === 'LEDGER'
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setIsEditing(false)
    // The button is rendered once the form is gone.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  }
  return (
    <>
      {isEditing ? (
        <CashForm portfolio={portfolio} onClose={close} />
      ) : (
        <>
          <OverviewFigure>
            <data value={portfolio.cash} data-figure="headCash">
              {format.money(portfolio.cash, portfolio.currency)}
            </data>
            <IconButton
              ref={button}
              label={formatMessage({ id: isFollowing ? 'portfolio.cash.reconcile' : 'portfolio.cash.edit' })}
              variant="quiet"
              size="small"
              isDisabled={portfolio.beyondPlan != null}
              aria-describedby={BEYOND_PLAN_NOTE}
              onClick={() => (isFollowing ? onFollow() : setIsEditing(true))}
            >
              <Pencil aria-hidden="true" />
            </IconButton>
          </OverviewFigure>
          <OverviewNote>{formatMessage({ id: 'portfolio.cash.share' }, { percent: share })}</OverviewNote>
          {isFollowing ? (
            <OverviewNote>
              <span data-amount>
                {cashBalances.map(({ currency, amount }) => format.money(amount, currency)).join(' · ')}
              </span>
            </OverviewNote>
          ) : (
            <Button
              ms="-0.625rem"
              variant="link"
              size="small"
              isDisabled={portfolio.beyondPlan != null}
              onClick={onFollow}
            >
              {formatMessage({ id: 'portfolio.cash.follow' })}
            </Button>
          )}
        </>
      )}
    </>
  )
}

function CashForm({ portfolio, onClose }: { portfolio: PortfolioFacts; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const format = useFormatters()
  const alert = useAlert()
  const notify = useSnackbar()
  const setCash = useSetCash()
  const [text, setText] = useState(() => priceText(decimal(portfolio.cash), language))
  // As it was when the reader began, or as it became elsewhere meanwhile.
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
    // What changed was something else of the portfolio.
    if (decimal(present.cash).eq(base.cash)) return save(written, present)
    // What is typed stays; saving again is the answer to the sentence that now shows.
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
