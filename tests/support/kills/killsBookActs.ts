import { catalogue } from '@palier/contract/catalogue'
import { BASE_SHARES, type Hand, type Stock, type Trade } from './killsKept.ts'

const ROWS_A_FILE = 20
const BASE_DATE = '2020-01-02'

/** What somebody does with two portfolios of a few stocks: trades, cash, files. */
export function bookActs({ kept, random, settle, newNote, stocks }: Hand) {
  /** Known once the whole has been read: lots by note, imports that may be undone. */
  const lotIds = new Map<string, string>()
  const undoable: { importId: string; notes: string[] }[] = []

  const money = () => random.between(1, 99_999_999) / 10_000
  const day = () => new Date(Date.UTC(2021, 0, 1 + random.between(0, 2_000))).toISOString().slice(0, 10)
  const anyStock = (): Stock => random.oneOf(stocks.slice(0, 3))
  const anyPortfolio = () => random.oneOf([...kept.cash.keys()])
  const tradeOf = ({ date, quantity, price }: Trade, note: string) => {
    return { transactionDate: `${date}T00:00:00Z`, stockQty: quantity, averageCostByShare: price, note }
  }

  async function addLot(trade: Trade, expected?: string): Promise<void> {
    const { portfolioId, stockId, kind } = trade
    const note = newNote()
    const call = kind === 'buy' ? catalogue.addBuyLot : catalogue.addSellLot
    await settle({ call, input: { portfolioId, stockId, lots: 'none', ...tradeOf(trade, note) } }, expected)
    if (expected === undefined) kept.lots.set(note, trade)
  }

  function newTrade(kind: 'buy' | 'sell'): Trade {
    const place = { portfolioId: anyPortfolio(), stockId: anyStock().stockId }
    return { ...place, kind, date: day(), quantity: random.between(1, 90), price: money() }
  }

  /** A lot whose id is known, if there is one. */
  function knownLot(): { note: string; lotId: string; trade: Trade } | null {
    const known = [...lotIds].flatMap(([note, lotId]) => {
      const trade = kept.lots.get(note)
      return trade && trade.quantity !== BASE_SHARES ? [{ note, lotId, trade }] : []
    })
    return known.length > 0 ? random.oneOf(known) : null
  }

  /** A file of purchases, with what they will be. */
  function newFile(portfolioId: string) {
    const rows = Array.from({ length: ROWS_A_FILE }, () => {
      const { stockId, symbol, exchange } = anyStock()
      const trade: Trade = {
        portfolioId,
        stockId,
        kind: 'buy',
        date: day(),
        quantity: random.between(1, 50),
        price: money(),
      }
      return { note: newNote(), symbol, exchange, trade }
    })
    const lines = rows.map(({ note, symbol, exchange, trade }) =>
      [trade.date, trade.kind, symbol, exchange, trade.quantity, trade.price, note].join(','),
    )
    return { rows, csv: ['date,type,symbol,exchange,quantity,price,note', ...lines].join('\n') }
  }

  const acts = {
    buy: () => addLot(newTrade('buy')),
    sell: () => addLot(newTrade('sell')),
    oversell: () => addLot({ ...newTrade('sell'), quantity: 2 * BASE_SHARES }, '400 invalidLotQuantity'),
    async changeLot() {
      const known = knownLot()
      if (!known) return acts.buy()
      const { note, lotId, trade } = known
      const changed = { ...trade, quantity: random.between(1, 90), price: money() }
      const { portfolioId, stockId, kind } = changed
      const transactionType = kind === 'buy' ? 'Buy' : 'Sell'
      const place = { portfolioId, stockId, lotId, transactionType, lots: 'none' }
      await settle({ call: catalogue.updateLot, input: { ...place, ...tradeOf(changed, note) } })
      kept.lots.set(note, changed)
    },
    async removeLot() {
      const known = knownLot()
      if (!known) return acts.sell()
      const { portfolioId, stockId } = known.trade
      await settle({ call: catalogue.deleteLot, input: { portfolioId, stockId, lotId: known.lotId, lots: 'none' } })
      kept.lots.delete(known.note)
      lotIds.delete(known.note)
    },
    async cash() {
      const [portfolioId, amountOfMoney] = [anyPortfolio(), money()]
      await settle({ call: catalogue.setAmountOfMoney, input: { portfolioId, amountOfMoney, lots: 'none' } })
      kept.cash.set(portfolioId, amountOfMoney)
    },
    async importAtOnce() {
      const portfolioId = anyPortfolio()
      const { rows, csv } = newFile(portfolioId)
      await settle({ call: catalogue.importPortfolio, portfolioId, csv })
      for (const { note, trade } of rows) kept.lots.set(note, trade)
    },
    async importInSteps() {
      const portfolioId = anyPortfolio()
      const { rows, csv } = newFile(portfolioId)
      const { importId } = await settle({ call: catalogue.uploadImport, portfolioId, csv })
      await settle({ call: catalogue.confirmImport, input: { importId } })
      for (const { note, trade } of rows) kept.lots.set(note, trade)
      undoable.push({ importId, notes: rows.map(({ note }) => note) })
    },
    async undoImport() {
      const done = undoable.shift()
      if (!done) return acts.importInSteps()
      await settle({ call: catalogue.undoImport, input: { importId: done.importId } })
      for (const note of done.notes) {
        kept.lots.delete(note)
        lotIds.delete(note)
      }
    },
  }

  return {
    acts,
    async makeBook(): Promise<void> {
      for (const currency of ['CAD', 'USD'] as const) {
        const words = { portfolioName: `En ${currency}`, portfolioDescription: '', currency }
        const { id: portfolioId } = await settle({ call: catalogue.addPortfolio, input: words })
        kept.cash.set(portfolioId, 0)
        for (const { stockId } of stocks.slice(0, 3)) {
          await settle({ call: catalogue.addPortfolioStock, input: { portfolioId, stockId, lots: 'none' } })
          await addLot({ portfolioId, stockId, kind: 'buy', date: BASE_DATE, quantity: BASE_SHARES, price: 10 })
        }
      }
    },
    /** Tells which ids the lots have that were read. */
    learn(ids: Iterable<readonly [note: string, lotId: string]>): void {
      lotIds.clear()
      for (const [note, lotId] of ids) lotIds.set(note, lotId)
    },
  }
}
