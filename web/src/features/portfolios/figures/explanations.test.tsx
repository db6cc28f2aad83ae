import fc from 'fast-check'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { decimal, ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import { inverseRate } from '@palier/domain/market/exchangeRate'
import { portfolioSummaryOf } from '@palier/domain/portfolios/portfolioTotals'
import { stockStatisticsOf } from '@palier/domain/portfolios/holdingStatistics'
import { americanHolding, holdingAnswer } from '../../../testing/portfolioAnswers.ts'
import { renderPiece } from '../../../testing/render.tsx'
import type { Language } from '../../../kit/language/LanguageContext.ts'
import { useLotExplanations } from '../lots/useLotExplanations.ts'
import type { LotFacts } from '../lots/lotFacts.ts'
import { useOverviewExplanations } from '../overview/useOverviewExplanations.ts'
import { isRounded, type ExplainedLine, type Explanation } from './explanation.ts'
import type { HeldStock } from './heldStock.ts'
import { portfolioFiguresOf, type PortfolioFigures } from './portfolioFigures.ts'
import { useHoldingExplanations } from './useHoldingExplanations.ts'
import { useTotalExplanations } from './useTotalExplanations.ts'

afterEach(cleanup)

type Read = (line: ExplainedLine) => Decimal

/** The number as a reader reads it off the page. */
const reader =
  (language: Language): Read =>
  ({ text }) => {
    const digits = text.replace(/[^\d.,\u2212]/g, '').replace('\u2212', '-')
    return decimal(language === 'fr' ? digits.replace(',', '.') : digits.replaceAll(',', ''))
  }

/** Amounts and, after some, what they are multiplied or divided by. */
function addUp(lines: readonly ExplainedLine[], read: Read): Decimal {
  const terms: Decimal[] = []
  for (const line of lines) {
    const before = terms.at(-1) ?? ZERO
    if (line.text.startsWith('×')) terms[terms.length - 1] = before.times(read(line))
    else if (line.text.startsWith('÷')) terms[terms.length - 1] = before.div(read(line))
    else terms.push(read(line))
  }
  return terms.reduce((sum, term) => sum.plus(term), ZERO)
}

const cents = fc.integer({ min: -5_000_000_000, max: 20_000_000_000 }).map((count) => decimal(count).div(100))
const price = fc.integer({ min: 1, max: 90_000_000 }).map((count) => decimal(count).div(10_000))
const shares = fc.integer({ min: 1, max: 2_000_000_000 }).map((count) => decimal(count).div(1_000_000))
const usdCad = fc.integer({ min: 1_000_000, max: 1_700_000 }).map((millionths) => decimal(millionths).div(1_000_000))

const STOCK = holdingAnswer({ symbol: 'SHOP' }).stock
const american = americanHolding('MSFT').stock

/** Bought, a part of it sold, at prices of up to four decimals. */
const holding = fc
  .record({ bought: shares, left: shares, paid: price, now: price, change: price, isAmerican: fc.boolean() })
  .map(({ bought, left, paid, now, change, isAmerican }): HeldStock => {
    const purchasedShareCount = bought.plus(left)
    const purchaseCost = purchasedShareCount.times(paid)
    const soldCost = bought.times(paid)
    const sums = { purchasedShareCount, soldShareCount: bought, purchaseCost, soldCost, proceeds: bought.times(now) }
    const statistics = stockStatisticsOf(sums, { price: now, change: change.minus(now) })
    const stock = isAmerican ? american : STOCK
    return {
      id: 'h',
      portfolioId: '7',
      note: '',
      beyondPlan: null,
      lotCount: 2,
      stock,
      price: now,
      change: change.minus(now),
      statistics,
    }
  })

const figures = fc
  .record({ holdings: fc.array(holding, { maxLength: 4 }), cash: cents, rate: usdCad, isCad: fc.boolean() })
  .map(({ holdings, cash, rate, isCad }) =>
    portfolioFiguresOf({
      currency: isCad ? 'CAD' : 'USD',
      cash,
      holdings,
      rates: [
        { from: 'USD', to: 'CAD', rate: rate.toString() },
        { from: 'CAD', to: 'USD', rate: inverseRate(rate).toString() },
      ],
    }),
  )

const lot = fc.record({ quantity: shares, price, cost: price, isSale: fc.boolean() }).map((one): LotFacts => {
  const gain = one.quantity.times(one.price.minus(one.cost))
  const facts = { id: 'l', lotId: 'l', date: '2026-11-18', fee: null, fxRateToCad: null, note: '', version: 1 }
  const quantity = one.quantity.toString()
  const amounts = { quantity, presentQuantity: quantity, price: one.price.toString() }
  return {
    ...{
      ...facts,
      ...amounts,
      isImported: false,
      isOfEvent: false,
      gain: gain.toString(),
      type: one.isSale ? ('SELL' as const) : ('BUY' as const),
    },
    gainPercent: gain.times(100).div(one.quantity.times(one.cost)).toString(),
  }
})

type Sample = {
  readonly held: HeldStock
  readonly all: PortfolioFigures
  readonly others: PortfolioFigures
  readonly own: LotFacts
}
interface ExplainedProps {
  readonly sample: Sample
  readonly language: Language
  readonly onChecks: (checks: readonly Check[]) => void
}

type Check = { readonly name: string; readonly isSaid: boolean; readonly again: string; readonly shown: string }

/** Every explanation of these figures with what its shown parts give by its rule. */
function Explained({ sample, language, onChecks }: ExplainedProps) {
  const read = reader(language)
  const { held, all, others, own } = sample
  const holdingOf = useHoldingExplanations()(held)
  const total = useTotalExplanations(all)
  const lotOf = useLotExplanations({ stock: STOCK, price: decimal('12.3456') })
  const allHoldings = [
    { name: 'CELI', currency: all.currency, figures: all },
    { name: 'REER', currency: others.currency, figures: others },
  ]
  const overview = useOverviewExplanations(allHoldings)
  const summary = portfolioSummaryOf([all, others], 'CAD', all.rates)
  function check(name: string, explanation: Explanation, rule: (lines: readonly ExplainedLine[]) => Decimal): Check {
    const [result] = explanation.results
    if (!result) throw new Error(`${name} has no result`)
    const places = name === 'shares' ? 6 : 2
    const [again, shown] = [rule(explanation.lines).toFixed(places), read(result).toFixed(places)]
    return { name, isSaid: isRounded(explanation), again, shown }
  }
  const sum = (lines: readonly ExplainedLine[]) => addUp(lines, read)
  const numbers =
    (rule: (...numbers: Decimal[]) => Decimal) =>
    (lines: readonly ExplainedLine[]): Decimal =>
      rule(...lines.map(read))
  const times = numbers((one = ZERO, other = ZERO) => one.times(other))
  const minus = numbers((one = ZERO, other = ZERO) => one.minus(other))
  const withoutBase = (lines: readonly ExplainedLine[]) => addUp(lines.slice(0, -1), read)
  onChecks([
    check('shares', holdingOf.shares(), minus),
    check(
      'average',
      holdingOf.average(),
      numbers((cost = ZERO, count = ZERO) => cost.div(count)),
    ),
    check('day', holdingOf.day(), times),
    check(
      'gain',
      holdingOf.gain(),
      numbers((sold = ZERO, value = ZERO, paid = ZERO) => sold.plus(value).minus(paid)),
    ),
    check('realized', holdingOf.realized(), minus),
    check('unrealized', holdingOf.unrealized(), minus),
    check('value', holdingOf.value(), times),
    check('totalStocks', total.stocks(), sum),
    check('totalGain', total.gain(), withoutBase),
    check('totalDay', total.day(), withoutBase),
    check('gross', total.gross(), sum),
    check('total', { ...total.total(), results: total.total().results.slice(1) }, sum),
    check('summaryTotal', overview.total(summary)(), sum),
    check('summaryDay', overview.day(summary)(), withoutBase),
    check('summaryGain', overview.gain(summary)(), withoutBase),
    check('lotAmount', lotOf.amount(own), times),
    check(
      'lotGain',
      lotOf.gain(own),
      numbers((count = ZERO, each = ZERO, last = ZERO) =>
        own.type === 'SELL' ? count.times(each).minus(last) : count.times(last).minus(count.times(each)),
      ),
    ),
  ])
  return null
}

const SAMPLES = 30

describe('an explanation', () => {
  test.each(['fr', 'en'] as const)(
    'its parts as they are shown add up to the figure, or the rounding is said (%s)',
    async (language) => {
      const sample = fc.record({ held: holding, all: figures, others: figures, own: lot })
      const samples = fc.sample(sample, { numRuns: SAMPLES, seed: 20261122 })
      const checks: Check[] = []
      await renderPiece(
        samples.map((one, index) => (
          <Explained key={index} sample={one} language={language} onChecks={(more) => checks.push(...more)} />
        )),
        { language },
      )
      expect(checks.filter(({ again, shown, isSaid }) => again !== shown && !isSaid)).toEqual([])
      expect(checks.filter(({ name, again, shown }) => name.startsWith('summary') && again === shown)).not.toEqual([])
      expect(checks.length).toBeGreaterThanOrEqual(SAMPLES * 17)
    },
  )
})
