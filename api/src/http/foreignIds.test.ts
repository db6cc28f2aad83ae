import { exportAccount } from '@palier/contract/accounts/accountCalls'
import { importPortfolio, uploadImport } from '@palier/contract/imports/importCalls'
import {
  getBuyLists,
  getOtherLists,
  getSellLists,
  getWatchList,
  otherListWrites,
} from '@palier/contract/watchlists/watchListCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { addBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { getIncompleteEvents } from '@palier/contract/portfolios/incompleteEventCalls'
import { getPortfolios, getTransactions, movePortfolioStock } from '@palier/contract/portfolios/portfolioCalls'
import { catalogue, type CallName } from '@palier/contract/catalogue'
import { beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../database/testing/describeOnBothEngines.ts'
import { stockIdOf } from '../services/market/stockId.ts'
import { type Guest, startTestApi, type TestApi } from '../testing/startTestApi.ts'
import { sendFile } from '../testing/uploads.ts'

/** What one person has and another may not touch. */
type ListKind = 'Buy' | 'Sell' | 'Other'
type Owned = {
  userId: string
  lists: Record<ListKind, { listId: string; entryId: string }>
  portfolioId: string
  stockId: string
  otherPortfolioId: string
  lotId: string
  eventId: string
  importId: string
  incompleteEventId: string
}

const STOCK = stockIdOf('RY:XTSE')
const FALLING = { T200: 90, T400: 80, T600: 70, T800: 60 }
const RISING = { T200: 60, T400: 70, T600: 80, T800: 90 }
const TRADE = { transactionDate: '2026-01-05T00:00:00Z', stockQty: 1, averageCostByShare: 10 }
// Shares that came from another broker, as Questrade writes them.
const MOVED = [
  'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Account #,Activity Type,Account Type',
  '2026-01-05 12:00:00 AM,2026-01-05 12:00:00 AM,TFI,RY.TO,ROYAL BANK,10,0,0,0,0,CAD,1,Transfers,Margin',
].join('\n')
const FEE = { date: '2026-01-05', gross: 5 }
type Inputs = Record<string, (owned: Owned) => object>

function ofLists(kind: ListKind): Inputs {
  const newEntry = { stockId: STOCK, ...(kind === 'Sell' ? RISING : FALLING) }
  return {
    [`get${kind}Lists`]: ({ userId }) => ({ userId }),
    [`create${kind}List`]: ({ userId }) => ({ userId, listName: 'n', listDescription: '' }),
    [`update${kind}List`]: ({ lists }) => ({ listId: lists[kind].listId, newListName: 'n', newListDescription: '' }),
    [`delete${kind}List`]: ({ lists }) => ({ listId: lists[kind].listId }),
    [`add${kind}Entry`]: ({ lists }) => ({ listId: lists[kind].listId, newEntry }),
    [`update${kind}Entry`]: ({ lists: { [kind]: at } }) => ({
      updatedListEntry: { id: at.entryId, listId: at.listId, ...newEntry },
    }),
    [`delete${kind}Entry`]: ({ lists }) => lists[kind],
  }
}

/** Every call that names something of a person, sent with it. */
const INPUTS: Inputs = {
  ...ofLists('Buy'),
  ...ofLists('Sell'),
  ...ofLists('Other'),
  submitFeedback: ({ userId }) => ({ userId, rating: 1, comment: '', token: 'none' }),
  updatePortfolio: ({ portfolioId }) => ({
    ...{ portfolioId, portfolioName: 'n', portfolioDescription: '', currency: 'CAD' },
  }),
  deletePortfolio: ({ portfolioId }) => ({ portfolioId }),
  addPortfolioStock: ({ portfolioId, stockId }) => ({ portfolioId, stockId }),
  addBuyLot: ({ portfolioId, stockId }) => ({ portfolioId, stockId, ...TRADE }),
  addSellLot: ({ portfolioId, stockId }) => ({ portfolioId, stockId, ...TRADE }),
  updateLot: ({ portfolioId, lotId, stockId }) => ({ portfolioId, lotId, stockId, transactionType: 'Buy', ...TRADE }),
  deleteLot: ({ portfolioId, lotId, stockId }) => ({ portfolioId, lotId, stockId }),
  movePortfolioStock: ({ portfolioId, otherPortfolioId, stockId }) => ({
    ...{ fromPortfolioId: portfolioId, toPortfolioId: otherPortfolioId, stockId },
  }),
  setAmountOfMoney: ({ portfolioId }) => ({ portfolioId, amountOfMoney: 1 }),
  setCashMode: ({ portfolioId }) => ({ portfolioId, cashMode: 'ledger' }),
  getPortfolioStockLots: ({ portfolioId, stockId }) => ({ portfolioId, stockId }),
  getTransactions: ({ portfolioId }) => ({ portfolioId }),
  addBookEvent: ({ portfolioId }) => ({ portfolioId, ...FEE, kind: 'fee' }),
  updateBookEvent: ({ portfolioId, eventId }) => ({ portfolioId, eventId, ...FEE }),
  deleteBookEvent: ({ portfolioId, eventId }) => ({ portfolioId, eventId }),
  getBookEvents: ({ portfolioId }) => ({ portfolioId }),
  checkSuperficialLoss: ({ portfolioId, lotId, stockId }) => ({
    ...{ stockId, trade: { portfolioId, lotId, transactionType: 'Sell', ...TRADE } },
  }),
  getIncompleteEvents: ({ portfolioId }) => ({ portfolioId }),
  dismissIncompleteEvent: ({ incompleteEventId }) => ({ incompleteEventId }),
  getIncome: ({ portfolioId }) => ({ portfolioId }),
  getPerformance: ({ portfolioId }) => ({ portfolioId }),
  getValueOverTime: ({ portfolioId }) => ({ portfolioId }),
  exportPortfolio: ({ portfolioId }) => ({ portfolioId }),
  previewImport: ({ importId }) => ({ importId }),
  confirmImport: ({ importId }) => ({ importId }),
  undoImport: ({ importId }) => ({ importId }),
}

// A guest may not make them, they take a file, or they answer with nothing at all: proved beside the rest of their subject.
const ELSEWHERE = [
  'getWatchList',
  'setListPushed',
  ...['getSubscriptionInfo', 'revokeApiToken', 'uploadImport', 'importPortfolio'],
  ...['setDefaultPaymentMethod', 'deletePaymentMethod', 'updatePaymentMethod', 'confirmSandboxCard'],
]
// A key of an input by which something of a person is named.
const OWN_ID =
  /^(userId|\w*listId|\w*entryId|\w*portfolioId|lotId|\w*eventId|importId|tokenId|\w*paymentMethodId|updatedListEntry|portfolioInfo)$/i

describeOnOneEngine('ids of others', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi
  let owner: Guest
  let stranger: Guest
  let owned: Owned

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    ;[owner, stranger] = [await api.signIn(), await api.signIn()]
    owned = await belongings()
    return () => api.close()
  })

  async function belongings(): Promise<Owned> {
    const { userId } = owner
    const made = await owner.send(otherListWrites.createList, { userId, listName: 'n', listDescription: '' })
    await owner.send(otherListWrites.addEntry, { listId: made.id, newEntry: { stockId: STOCK, ...FALLING } })
    const firstOf = ({ lists: [list] }: OutputOf<typeof getBuyLists>) => ({
      ...{ listId: list?.id ?? '', entryId: list?.entries[0]?.id ?? '' },
    })
    const lists = {
      Buy: firstOf(await owner.send(getBuyLists, { userId })),
      Sell: firstOf(await owner.send(getSellLists, { userId })),
      Other: firstOf(await owner.send(getOtherLists, { userId })),
    }
    const { portfolios } = await owner.send(getPortfolios, {})
    const [{ portfolioId = '', lotId = '', stockId = '' } = {}] = (await owner.send(getTransactions, {})).transactions
    const otherPortfolioId = portfolios.find(({ id }) => id !== portfolioId)?.id ?? ''
    const uploaded = await sendFile(api, owner.token, uploadImport, portfolioId, 'date,symbol\n2026-01-05,RY')
    const { importId } = uploaded.data as { importId: string }
    await sendFile(api, owner.token, importPortfolio, portfolioId, MOVED)
    const { incompleteEvents } = await owner.send(getIncompleteEvents, { portfolioId })
    const incompleteEventId = incompleteEvents[0]?.incompleteEventId ?? ''
    const { event } = await owner.send(addBookEvent, { portfolioId, ...FEE, kind: 'fee' })
    const eventId = event?.eventId ?? ''
    return { userId, lists, portfolioId, otherPortfolioId, stockId, lotId, eventId, importId, incompleteEventId }
  }

  function nothing(): Owned {
    const id = () => crypto.randomUUID()
    const list = () => ({ listId: id(), entryId: id() })
    const lists = { Buy: list(), Sell: list(), Other: list() }
    const { stockId } = owned
    const ofBook = {
      portfolioId: id(),
      otherPortfolioId: id(),
      lotId: id(),
      eventId: id(),
      importId: id(),
      incompleteEventId: id(),
    }
    return { userId: id(), lists, stockId, ...ofBook }
  }

  const send = async (name: string, of: Owned) => {
    const { path } = catalogue[name as CallName]
    const { status, body } = await api.post(path, INPUTS[name]?.(of), { token: stranger.token })
    return { status, body }
  }

  test('every call that names what is a person’s own is among them', () => {
    const naming = Object.entries(catalogue).flatMap(([name, { access, input }]) =>
      access === 'user' && 'shape' in input && Object.keys(input.shape as object).some((key) => OWN_ID.test(key))
        ? [name]
        : [],
    )
    expect(naming.filter((name) => !ELSEWHERE.includes(name) && !Object.hasOwn(INPUTS, name))).toEqual([])
  })

  test.each(Object.keys(INPUTS))('%s: what is another’s answers as what does not exist [ROLE-02]', async (name) => {
    const before = await owner.send(exportAccount, {})
    const foreign = await send(name, owned)
    expect(foreign).toEqual(await send(name, nothing()))
    expect(foreign.status).toBe(404)
    expect(await owner.send(exportAccount, {})).toEqual(before)
  })

  test('no call of the catalogue reports an unknown route, whatever ids it is given [SEC-2]', async () => {
    const { token } = await api.signIn()
    const reported = await Promise.all(
      Object.entries(catalogue).map(async ([name, { path, method, duration }]) => {
        if (duration === 'untilEvent') return []
        const { body } = await api.post(path, INPUTS[name]?.(nothing()) ?? {}, { token, method })
        return JSON.stringify(body).includes('UnknownRoute') ? [name] : []
      }),
    )
    expect(reported.flat()).toEqual([])
  })

  test('getWatchList: another’s list is none, as what does not exist [ROLE-02]', async () => {
    const read = async (listId: string) => (await stranger.send(getWatchList, { listId })).list
    expect(await read(owned.lists.Buy.listId)).toBeNull()
    expect(await read(crypto.randomUUID())).toBeNull()
  })

  test('nothing of one’s own goes into another’s portfolio [ROLE-02]', async () => {
    const { transactions } = await stranger.send(getTransactions, {})
    const [{ portfolioId: fromPortfolioId = '', stockId = '' } = {}] = transactions
    const move = async (toPortfolioId: string) => {
      const body = { fromPortfolioId, toPortfolioId, stockId }
      const answer = await api.post(movePortfolioStock.path, body, { token: stranger.token })
      return [answer.status, answer.body]
    }
    expect(await move(owned.portfolioId)).toEqual(await move(crypto.randomUUID()))
    expect((await stranger.send(getTransactions, {})).transactions).toEqual(transactions)
  })
})
