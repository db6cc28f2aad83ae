import type { WireIncome } from '@palier/contract/portfolios/incomeCalls'
import { type Decimal } from '@palier/domain/kernel/decimal'
import type { Income } from '../../services/portfolios/returns/income.ts'
import { moneyToWire } from '../kernel/money.ts'

const PERCENT_PLACES = 6

/** Amounts are numbers, yields are in percent. */
export function incomeToWire(income: Income): WireIncome {
  return {
    currency: income.currency,
    year: income.year,
    withoutRateCount: income.withoutRateCount,
    ...sumsToWire(income),
    ...yieldsToWire(income),
    receivedBefore: moneyToWire(income.receivedBefore),
    withheld: moneyToWire(income.withheld),
    returnOfCapital: moneyToWire(income.returnOfCapital),
    expected: moneyToWire(income.expected),
    declared: moneyToWire(income.declared),
    months: income.months.map(({ received, expected, before }) => ({
      received: moneyToWire(received),
      expected: moneyToWire(expected),
      before: moneyToWire(before),
    })),
    stocks: income.stocks.map(({ stock, cost, years, ...more }) => ({
      stockId: stock?.id ?? null,
      symbol: stock?.ticker ?? null,
      companyName: stock?.companyName ?? null,
      cost: cost && moneyToWire(cost),
      ...sumsToWire(more),
      ...yieldsToWire(more),
      years: years.map(moneyToWire),
    })),
    accounts: income.accounts.map(({ portfolioId, name, ...sums }) => ({ portfolioId, name, ...sumsToWire(sums) })),
    coming: income.coming.map(comingIncomeToWire),
  }
}

export function comingIncomeToWire(coming: Income['coming'][number]): WireIncome['coming'][number] {
  const { date, stock, quantity, perShare, paidIn, amount, isDeclared } = coming
  return {
    date,
    stockId: stock.id,
    symbol: stock.ticker,
    paidIn,
    isDeclared,
    quantity: quantity.toNumber(),
    perShare: moneyToWire(perShare),
    amount: moneyToWire(amount),
  }
}

function sumsToWire({ received, trailing, forward }: Pick<Income, 'received' | 'trailing' | 'forward'>) {
  return {
    received: moneyToWire(received),
    trailing: moneyToWire(trailing),
    forward: forward && moneyToWire(forward),
  }
}

function yieldsToWire({ yieldOnCost, yieldOnValue }: Pick<Income, 'yieldOnCost' | 'yieldOnValue'>) {
  return { yieldOnCost: percentToWire(yieldOnCost), yieldOnValue: percentToWire(yieldOnValue) }
}

function percentToWire(percent: Decimal | null): number | null {
  return percent && percent.round(PERCENT_PLACES).toNumber()
}
