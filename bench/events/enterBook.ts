import { catalogue } from '@palier/contract/catalogue'
import { enterAsGuest } from '../../tests/support/restCaller.ts'
import { type BookStock, dayAfter, makeBook } from './book.ts'

export type Person = Awaited<ReturnType<typeof enterAsGuest>>
type Account = { portfolioId: string; name: string }
/** Whose book it is, its stocks, the one with most lots first, and its accounts, the one with most rows first. */
export type EnteredBook = { person: Person; stocks: BookStock[]; accounts: Account[]; now: Date }

const STOCKS = 50

/** Enters a book of so many rows at an api: each account by a file of its own; then some shares go to the spouse, which no file tells. */
export async function enterBook(url: string, rows: number): Promise<EnteredBook> {
  const now = new Date()
  const person = await enterAsGuest(url)
  const stocks = await findStocks(person)
  const accounts: Account[] = []
  for (const { name, accountKind, owner, csv, isCashFollowed, ...file } of makeBook(stocks, rows, now)) {
    const words = { portfolioName: name, portfolioDescription: '', currency: 'CAD' as const }
    const { id: portfolioId } = await person.send(catalogue.addPortfolio, { ...words, accountKind, owner })
    accounts.push({ portfolioId, name })
    await enterFile(person, { portfolioId, csv, rows: file.rows })
    if (isCashFollowed) await person.send(catalogue.setCashMode, { portfolioId, cashMode: 'ledger' })
  }
  const [own, , , spouse] = accounts
  for (let number = 0; own && spouse && number < 20; number += 1) {
    const place = {
      portfolioId: own.portfolioId,
      stockId: stocks[number % 3]?.stockId,
      otherPortfolioId: spouse.portfolioId,
    }
    const date = dayAfter(now, -2_000 + number * 50)
    await person.send(catalogue.addBookEvent, { ...place, kind: 'transfer', date, quantity: 2 })
  }
  return { person, stocks, accounts, now }
}

async function findStocks({ send }: Person): Promise<BookStock[]> {
  const found = new Map<string, BookStock>()
  for (const searchText of ['a', 'e', 'i', 'o', 'u', 'corp', 'inc']) {
    const { stocks } = await send(catalogue.searchStocksLocally, { searchText, maxCount: 50 })
    for (const { stockId, symbol, exchange, currency } of stocks)
      found.set(stockId, { stockId, symbol, exchange, currency })
  }
  const all = [...found.values()]
  const of = (currency: string, count: number) => all.filter((stock) => stock.currency === currency).slice(0, count)
  return [...of('CAD', STOCKS / 2), ...of('USD', STOCKS / 2)]
}

async function enterFile(
  person: Person,
  { portfolioId, csv, rows }: { portfolioId: string; csv: string; rows: number },
) {
  const staged = await person.post({ call: catalogue.uploadImport, portfolioId, csv })
  const { importId } = catalogue.uploadImport.output.parse(staged.body.data)
  const preview = await person.send(catalogue.previewImport, { importId, first: 500 })
  if (preview.acceptedCount !== rows) {
    const refused = preview.rows.find(({ verdict }) => verdict !== 'accepted')
    throw new Error(`Only ${preview.acceptedCount} of ${rows} rows can be entered: ${JSON.stringify(refused)}`)
  }
  await person.send(catalogue.confirmImport, { importId })
}
