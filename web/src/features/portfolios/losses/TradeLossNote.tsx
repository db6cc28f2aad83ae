import { useIntl } from 'react-intl'
import { decimal } from '@palier/domain/kernel/decimal'
import { windowOf } from '@palier/domain/portfolios/superficialLoss'
import { Box } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { LossNote } from './LossNote.tsx'
import { useLossSentences } from './useLossSentences.ts'
import { type AskedTrade, useTradeLossCheck } from './useTradeLossCheck.ts'

const LOSSES_SHOWN = 3

interface TradeLossNoteProps {
  readonly stockId: string
  readonly trade: AskedTrade
}

/** Warns about the loss that a trade being entered would have denied, or the past losses it would deny. */
export function TradeLossNote({ stockId, trade }: TradeLossNoteProps) {
  const { formatMessage } = useIntl()
  const check = useTradeLossCheck(stockId, trade)
  const { money, day, boughtSentence } = useLossSentences()
  if (!check) return null
  const { sale, losses, deniedThrough, settlementDate } = check
  if (sale && decimal(sale.deniedLoss).gt(0)) {
    const toOther = decimal(sale.superficial?.addedToOther ?? '0')
    const isLost = decimal(sale.lostForever).gt(0)
    const toOtherId = sale.owner === 'SPOUSE' ? 'losses.addedToYours' : 'losses.addedToSpouse'
    return (
      <LossNote
        title={formatMessage(
          { id: 'losses.denied' },
          { denied: money(sale.deniedLoss), loss: money(decimal(sale.gain).abs().toString()) },
        )}
      >
        {boughtSentence(check)} {deniedThrough && formatMessage({ id: 'losses.until' }, { date: day(deniedThrough) })}{' '}
        {isLost && formatMessage({ id: 'losses.lost' }, { amount: money(sale.lostForever) })}{' '}
        {toOther.gt(0) && formatMessage({ id: toOtherId }, { amount: money(toOther.toString()) })}
        {!isLost && toOther.eq(0) && formatMessage({ id: 'losses.added' })}
      </LossNote>
    )
  }
  if (sale?.isProvisional && decimal(sale.gain).lt(0)) {
    return (
      <Text textStyle="note" color="fg.muted" role="status">
        {formatMessage({ id: 'losses.open' }, { date: day(windowOf({ settlementDate }).windowEnd) })}
      </Text>
    )
  }
  if (losses.length === 0) return null
  return (
    <LossNote title={formatMessage({ id: 'losses.byPurchase' }, { count: losses.length })}>
      {losses.slice(0, LOSSES_SHOWN).map((one) => (
        <Box as="span" display="block" key={`${one.settlementDate} ${one.portfolioName} ${one.loss}`}>
          {formatMessage(
            { id: decimal(one.lostForever).gt(0) ? 'losses.oneLost' : 'losses.one' },
            {
              denied: money(one.deniedLoss),
              loss: money(one.loss),
              date: day(one.settlementDate),
              name: one.portfolioName,
              lost: money(one.lostForever),
              end: day(one.windowEnd),
            },
          )}
        </Box>
      ))}
    </LossNote>
  )
}
