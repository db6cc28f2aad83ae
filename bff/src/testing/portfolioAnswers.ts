import type { InputOf } from '@palier/contract/kernel/call'
import type { CallName, Catalogue } from '@palier/contract/catalogue'
import type {
  WireLot,
  WirePortfolio,
  WireTransaction,
  WireUserDataPackage,
} from '@palier/contract/portfolios/portfolioSchemas'
import { sampleCostBase, sampleIncompleteEvent, sampleLossCheck, samplePreview } from './importSamples.ts'
import { placesOf } from './placesOf.ts'
import {
  sampleBookEvent,
  sampleHolding,
  sampleLot,
  sampleIncome,
  samplePackage,
  samplePerformance,
  samplePortfolio,
  sampleProgression,
  sampleTransaction,
} from './portfolioSamples.ts'

type Sent<Name extends CallName> = InputOf<Catalogue[Name]>
type Told = { data: unknown; additionalData?: unknown }

/** What the small server answers to the calls on portfolios, by their names; undefined for what it does not have. */
export function createPortfolioAnswers(withUsage: (data: unknown) => Told) {
  const state = {
    portfolios: [
      samplePortfolio('p1', 'CAD', [sampleHolding('p1', 's1'), sampleHolding('p1', 's2', 'USD')]),
      samplePortfolio('p2', 'USD', [sampleHolding('p2', 's1')]),
    ],
    /** What the package says beside the portfolios. */
    package: {} as Partial<WireUserDataPackage>,
    transactions: [] as WireTransaction[],
    lots: [sampleLot('lot-3'), sampleLot('lot-2'), sampleLot('lot-1')] as WireLot[],
    /** Where false, the server has never heard of bounded answers. */
    isBounded: true,
    eventIds: ['event-2', 'event-1'],
    tradesAmongEvents: [sampleTransaction('lot-1')],
  }
  const answers = new Map<string, (input: never) => Told | undefined>()
  const find = (portfolioId: string) => state.portfolios.find(({ id }) => id === portfolioId)
  const updated = (portfolio: WirePortfolio | undefined, more: object = {}): Told | undefined =>
    portfolio && { data: { updatedPortfolio: portfolio, ...more } }

  answers.set('getUserDataPackage', ({ transactionsFirst, lots }: Sent<'getUserDataPackage'>) => {
    const whole = { ...samplePackage(state.portfolios), ...state.package }
    if (!state.isBounded) {
      const portfolios = whole.portfolios.map((portfolio) => ({
        ...portfolio,
        stocks: portfolio.stocks.map(({ statistics: { lotCount: _, ...statistics }, ...stock }) => ({
          ...stock,
          statistics,
          lots: lots === 'all' ? state.lots : [],
        })),
      }))
      return withUsage({ ...whole, portfolios, transactions: state.transactions })
    }
    const end = transactionsFirst ?? state.transactions.length
    const next = transactionsFirst && end < state.transactions.length ? String(end) : null
    const transactions = state.transactions.slice(0, end)
    const transactionsCursors = placesOf(transactions, 0)
    return withUsage({ ...whole, transactions, transactionsNextCursor: next, transactionsCursors })
  })
  answers.set('getTransactions', ({ first, after }: Sent<'getTransactions'>) => {
    if (!state.isBounded) return undefined
    const start = Number(after ?? 0)
    const end = start + (first ?? 50)
    const nextCursor = end < state.transactions.length ? String(end) : null
    const { length: totalCount } = state.transactions
    const transactions = state.transactions.slice(start, end)
    return { data: { transactions, cursors: placesOf(transactions, start), nextCursor, totalCount } }
  })
  answers.set('getPortfolioStockLots', ({ portfolioId, first, after }: Sent<'getPortfolioStockLots'>) => {
    if (!state.isBounded || !find(portfolioId)) return undefined
    const start = Number(after ?? 0)
    const end = start + (first ?? 100)
    const nextCursor = end < state.lots.length ? String(end) : null
    const lots = state.lots.slice(start, end)
    return { data: { lots, cursors: placesOf(lots, start), nextCursor, totalCount: state.lots.length } }
  })
  answers.set('getValueOverTime', () => {
    if (!state.isBounded) return undefined
    const points = [{ date: '2026-03-02', value: 0.1, invested: 0.3 }]
    return { data: { currency: 'CAD', points, isSample: true } }
  })
  answers.set('getPerformance', ({ portfolioId, recentDays, withNextIncome }: Sent<'getPerformance'>) => {
    if (!state.isBounded || (portfolioId !== undefined && !find(portfolioId))) return undefined
    const recent = { firstDate: '2026-03-01', timeWeighted: [0, 0.2] }
    const portfolios = state.portfolios.map(({ id }) => ({ portfolioId: id, ...recent }))
    const brought = recentDays !== undefined && { portfolios }
    const next = withNextIncome && { nextIncome: sampleIncome().coming[0] ?? null }
    return { data: { ...samplePerformance(), ...brought, ...next } }
  })
  answers.set('getIncome', ({ portfolioId }: Sent<'getIncome'>) => {
    if (!state.isBounded || (portfolioId !== undefined && !find(portfolioId))) return undefined
    return { data: sampleIncome() }
  })
  answers.set('checkSuperficialLoss', ({ trade }: Sent<'checkSuperficialLoss'>) => {
    if (!state.isBounded || (trade && !find(trade.portfolioId))) return undefined
    return { data: sampleLossCheck(trade !== undefined) }
  })
  answers.set('getIncomeCalendar', () => ({ data: { calendar: null } }))
  answers.set('createIncomeCalendar', ({ hasAmounts }: Sent<'createIncomeCalendar'>) => ({
    data: { calendar: { hasAmounts, createdAt: '2026-03-02T15:00:00Z' }, token: 'secret' },
  }))
  answers.set('deleteIncomeCalendar', () => ({ data: {} }))
  answers.set('readIncomeCalendar', () => ({ data: { text: 'BEGIN:VCALENDAR\r\n' } }))
  answers.set('getCostBaseReport', ({ year }: Sent<'getCostBaseReport'>) =>
    state.isBounded ? { data: sampleCostBase(year) } : undefined,
  )
  answers.set('uploadImport', () => ({ data: { importId: 'import-1' } }))
  answers.set('previewImport', ({ importId }: Sent<'previewImport'>) =>
    importId === 'import-1' ? { data: samplePreview(importId) } : undefined,
  )
  answers.set('confirmImport', ({ importId }: Sent<'confirmImport'>) => ({
    data: { importId, importedCount: 12, updatedPortfolio: find('p1') },
  }))
  answers.set('undoImport', ({ importId }: Sent<'undoImport'>) => ({
    data: { importId, removedCount: 12, updatedPortfolio: find('p1') },
  }))
  answers.set('exportPortfolio', ({ portfolioId }: Sent<'exportPortfolio'>) =>
    find(portfolioId) ? { data: { fileName: 'palier-p1.csv', csv: 'date,type\r\n' } } : undefined,
  )

  answers.set('addPortfolio', ({ portfolioName, currency, accountKind }: Sent<'addPortfolio'>) => {
    const portfolio = {
      ...samplePortfolio('p3', currency, []),
      name: portfolioName,
      accountKind: accountKind ?? 'resp',
    }
    state.portfolios.push(portfolio)
    return withUsage(portfolio)
  })
  answers.set('updatePortfolio', ({ portfolioId, portfolioName }: Sent<'updatePortfolio'>) => {
    const portfolio = find(portfolioId)
    return portfolio && { data: { ...portfolio, name: portfolioName } }
  })
  answers.set('deletePortfolio', ({ portfolioId }: Sent<'deletePortfolio'>) => {
    state.portfolios = state.portfolios.filter(({ id }) => id !== portfolioId)
    return withUsage({ portfolioId })
  })
  for (const name of ['addPortfolioStock', 'addBuyLot', 'addSellLot', 'updateLot', 'deleteLot'] as const) {
    answers.set(name, ({ portfolioId }: Sent<typeof name>) => updated(find(portfolioId)))
  }
  for (const name of ['addBookEvent', 'updateBookEvent'] as const) {
    answers.set(name, ({ portfolioId }: Sent<typeof name>) =>
      updated(find(portfolioId), { event: sampleBookEvent('event-1') }),
    )
  }
  answers.set('deleteBookEvent', ({ portfolioId }: Sent<'deleteBookEvent'>) =>
    updated(find(portfolioId), { event: null }),
  )
  answers.set('getBookEvents', ({ portfolioId, trades, group, first, after }: Sent<'getBookEvents'>) => {
    if (!state.isBounded || (portfolioId !== undefined && !find(portfolioId))) return undefined
    const events = state.eventIds.map((id) => ({ event: sampleBookEvent(id), trade: null }))
    const told = state.tradesAmongEvents.map((trade) => ({ event: null, trade }))
    const all = trades ? [...(group === 'trades' ? [] : events), ...told] : events
    const start = Number(after ?? 0)
    const end = start + (first ?? 50)
    const rows = all.slice(start, end)
    const nextCursor = end < all.length ? String(end) : null
    return { data: { rows, cursors: placesOf(rows, start), nextCursor, totalCount: all.length } }
  })
  answers.set('getIncompleteEvents', ({ portfolioId }: Sent<'getIncompleteEvents'>) =>
    state.isBounded && find(portfolioId) ? { data: { incompleteEvents: [sampleIncompleteEvent()] } } : undefined,
  )
  answers.set('dismissIncompleteEvent', ({ incompleteEventId }: Sent<'dismissIncompleteEvent'>) =>
    incompleteEventId === 'left-1' ? { data: { portfolioId: 'p1' } } : undefined,
  )
  answers.set('setAmountOfMoney', ({ portfolioId, amountOfMoney }: Sent<'setAmountOfMoney'>) => {
    const portfolio = find(portfolioId)
    return updated(portfolio && { ...portfolio, amountOfMoney })
  })
  answers.set('movePortfolioStock', ({ fromPortfolioId, toPortfolioId }: Sent<'movePortfolioStock'>) => ({
    data: { fromPortfolio: find(fromPortfolioId), toPortfolio: find(toPortfolioId) },
  }))
  answers.set('saveObjective', ({ stockObjective }: Sent<'saveObjective'>) => ({
    data: { stockObjective, progression: { ...sampleProgression(stockObjective.stockId, 7.5), target: 40 } },
  }))
  answers.set('deleteObjective', ({ stockId }: Sent<'deleteObjective'>) => ({ data: { stockId } }))
  return { state, answers }
}
