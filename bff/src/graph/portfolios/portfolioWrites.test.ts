import type { CallName } from '@palier/contract/catalogue'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
  await browser.signInAsGuest()
  bff.upstream.take()
})
afterEach(() => bff.stop())

const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')
const IMPORT = globalId('Import', 'import-1')
const EVENT = globalId('BookEvent', 'p1.event-1')
const LEFT = globalId('IncompleteEvent', 'left-1')
const OTHER_STOCK = globalId('Stock', 's2')
const P1 = globalId('Portfolio', 'p1')
const P2 = globalId('Portfolio', 'p2')
const STOCK = globalId('Stock', 's1')
const LOT = globalId('Lot', 'p1.s1.lot-1')
const TRADE = { type: 'BUY', date: '2026-03-02', quantity: '3', price: '9.1', note: 'x' }

const REFUSALS = `... on Problem { code oversell { held asked date lotId } } ... on LimitProblem { code maximum unit }`
const CONFLICT = '... on PortfolioConflict { code now: current { id name } }'

/** Sends one mutation and answers what it answered. */
async function change(name: string, input: object, selection: string): Promise<unknown> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${selection} ${REFUSALS} } }`
  const { data, errors } = await browser.ask(query, { input })
  expect(errors).toEqual([])
  return data?.[name]
}

const payload = (name: string, fields: string) =>
  `... on ${name.charAt(0).toUpperCase()}${name.slice(1)}Payload { ${fields} }`
const WHOLE = 'portfolio { id stocks { id marketValue } statistics { totalValue } }'
const SCREEN = `viewer { portfolioSummary { totalValue } objectives { id } positions { marketValue } transactions(first: 20) { totalCount } }`

const WRITES: [item: string, name: string, input: object, call: CallName, body: object][] = [
  [
    'API-57 PORT-07',
    'updatePortfolio',
    {
      portfolioId: P1,
      name: 'Retraite',
      description: '',
      currency: 'CAD',
      accountKind: 'TFSA',
      owner: 'SPOUSE',
      version: 4,
    },
    'updatePortfolio',
    {
      portfolioId: 'p1',
      portfolioName: 'Retraite',
      currency: 'CAD',
      accountKind: 'tfsa',
      owner: 'spouse',
      version: 4,
      lots: 'none',
    },
  ],
  [
    'API-59 PORT-04',
    'addPortfolioStock',
    { portfolioId: P1, stockId: STOCK },
    'addPortfolioStock',
    { portfolioId: 'p1', stockId: 's1', lots: 'none' },
  ],
  [
    'API-60 LOT-09 LOT-10',
    'createLot',
    { portfolioId: P1, stockId: STOCK, ...TRADE, fee: '4.95' },
    'addBuyLot',
    {
      portfolioId: 'p1',
      stockId: 's1',
      lots: 'none',
      transactionDate: '2026-03-02T00:00:00',
      stockQty: 3,
      averageCostByShare: 9.1,
      note: 'x',
      fee: 4.95,
      fxRateToCad: null,
    },
  ],
  ['API-61', 'createLot', { portfolioId: P1, stockId: STOCK, ...TRADE, type: 'SELL' }, 'addSellLot', { stockQty: 3 }],
  [
    'API-62 LOT-05',
    'updateLot',
    { portfolioId: P1, stockId: STOCK, lotId: LOT, ...TRADE, type: 'SELL', version: 2 },
    'updateLot',
    { lotId: 'lot-1', transactionType: 'Sell', version: 2, lots: 'none' },
  ],
  [
    'API-63 LOT-07',
    'deleteLot',
    { portfolioId: P1, stockId: STOCK, lotId: LOT, version: 2 },
    'deleteLot',
    { lotId: 'lot-1', version: 2, lots: 'none' },
  ],
  [
    'D17',
    'createBookEvent',
    {
      portfolioId: P1,
      stockId: STOCK,
      kind: 'INCOME',
      facts: { date: '2026-03-31', gross: '10.1', withheld: '1.5', incomeKind: 'FOREIGN', note: 'x' },
    },
    'addBookEvent',
    {
      portfolioId: 'p1',
      stockId: 's1',
      kind: 'income',
      date: '2026-03-31',
      lots: 'none',
      gross: 10.1,
      withheld: 1.5,
      net: null,
      incomeKind: 'foreign',
      note: 'x',
    },
  ],
  [
    'D27',
    'createBookEvent',
    {
      portfolioId: P1,
      stockId: STOCK,
      otherStockId: OTHER_STOCK,
      incompleteEventId: LEFT,
      kind: 'SPIN_OFF',
      facts: { date: '2026-03-02', quantity: '10', numerator: '1', denominator: '4', costShare: '0.1', note: '' },
    },
    'addBookEvent',
    { portfolioId: 'p1', stockId: 's1', otherStockId: 's2', incompleteEventId: 'left-1', kind: 'spinOff' },
  ],
  [
    'D17',
    'updateBookEvent',
    { bookEventId: EVENT, facts: { date: '2026-03-02', numerator: '4', denominator: '1', note: '' }, version: 2 },
    'updateBookEvent',
    { portfolioId: 'p1', eventId: 'event-1', date: '2026-03-02', numerator: 4, denominator: 1, version: 2 },
  ],
  [
    'D17',
    'deleteBookEvent',
    { bookEventId: EVENT, version: 2 },
    'deleteBookEvent',
    { portfolioId: 'p1', eventId: 'event-1', version: 2 },
  ],
  [
    'API-68 PORT-16',
    'setCash',
    { portfolioId: P1, amount: '1234.56', version: 4 },
    'setAmountOfMoney',
    { portfolioId: 'p1', amountOfMoney: 1234.56, version: 4 },
  ],
]

describe('what a write costs and brings', () => {
  test.each(WRITES)(
    '%s D18 %s is one call, and one read for what is added up',
    async (_item, name, input, call, body) => {
      const answer = await change(name, input, payload(name, `${WHOLE} ${SCREEN}`))
      expect(answer).toMatchObject({
        portfolio: { id: P1, stocks: { length: 2 }, statistics: { totalValue: '30.4' } },
        viewer: { portfolioSummary: { totalValue: '71.96' }, transactions: { totalCount: 6 } },
      })
      const calls = bff.upstream.take()
      expect(countsOf(calls)).toEqual({ [call]: 1, getUserDataPackage: 1 })
      const write = calls.find(({ path }) => path === call)
      expect(write?.body).toMatchObject(body)
      expect(write?.headers['idempotency-key']).toBeTruthy()
    },
  )

  test('a lot whose answer is enough costs one call [D18]', async () => {
    await change('createLot', { portfolioId: P1, stockId: STOCK, ...TRADE }, payload('createLot', WHOLE))
    expect(countsOf(bff.upstream.take())).toEqual({ addBuyLot: 1 })
  })

  test('a portfolio comes and goes by one call each, and the usage is healed [API-56] [API-58] [PORT-08] [PORT-23]', async () => {
    const input = { name: 'CELI', description: '', currency: 'USD', accountKind: 'TFSA' }
    const usage = 'usage { id planName portfolios { used limit } canAddPortfolio }'
    expect(
      await change(
        'createPortfolio',
        input,
        payload('createPortfolio', `portfolio { name currency accountKind } ${usage}`),
      ),
    ).toMatchObject({
      portfolio: { name: 'CELI', currency: 'USD', accountKind: 'TFSA' },
      usage: { id: globalId('Usage', 'user-1'), planName: 'standard' },
    })
    expect(
      await change(
        'deletePortfolio',
        { portfolioId: P2 },
        payload('deletePortfolio', `deletedPortfolioId viewer { portfolios { id } } ${usage}`),
      ),
    ).toMatchObject({
      deletedPortfolioId: P2,
      viewer: { portfolios: [{ id: P1 }, { id: globalId('Portfolio', 'p3') }] },
      usage: { planName: 'standard' },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ addPortfolio: 1, deletePortfolio: 1, getOverview: 1 })
  })

  test('a moved stock brings both portfolios by one call [API-65] [PORT-05] [PORT-22]', async () => {
    const input = { fromPortfolioId: P1, toPortfolioId: P2, stockId: STOCK }
    expect(
      await change('movePortfolioStock', input, payload('movePortfolioStock', 'from { id } to { id }')),
    ).toMatchObject({
      from: { id: P1 },
      to: { id: P2 },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ movePortfolioStock: 1 })
  })

  test('an objective of each kind is saved and deleted by one call [API-66] [API-67] [OBJ-01] [OBJ-06]', async () => {
    const kinds = [
      ['TOTAL_VALUE', 'totalTargetedValue'],
      ['INVESTED_AMOUNT', 'totalInvestmentTargetedAmount'],
      ['SHARE_COUNT', 'totalTargetedShareCount'],
      ['PERCENTAGE_OF_ALL', 'percentageOfTotalInvestmentValue'],
    ]
    for (const [kind, wire = ''] of kinds) {
      const input = { stockId: STOCK, kind, value: '12.5' }
      expect(
        await change('setObjective', input, payload('setObjective', 'objective { id progressPercent }')),
      ).toMatchObject({ objective: { id: globalId('Objective', 's1'), progressPercent: '7.5' } })
      const [call] = bff.upstream.take()
      expect(call?.body).toMatchObject({
        stockObjective: {
          stockId: 's1',
          primaryObjective: wire,
          primaryObjectiveValue: 12.5,
          stockObjectiveDetails: { [wire]: 12.5 },
        },
      })
      const details = (call?.body as { stockObjective: { stockObjectiveDetails: object } }).stockObjective
        .stockObjectiveDetails
      expect(Object.values(details).filter((value) => value === null)).toHaveLength(3)
    }
    expect(
      await change('deleteObjective', { stockId: STOCK }, payload('deleteObjective', 'deletedObjectiveId')),
    ).toMatchObject({ deletedObjectiveId: globalId('Objective', 's1') })
    expect(countsOf(bff.upstream.take())).toEqual({ deleteObjective: 1 })
  })

  test('what need not be completed is dismissed by one call, and one read of its portfolio [D27]', async () => {
    const answer = payload('dismissIncompleteEvent', 'portfolio { id incompleteEventCount }')
    expect(await change('dismissIncompleteEvent', { incompleteEventId: LEFT }, answer)).toMatchObject({
      portfolio: { id: P1, incompleteEventCount: 0 },
    })
    const calls = bff.upstream.take()
    expect(countsOf(calls)).toEqual({ dismissIncompleteEvent: 1, getUserDataPackage: 1 })
    expect(calls[0]?.body).toEqual({ incompleteEventId: 'left-1', isDismissed: true })
    const foreign = { incompleteEventId: globalId('Import', 'left-1') }
    expect(await change('dismissIncompleteEvent', foreign, '')).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('an exported portfolio is a file with a name [D17]', async () => {
    const exported = await change('exportPortfolio', { portfolioId: P1 }, payload('exportPortfolio', 'fileName csv'))
    expect(exported).toMatchObject({ fileName: 'palier-p1.csv', csv: 'date,type\r\n' })
  })
})

describe('a lot of a stock that is new to the portfolio [LOT-06]', () => {
  const input = { portfolioId: P1, stockId: STOCK, ...TRADE, isNewStock: true }

  test('adds the stock first, then the lot', async () => {
    expect(await change('createLot', input, payload('createLot', 'portfolio { id }'))).toMatchObject({
      portfolio: { id: P1 },
    })
    expect(bff.upstream.take().map(({ path }) => path)).toEqual(['addPortfolioStock', 'addBuyLot'])
  })

  test('is not entered where the stock is refused [PORT-11]', async () => {
    const params = { n: 25, maxUnit: 'portfolioStocks' }
    const error = { errorCode: 'operationsLimitReached', params }
    bff.upstream.failing('addPortfolioStock', { status: 429, error })
    expect(await change('createLot', input, '')).toEqual({
      __typename: 'LimitProblem',
      code: 'OPERATIONS_LIMIT_REACHED',
      maximum: 25,
      unit: 'PORTFOLIO_STOCKS',
    })
    expect(countsOf(bff.upstream.take())).toEqual({ addPortfolioStock: 1 })
  })

  test('is entered where the stock was added by a first try', async () => {
    bff.upstream.failing('addPortfolioStock', { status: 409, error: { errorCode: 'DuplicateKey' } })
    expect(await change('createLot', input, '')).toMatchObject({ __typename: 'CreateLotPayload' })
  })
})

describe('what is refused', () => {
  const update = { portfolioId: P1, stockId: STOCK, lotId: LOT, ...TRADE, version: 2 }

  test('a sale of more than is held has a code of its own and blames the quantity [OPS-8] [LOT-14]', async () => {
    const params = { held: 2.5, asked: 3, lotId: 'lot-9', date: '2026-03-02' }
    bff.upstream.failing('updateLot', { status: 400, error: { errorCode: 'invalidLotQuantity', params } })
    expect(await change('updateLot', update, '... on Problem { field }')).toEqual({
      __typename: 'Problem',
      code: 'OVERSOLD',
      field: 'quantity',
      oversell: { held: '2.5', asked: '3', date: '2026-03-02', lotId: 'lot-9' },
    })
    const error = { errorCode: 'invalidLotQuantity', params: { field: 'stockQty', asked: 0.5 } }
    bff.upstream.failing('updateLot', { status: 400, error })
    expect(await change('updateLot', update, '... on Problem { field }')).toMatchObject({
      field: 'quantity',
      oversell: null,
    })
  })

  test('the limit of portfolios is told with its maximum [PORT-09]', async () => {
    const error = { errorCode: 'portfolioLimitReached', params: { n: 2, maxUnit: 'portfolios' } }
    bff.upstream.failing('addPortfolio', { status: 401, error })
    const input = { name: 'x', description: '', currency: 'CAD' }
    expect(await change('createPortfolio', input, '')).toMatchObject({ __typename: 'LimitProblem', maximum: 2 })
  })

  test.each(['updatePortfolio', 'deletePortfolio', 'updateLot', 'deleteLot', 'setCash'])(
    '%s on what somebody else has changed tells what is there now, by one read [D24]',
    async (name) => {
      const call = name === 'setCash' ? 'setAmountOfMoney' : (name as CallName)
      bff.upstream.failing(call, { status: 409, error: { errorCode: 'VersionConflict' } })
      const inputs: Record<string, object> = {
        updatePortfolio: { portfolioId: P1, name: 'x', description: '', currency: 'CAD', version: 1 },
        deletePortfolio: { portfolioId: P1, version: 1 },
        updateLot: update,
        deleteLot: { portfolioId: P1, stockId: STOCK, lotId: LOT, version: 1 },
        setCash: { portfolioId: P1, amount: '0', version: 1 },
      }
      expect(await change(name, inputs[name] ?? {}, CONFLICT)).toEqual({
        __typename: 'PortfolioConflict',
        code: 'VERSION_CONFLICT',
        now: { id: P1, name: 'My p1' },
      })
      expect(countsOf(bff.upstream.take())).toEqual({ [call]: 1, getUserDataPackage: 1 })
    },
  )

  test.each([
    ['setObjective', 'saveObjective', { kind: 'SHARE_COUNT', value: '5' }],
    ['deleteObjective', 'deleteObjective', {}],
  ] as const)(
    '%s on what somebody else has changed tells what is there now, by one read [D24]',
    async (name, call, wanted) => {
      bff.upstream.failing(call, { status: 409, error: { errorCode: 'VersionConflict' } })
      const input = { stockId: STOCK, ...wanted, version: 3 }
      expect(await change(name, input, '... on ObjectiveConflict { code current { id } }')).toEqual({
        __typename: 'ObjectiveConflict',
        code: 'VERSION_CONFLICT',
        current: null,
      })
      const calls = bff.upstream.take()
      expect(countsOf(calls)).toEqual({ [call]: 1, getUserDataPackage: 1 })
      const sent = calls[0]?.body as { version?: number; stockObjective?: { version: number } }
      expect(sent.stockObjective?.version ?? sent.version).toBe(3)
    },
  )

  test('a portfolio that is gone meanwhile is a conflict with nothing there', async () => {
    bff.upstream.failing('deletePortfolio', { status: 409, error: { errorCode: 'VersionConflict' } })
    const answer = await change('deletePortfolio', { portfolioId: globalId('Portfolio', 'p9'), version: 1 }, CONFLICT)
    expect(answer).toMatchObject({ __typename: 'PortfolioConflict', now: null })
  })

  test.each([
    ['an id of another type', { ...update, portfolioId: STOCK }, 'NOT_FOUND'],
    ['no id at all', { ...update, lotId: 'x' }, 'NOT_FOUND'],
    ['a negative fee', { ...update, fee: '-1' }, 'INVALID_INPUT'],
  ])('%s is refused before anything is sent [LOT-12]', async (_what, input, code) => {
    expect(await change('updateLot', input, '')).toMatchObject({ __typename: 'Problem', code })
    expect(bff.upstream.take()).toEqual([])
  })

  test('nobody signed in changes nothing', async () => {
    browser = createBrowser(bff.url)
    expect(await change('setCash', { portfolioId: P1, amount: '1' }, '')).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect(bff.upstream.take()).toEqual([])
  })
})

describe('a file of trades [PORT-12] [PORT-14] [D22]', () => {
  test('is previewed with what was answered, a page of rows at a time', async () => {
    const answers = { columns: [{ column: 0, meaning: 'DATE' }], dateOrder: 'DAY_MONTH_YEAR', decimalSign: 'COMMA' }
    const input = { importId: IMPORT, answers, first: 100, after: 'row-0' }
    const fields = `preview { importId formatName columns { title meaning samples } questions nextCursor rowCount isReady
      rows { line verdict reason type quantity price cells } }`
    expect(await change('previewImport', input, payload('previewImport', fields))).toMatchObject({
      preview: {
        importId: IMPORT,
        formatName: null,
        columns: [{ title: 'Date', meaning: 'DATE' }],
        questions: ['DATE_ORDER'],
        nextCursor: 'row-2',
        rows: [
          { line: 2, verdict: 'ACCEPTED', reason: null, type: 'BUY', quantity: '1.000001', price: '0.1' },
          { line: 3, verdict: 'REFUSED', reason: 'price.required', price: null },
        ],
      },
    })
    const [call] = bff.upstream.take()
    expect(call?.body).toEqual({
      importId: 'import-1',
      answers: { columns: [{ column: 0, meaning: 'date' }], dateOrder: 'dayMonthYear', decimalSign: 'comma' },
      first: 100,
      after: 'row-0',
    })
  })

  test('is confirmed and undone by one call each, the portfolio with it', async () => {
    const confirmed = payload('confirmImport', `importId importedCount ${WHOLE} ${SCREEN}`)
    expect(await change('confirmImport', { importId: IMPORT, includeDuplicates: true }, confirmed)).toMatchObject({
      importId: IMPORT,
      importedCount: 12,
      portfolio: { id: P1 },
    })
    const [call] = bff.upstream.take()
    expect(call?.body).toEqual({ importId: 'import-1', includeDuplicates: true })
    const undone = payload('undoImport', 'removedCount portfolio { id }')
    expect(await change('undoImport', { importId: IMPORT }, undone)).toMatchObject({ removedCount: 12 })
    expect(countsOf(bff.upstream.take())).toEqual({ undoImport: 1 })
  })

  test('that is somebody else’s, or gone after a day, is missing', async () => {
    expect(await change('previewImport', { importId: 'import-9' }, '')).toMatchObject({ code: 'NOT_FOUND' })
  })
})
