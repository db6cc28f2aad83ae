import { useIntl } from 'react-intl'
import { decimal, quotientOf, ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import type { CostBaseLedger_report$data } from '../../../__generated__/CostBaseLedger_report.graphql.ts'
import type { CostBaseTable_report$data } from '../../../__generated__/CostBaseTable_report.graphql.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import type { ExplainedLine, Explanation } from '../figures/explanation.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { useExplainedLines } from '../figures/useExplainedLines.ts'

type Event = CostBaseLedger_report$data['events'][number]
type Computation = NonNullable<Event['computation']>
type Superficial = NonNullable<Computation['superficial']>

/** Gain of a security or of the year, with its components. Decimals are strings. */
export type GainFigures = Pick<
  CostBaseTable_report$data,
  'proceeds' | 'outlays' | 'costBase' | 'gain' | 'deniedLoss' | 'reportedGain'
>

const sumOfAll = (...numbers: Decimal[]) => [numbers.reduce((sum, number) => sum.plus(number), ZERO)]

export function useCostBaseExplanations() {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const line = useExplainedLines()
  const name = (id: MessageId) => formatMessage({ id })
  const amount = (id: MessageId, value: string | Decimal) => line.amount(name(id), decimal(value), 'CAD')
  const signed = (id: MessageId, value: string | Decimal) => line.signed(name(id), decimal(value), 'CAD')
  const day = (date: string) => format.date(dateText(date))

  function lossLabels(superficial: Superficial, sold: string) {
    return {
      sold: format.shares(sold),
      bought: format.shares(superficial.sharesBought),
      held: format.shares(superficial.sharesHeld),
      replaced: format.shares(superficial.sharesReplaced),
      count: Number(superficial.sharesReplaced),
      start: day(superficial.windowStart),
      end: day(superficial.windowEnd),
    }
  }
  /** Shares bought by a spouse, and the part of the denied loss added to the cost base of those shares. */
  function spouseSentences({ sharesBoughtByOther, addedToOther }: Superficial): string[] {
    const bought = decimal(sharesBoughtByOther)
    const added = decimal(addedToOther)
    if (bought.lte(ZERO)) return []
    const counted = { bought: format.shares(sharesBoughtByOther), count: bought.toNumber() }
    const sentence = formatMessage({ id: 'costBase.boughtBySpouse' }, counted)
    if (added.lte(ZERO)) return [sentence]
    return [sentence, formatMessage({ id: 'costBase.addedToSpouse' }, { amount: format.money(addedToOther, 'CAD') })]
  }
  /** Return of capital beyond the cost base is reported as a gain. */
  function deemedLines({ gain, deniedLoss, reportedGain }: GainFigures): ExplainedLine[] {
    const deemed = decimal(reportedGain).minus(decimal(gain)).minus(decimal(deniedLoss))
    return Math.abs(deemed.toNumber()) < HALF_A_CENT ? [] : [amount('costBase.deemedGain', deemed)]
  }
  return {
    /** Reason for a denied loss, with its figures. Shown on screen and in print. */
    reasonOf: ({ quantity, deniedLoss, computation }: Event): string | null =>
      computation?.superficial
        ? [
            formatMessage(
              { id: 'costBase.superficialReason' },
              { ...lossLabels(computation.superficial, quantity), amount: format.money(deniedLoss ?? '0', 'CAD') },
            ),
            ...spouseSentences(computation.superficial),
          ].join(' ')
        : null,

    gain: (title: string, figures: GainFigures) => (): Explanation => ({
      title,
      rule: name('costBase.rule.gain'),
      lines: [
        amount('costBase.column.proceeds', figures.proceeds),
        amount('costBase.column.outlays', figures.outlays),
        amount('costBase.column.costBase', figures.costBase),
      ],
      results: [signed('costBase.column.gain', figures.gain)],
      compute: (proceeds = ZERO, outlays = ZERO, cost = ZERO) => [proceeds.minus(outlays).minus(cost)],
    }),

    reported: (title: string, figures: GainFigures) => (): Explanation => ({
      title,
      rule: name('costBase.rule.reported'),
      lines: [
        signed('costBase.column.gain', figures.gain),
        amount('costBase.column.denied', figures.deniedLoss),
        ...deemedLines(figures),
      ],
      results: [signed('costBase.column.reported', figures.reportedGain)],
      compute: sumOfAll,
    }),

    eventAmount: (event: Event) => (): Explanation => ({
      title: titleOf(event),
      rule: name('costBase.rule.amount'),
      lines: [
        line.shares(name('costBase.column.quantity'), decimal(event.quantity)),
        line.unitPrice(name('costBase.column.price'), decimal(event.price), 'CAD'),
        rateLine(event),
      ],
      results: [amount('costBase.column.amount', event.amountInCad)],
      compute: (quantity = ZERO, price = ZERO, rate = ZERO) => [quantity.times(price).times(rate)],
    }),

    eventGain:
      (event: Event, { costOfSold, feeInCad }: Computation) =>
      (): Explanation => ({
        title: titleOf(event),
        rule: name('costBase.rule.gain'),
        lines: [
          amount('costBase.column.proceeds', event.amountInCad),
          amount('costBase.column.outlays', feeInCad),
          amount('costBase.column.costBase', costOfSold ?? '0'),
        ],
        results: [signed('costBase.column.gain', event.gain ?? '0')],
        compute: (proceeds = ZERO, outlays = ZERO, cost = ZERO) => [proceeds.minus(outlays).minus(cost)],
      }),

    eventDenied: (event: Event, superficial: Superficial) => (): Explanation => ({
      title: titleOf(event),
      rule: formatMessage({ id: 'costBase.rule.superficial' }, lossLabels(superficial, event.quantity)),
      lines: [
        amount('costBase.loss', decimal(event.gain ?? '0').abs()),
        line.shares(name('costBase.column.sold'), decimal(event.quantity)),
        line.shares(name('costBase.boughtInWindow'), decimal(superficial.sharesBought)),
        line.shares(name('costBase.heldAtEnd'), decimal(superficial.sharesHeld)),
      ],
      results: [amount('costBase.column.denied', event.deniedLoss ?? '0')],
      compute: (loss = ZERO, sold = ZERO, bought = ZERO, held = ZERO) => {
        const replaced = [sold, bought, held].reduce((least, one) => (one.lt(least) ? one : least))
        return [sold.gt(ZERO) ? quotientOf(loss.times(replaced), sold) : ZERO]
      },
    }),

    costAfter: (event: Event, computation: Computation) => (): Explanation => {
      const isSale = event.type === 'SELL'
      const before = decimal(computation.costBaseBefore)
      const moved = isSale
        ? decimal(computation.costOfSold ?? '0').times(-1)
        : decimal(event.amountInCad).plus(decimal(computation.feeInCad))
      // A denied loss is added to the cost base of the replacement shares.
      const added = decimal(event.costBaseAfter).minus(before).minus(moved)
      const lines: ExplainedLine[] = [
        amount('costBase.costBefore', before),
        signed(isSale ? 'costBase.costOfSold' : 'costBase.paid', moved),
        ...(Math.abs(added.toNumber()) < HALF_A_CENT ? [] : [signed('costBase.addedLoss', added)]),
      ]
      return {
        title: titleOf(event),
        rule: name(isSale ? 'costBase.rule.costAfterSale' : 'costBase.rule.costAfterPurchase'),
        lines,
        results: [amount('costBase.column.costAfter', event.costBaseAfter)],
        compute: sumOfAll,
      }
    },
  }

  function rateLine({ rate }: Event): ExplainedLine {
    return {
      label: name('costBase.column.rate'),
      text: format.exactRate(rate),
      value: decimal(rate),
      places: RATE_PLACES,
    }
  }
  function titleOf({ type, symbol, date }: Event): string {
    return `${name(`costBase.type.${type}`)}, ${symbol}, ${day(date)}`
  }
}

const HALF_A_CENT = 0.005
const RATE_PLACES = 6
