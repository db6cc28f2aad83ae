import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import {
  sampleHolding,
  sampleLot,
  samplePackage,
  samplePortfolio,
  sampleProgression,
  sampleTransaction,
} from '../../testing/portfolioSamples.ts'
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

/** What somebody signed in is told; no error. */
async function askViewer<Told>(selection: string): Promise<Told> {
  const { data, errors } = await browser.ask(`{ viewer { ${selection} } }`)
  expect(errors).toEqual([])
  return data?.viewer as Told
}

const STOCK = 'stock { stockId symbol lastPrice currency exchange }'
const DASHBOARD = `
  usage { planName canAddPortfolio }
  preferences { currency }
  watchLists { id entries { id score stock { stockId lastPrice } } }
  portfolioSummary { totalValue cash rates { from to rate } }
  positions { ${STOCK} marketValue }
  movers { ${STOCK} dayChangePercent }
  objectives { id ${STOCK} kind target progressPercent }
  portfolios { id name statistics { totalValue } stocks { id ${STOCK} marketValue objective { target } } }
  transactions(first: 20) { totalCount pageInfo { hasNextPage endCursor } edges { node { lotId totalCost } } }`

describe('what a screen costs', () => {
  test.each([40, 400])(
    'the whole dashboard with %i stocks and trades costs five calls, all at once [D18]',
    async (rows) => {
      const { books } = bff.upstream.data
      books.portfolios = [
        samplePortfolio(
          'p1',
          'CAD',
          Array.from({ length: rows }, (_, i) => sampleHolding('p1', `s${i}`)),
        ),
      ]
      books.package = { objectiveProgressions: Array.from({ length: rows }, (_, i) => sampleProgression(`s${i}`, i)) }
      books.transactions = Array.from({ length: rows }, (_, i) => sampleTransaction(`lot-${i}`))
      bff.upstream.gather(5)

      const viewer = await askViewer<Record<string, unknown[]>>(DASHBOARD)
      expect(viewer.positions).toHaveLength(rows)
      expect(viewer.objectives).toHaveLength(rows)
      expect(viewer.transactions).toMatchObject({ edges: { length: 20 }, pageInfo: { hasNextPage: true } })
      const calls = bff.upstream.take()
      expect(countsOf(calls)).toEqual({
        getUserDataPackage: 1,
        getPreferences: 1,
        getBuyLists: 1,
        getSellLists: 1,
        getOtherLists: 1,
      })
      const read = calls.find(({ path }) => path === 'getUserDataPackage')
      expect(read?.body).toEqual({ lots: 'none', transactionsFirst: 20 })
    },
  )

  test('the lines of the cards are one call for all of them [D18]', async () => {
    const recentReturns = { firstDate: '2026-03-01', timeWeighted: ['0', '0.2'] }
    expect(await askViewer('portfolios { portfolioId recentReturns { firstDate timeWeighted } }')).toEqual({
      portfolios: ['p1', 'p2'].map((portfolioId) => ({ portfolioId, recentReturns })),
    })
    expect(countsOf(bff.upstream.take())).toEqual({ getUserDataPackage: 1, getPerformance: 1 })
  })

  test('the return beside the market brings the lines of the cards and the next payment: no call more [D18]', async () => {
    bff.upstream.gather(2)
    const viewer = await askViewer(
      `performance(days: 366, isBesideMarket: true) {
         benchmark { symbol } nextIncome { date symbol amount } line { firstDate timeWeighted benchmark purchases sales payments }
       }
       portfolios { portfolioId recentReturns { firstDate timeWeighted } }`,
    )
    const recentReturns = { firstDate: '2026-03-01', timeWeighted: ['0', '0.2'] }
    expect(viewer).toEqual({
      performance: {
        benchmark: { symbol: 'XIU' },
        nextIncome: { date: '2026-11-24', symbol: 'RY', amount: '150' },
        line: {
          firstDate: '2026-03-01',
          timeWeighted: ['0', '4.5'],
          benchmark: ['0', '1'],
          purchases: ['2026-03-02'],
          sales: [],
          payments: [],
        },
      },
      portfolios: ['p1', 'p2'].map((portfolioId) => ({ portfolioId, recentReturns })),
    })
    const calls = bff.upstream.take()
    expect(countsOf(calls)).toEqual({ getUserDataPackage: 1, getPerformance: 1 })
    expect(calls.find(({ path }) => path === 'getPerformance')?.body).toEqual({
      days: 366,
      isBesideMarket: true,
      recentDays: 90,
      withNextIncome: true,
    })
  })

  test('a portfolio page is one call without lots and trades; the usage comes with it [D16] [D18]', async () => {
    const viewer = await askViewer('usage { planName } portfolio(portfolioId: "p2") { name stocks { lotCount } }')
    expect(viewer).toEqual({ usage: { planName: 'standard' }, portfolio: { name: 'My p2', stocks: [{ lotCount: 2 }] } })
    const calls = bff.upstream.take()
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body).toEqual({ lots: 'none', transactionsFirst: 0 })
  })

  test('the return of a portfolio, and of all, is one call each; another server has none [D17]', async () => {
    const fields = 'points { timeWeighted } returns { moneyWeighted moneyWeightedMissing } benchmark { symbol value }'
    const read = () => askViewer(`performance(days: 30, benchmarkStockId: "s1") { ${fields} }`)
    expect(await read()).toEqual({
      performance: {
        points: [{ timeWeighted: '0' }, { timeWeighted: '4.5' }],
        returns: { moneyWeighted: null, moneyWeightedMissing: 'SEVERAL_RATES' },
        benchmark: { symbol: 'XIU', value: '101' },
      },
    })
    const calls = bff.upstream.take()
    expect(calls.map(({ body }) => body)).toEqual([{ days: 30, benchmarkStockId: 's1' }])
    expect(await askViewer('portfolio(portfolioId: "p1") { performance(currency: USD) { currency } }')).toEqual({
      portfolio: { performance: { currency: 'CAD' } },
    })
    expect(bff.upstream.take().at(-1)?.body).toEqual({ portfolioId: 'p1', days: 365, currency: 'USD' })
    bff.upstream.data.books.isBounded = false
    expect(await read()).toEqual({ performance: null })
  })

  test('income of a portfolio, and of all, is one call each; another server has none [D17]', async () => {
    const fields = 'received withheld months { expected } coming { date amount isDeclared } stocks { years }'
    const read = () => askViewer(`income(portfolioId: "p1", year: 2026) { ${fields} }`)
    expect(await read()).toMatchObject({
      income: {
        received: '150',
        withheld: '3',
        stocks: [{ years: ['0', '0', '0', '285', '150'] }],
        coming: [{ date: '2026-11-24', amount: '150', isDeclared: true }],
      },
    })
    expect(bff.upstream.take().map(({ body }) => body)).toEqual([{ portfolioId: 'p1', year: 2026 }])
    expect(await askViewer('income(year: null) { accounts { name } }')).toMatchObject({ income: { accounts: [{}] } })
    expect(bff.upstream.take().map(({ body }) => body)).toEqual([{}])
    expect(await askViewer('income(portfolioId: "nowhere") { year }')).toEqual({ income: null })
    bff.upstream.data.books.isBounded = false
    expect(await read()).toEqual({ income: null })
  })

  test('one page tells one rate: that of its book, where it reads one [SHELL-03] [PORT-21]', async () => {
    bff.upstream.data.state.rates = { USDCAD: 1.5 }
    const rate = 'site { exchangeRate(from: USD, to: CAD) }'
    const { data } = await browser.ask(
      `{ ${rate} viewer { portfolio(portfolioId: "p1") { statistics { rates { from rate } } } } }`,
    )
    expect(data).toEqual({
      site: { exchangeRate: '1.3671' },
      viewer: { portfolio: { statistics: { rates: [{ from: 'USD', rate: '1.3671' }] } } },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ getUserDataPackage: 1 })
    expect((await browser.ask(`{ ${rate} }`)).data).toEqual({ site: { exchangeRate: '1.5' } })
  })

  test('the next page of the trades is one call; its first page says where it begins [DASH-13] [D16]', async () => {
    const { books } = bff.upstream.data
    books.transactions = Array.from({ length: 5 }, (_, i) => sampleTransaction(`lot-${i}`))
    const fields = 'pageInfo { hasNextPage hasPreviousPage endCursor } edges { node { lotId } }'
    type Page = { transactions: { pageInfo: { endCursor: string }; edges: unknown[] } }
    const first = await askViewer<Page>(`transactions(first: 3) { ${fields} }`)
    const after = first.transactions.pageInfo.endCursor
    bff.upstream.take()
    const second = await askViewer<Page>(`transactions(first: 3, after: "${after}") { totalCount ${fields} }`)
    expect(second.transactions).toMatchObject({
      totalCount: 5,
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
      edges: [{ node: { lotId: 'lot-3' } }, { node: { lotId: 'lot-4' } }],
    })
    expect(countsOf(bff.upstream.take())).toEqual({ getTransactions: 1 })
  })

  test('the lots of one stock come by the page, and one lot by its id [LOT-01] [D16]', async () => {
    bff.upstream.data.books.lots = Array.from({ length: 501 }, (_, i) => sampleLot(`lot-${i}`))
    const fields = 'totalCount pageInfo { hasNextPage endCursor } edges { node { id lotId date fee type isImported } }'
    const { portfolio } = await askViewer<{ portfolio: { stocks: { lots: { edges: { node: { id: string } }[] } }[] } }>(
      `portfolio(portfolioId: "p2") { stocks { lots(first: 2) { ${fields} } } }`,
    )
    const [stock] = portfolio.stocks
    expect(stock?.lots).toMatchObject({ totalCount: 501, pageInfo: { hasNextPage: true, endCursor: '2' } })
    // Late in the evening of Greenwich is the same day everywhere.
    const node = { lotId: 'lot-0', date: '2026-03-02', fee: '4.95', type: 'BUY', isImported: false }
    expect(stock?.lots.edges[0]).toMatchObject({ node })

    const id = globalId('Lot', 'p2.s1.lot-500')
    bff.upstream.take()
    const { data } = await browser.ask('query ($id: ID!) { node(id: $id) { ... on Lot { id lotId } } }', { id })
    expect(data).toEqual({ node: { id, lotId: 'lot-500' } })
    expect(countsOf(bff.upstream.take())).toEqual({ getPortfolioStockLots: 2 })
  })
})

describe('events of a portfolio', () => {
  const facts = 'id kind date gross withheld cash incomeKind version symbol'

  test('come among its trades by one call, and those of a stock alone', async () => {
    const ledger = `ledger(first: 20) { totalCount edges { node { event { ${facts} } trade { lotId isOfEvent } } } }`
    const stocks = `stocks { events(first: 5) { totalCount edges { node { id } } } }`
    const { portfolio } = await askViewer<{ portfolio: { ledger: object; stocks: object[] } }>(
      `portfolio(portfolioId: "p1") { ${ledger} ${stocks} }`,
    )
    const event = {
      id: globalId('BookEvent', 'p1.event-2'),
      kind: 'INCOME',
      date: '2026-03-31',
      gross: '10.1',
      withheld: '1.5',
      cash: '8.6',
      incomeKind: 'FOREIGN',
      version: 2,
      symbol: 'S1',
    }
    expect(portfolio.ledger).toMatchObject({ totalCount: 3, edges: [{ node: { event, trade: null } }, {}, {}] })
    expect(portfolio.stocks).toMatchObject([{ events: { totalCount: 2 } }, { events: { totalCount: 2 } }])
    expect(countsOf(bff.upstream.take())).toEqual({ getUserDataPackage: 1, getBookEvents: 3 })
  })

  test('are narrowed to a part, whose trades name their lots', async () => {
    const ledger =
      'ledger(first: 20, group: TRADES, stockId: "s1") { totalCount edges { node { trade { lotNodeId } } } }'
    const { portfolio } = await askViewer<{ portfolio: object }>(`portfolio(portfolioId: "p1") { ${ledger} }`)
    const lotNodeId = globalId('Lot', 'p1.s1.lot-1')
    expect(portfolio).toEqual({ ledger: { totalCount: 1, edges: [{ node: { trade: { lotNodeId } } }] } })
    const sent = bff.upstream.take().find(({ path }) => path === 'getBookEvents')
    expect(sent?.body).toMatchObject({ portfolioId: 'p1', stockId: 's1', group: 'trades', trades: true })
  })

  test('are found by their ids, and those of others are not', async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on BookEvent { ${facts} } } }`
    const own = await browser.ask(query, { id: globalId('BookEvent', 'p1.event-1') })
    expect(own.data).toMatchObject({ node: { gross: '10.1' } })
    const other = await browser.ask(query, { id: globalId('BookEvent', 'p1.event-9') })
    expect(other.data).toEqual({ node: null })
  })

  test('are null where the server has none', async () => {
    bff.upstream.data.books.isBounded = false
    const viewer = await askViewer('portfolio(portfolioId: "p1") { ledger(first: 20) { totalCount } }')
    expect(viewer).toEqual({ portfolio: { ledger: null } })
  })
})

describe('what imported files have left to be completed [D27]', () => {
  const fields =
    'incompleteEventId kind missing date otherQuantity quantity text stock { symbol } otherStock { id symbol currency }'
  const ask = () => askViewer<object>(`portfolio(portfolioId: "p1") { incompleteEvents { ${fields} } }`)

  test('comes by one call, with its stocks by another one', async () => {
    expect(await ask()).toEqual({
      portfolio: {
        incompleteEvents: [
          {
            incompleteEventId: globalId('IncompleteEvent', 'left-1'),
            kind: 'SPIN_OFF',
            missing: 'PARENT',
            date: '2026-03-02',
            otherQuantity: '2.5',
            quantity: null,
            text: 'SPIN-OFF',
            stock: null,
            otherStock: { id: globalId('Stock', 's1'), symbol: 'S1', currency: 'CAD' },
          },
        ],
      },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ getUserDataPackage: 1, getIncompleteEvents: 1, getStocks: 1 })
  })

  test('is nothing where the server keeps no such list', async () => {
    bff.upstream.data.books.isBounded = false
    expect(await ask()).toEqual({ portfolio: { incompleteEvents: [] } })
  })
})

describe('what a screen says', () => {
  test('amounts are the shortest text of what the wire wrote, in the words of the field [D23] [DATA-13] [DATA-14]', async () => {
    const { portfolio } = await askViewer<{ portfolio: object }>(
      `portfolio(portfolioId: "p1") {
        id portfolioId currency accountKind cash version createdAt
        statistics { stockValue totalValue dayChange dayChangePercent totalGain totalGainPercent grossValue purchases
          rates { from to rate } currenciesWithoutRate withoutPriceCount }
        stocks { id portfolioId shareCount purchasedShareCount soldShareCount averagePrice purchases marketValue
          unrealizedGain realizedGain totalGain totalGainPercent proceeds grossValue pricedAt hasPrice
          ${STOCK} objective { id } }
      }`,
    )
    expect(portfolio).toMatchObject({
      id: globalId('Portfolio', 'p1'),
      accountKind: 'TFSA',
      cash: '0.1',
      version: 4,
      statistics: {
        stockValue: '30.3',
        totalValue: '30.4',
        grossValue: '39.9',
        purchases: '36',
        rates: [{ from: 'USD', to: 'CAD', rate: '1.3671' }],
        currenciesWithoutRate: [],
        withoutPriceCount: 0,
      },
      stocks: [
        {
          id: globalId('PortfolioStock', 'p1.s1'),
          marketValue: '30.3',
          totalGainPercent: '10.555556',
          pricedAt: '10.1',
          hasPrice: true,
          stock: { stockId: 's1', symbol: 'S1', lastPrice: '10.1', currency: 'CAD', exchange: 'XTSE' },
          objective: null,
        },
        { stock: { stockId: 's2', currency: 'USD' } },
      ],
    })
  })

  test('positions and cash are converted by exactly the rate that is told, in exact decimals [PORT-21] [DASH-01]', async () => {
    const told = await askViewer<object>(
      `portfolioSummary { currency cash convertedTotalValue convertedCurrency rates { from to rate } }
       positions { ${STOCK} shareCount marketValue dayChange dayChangePercent percentOfAll }`,
    )
    expect(told).toMatchObject({
      portfolioSummary: {
        currency: 'CAD',
        // 0.1 + 0.1 × 1.3671
        cash: '0.23671',
        convertedTotalValue: '52.64',
        convertedCurrency: 'USD',
        rates: [
          { from: 'CAD', to: 'USD', rate: '0.7315' },
          { from: 'USD', to: 'CAD', rate: '1.3671' },
        ],
      },
      positions: [
        {
          stock: { stockId: 's1' },
          marketValue: '30.3',
          dayChange: '0.3',
          dayChangePercent: '1',
          percentOfAll: '25.5',
        },
        // 30.3 × 1.3671 and 0.3 × 1.3671
        { stock: { stockId: 's2' }, marketValue: '41.42313', dayChange: '0.41013' },
      ],
    })
  })

  test('what has no rate or no price is left out and named, never worth nothing and never at par [PORT-21]', async () => {
    const { books } = bff.upstream.data
    const [first] = books.portfolios
    const unpriced = first?.stocks[0]
    if (unpriced) {
      unpriced.stockDateTimeSnapshot.price = 0
      unpriced.statistics.hasPrice = false
    }
    const { portfolioSummary } = samplePackage(books.portfolios)
    books.package = { portfolioSummary: { ...portfolioSummary, ratesUsed: {}, currenciesWithoutRate: ['USD'] } }
    expect(
      await askViewer(
        `portfolioSummary { cash rates { rate } currenciesWithoutRate }
         positions { stock { stockId lastPrice } marketValue dayChange percentOfAll }
         portfolio(portfolioId: "p1") { stocks { hasPrice pricedAt } }`,
      ),
    ).toEqual({
      portfolioSummary: { cash: '0.1', rates: [], currenciesWithoutRate: ['USD'] },
      positions: [
        { stock: { stockId: 's1', lastPrice: null }, marketValue: null, dayChange: null, percentOfAll: null },
        { stock: { stockId: 's2', lastPrice: '10.1' }, marketValue: null, dayChange: null, percentOfAll: null },
      ],
      portfolio: {
        stocks: [
          { hasPrice: false, pricedAt: null },
          { hasPrice: true, pricedAt: '10.1' },
        ],
      },
    })
  })

  test('the movers are the four strongest of both currencies, whichever their direction [DASH-04] [DASH-08]', async () => {
    const { books } = bff.upstream.data
    books.portfolios = [
      samplePortfolio(
        'p1',
        'CAD',
        [1, -7, 0, 3, -2, 5].map((changePercent, index) => {
          const held = sampleHolding('p1', `s${index}`, index % 2 === 0 ? 'CAD' : 'USD')
          held.stockDateTimeSnapshot.changePercent = changePercent
          return held
        }),
      ),
    ]
    expect(await askViewer('movers { dayChangePercent }')).toEqual({
      movers: ['-7', '5', '3', '-2'].map((dayChangePercent) => ({ dayChangePercent })),
    })
    expect(await askViewer('movers(first: 1) { stock { symbol } }')).toEqual({ movers: [{ stock: { symbol: 'S1' } }] })
  })

  test('objectives come furthest first, also of a stock that is not held [DASH-09] [OBJ-05]', async () => {
    bff.upstream.data.books.package = {
      objectiveProgressions: [sampleProgression('s1', 7.5), sampleProgression('s7', 0), sampleProgression('s2', 80.25)],
    }
    expect(
      await askViewer(
        'objectives { id kind target value progressPercent actualPercent shareCount stock { symbol } } portfolio(portfolioId: "p2") { stocks { objective { progressPercent } } }',
      ),
    ).toMatchObject({
      objectives: [
        {
          id: globalId('Objective', 's2'),
          kind: 'SHARE_COUNT',
          target: '40',
          progressPercent: '80.25',
          stock: { symbol: 'S2' },
        },
        { progressPercent: '7.5', stock: { symbol: 'S1' } },
        { progressPercent: '0', stock: { symbol: 'S7' } },
      ],
      portfolio: { stocks: [{ objective: { progressPercent: '7.5' } }] },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ getUserDataPackage: 1, getStocks: 1 })
  })

  test('a trade is told with what stood after it [LOT-15]', async () => {
    bff.upstream.data.books.transactions = [sampleTransaction('lot-1')]
    expect(
      await askViewer(
        'transactions { totalCount edges { node { lotId portfolioId date type stockId symbol companyName currency shareCount price totalCost shareCountAfter marketValueAfter } } }',
      ),
    ).toEqual({
      transactions: {
        totalCount: 6,
        edges: [
          {
            node: {
              lotId: 'lot-1',
              portfolioId: 'p1',
              date: '2026-03-02',
              type: 'BUY',
              stockId: 's1',
              symbol: 'S1',
              companyName: 'Company s1',
              currency: 'CAD',
              shareCount: '3',
              price: '0.1',
              totalCost: '0.3',
              shareCountAfter: '3',
              marketValueAfter: '0.3',
            },
          },
        ],
      },
    })
  })

  test('the value over time and the report of a year come as the api tells them [DATA-16]', async () => {
    const told = await askViewer(
      `valueOverTime(days: 30) { currency isSample points { date value invested } }
       portfolio(portfolioId: "p1") { valueOverTime { isSample } }
       costBaseReport(year: 2026) { year isRateSimulated rowsWithoutRate csv securities { gain } events { type fee gain } }
       now: superficialLossCheck(stockId: "${globalId('Stock', 's1')}") { deniedThrough sale { gain } }
       sale: superficialLossCheck(stockId: "${globalId('Stock', 's1')}", trade: { portfolioId: "${globalId('Portfolio', 'p1')}",
         type: SELL, date: "2026-03-02", quantity: "1", price: "2" }) { sale { gain deniedLoss } }
       foreign: superficialLossCheck(stockId: "${globalId('Stock', 's1')}", trade: { portfolioId: "${globalId('Portfolio', 'p9')}",
         type: SELL, date: "2026-03-02", quantity: "1", price: "2" }) { settlementDate }`,
    )
    expect(told).toMatchObject({
      now: { deniedThrough: '2026-04-01', sale: null },
      foreign: null,
      sale: { sale: { gain: '-2', deniedLoss: '1' } },
    })
    expect(told).toMatchObject({
      valueOverTime: {
        currency: 'CAD',
        isSample: true,
        points: [{ date: '2026-03-02', value: '0.1', invested: '0.3' }],
      },
      portfolio: { valueOverTime: { isSample: true } },
      costBaseReport: {
        year: 2026,
        rowsWithoutRate: 2,
        securities: [{ gain: '0.4' }],
        events: [{ type: 'SELL', fee: '0.1' }],
      },
    })
    const { errors } = await browser.ask('{ viewer { costBaseReport(year: 26) { year } } }')
    expect(errors[0]?.extensions?.code).toBe('OUT_OF_RANGE')
  })

  test('nodes of portfolios are found by id among one’s own, and nobody else’s', async () => {
    const ids = [
      globalId('Portfolio', 'p1'),
      globalId('PortfolioStock', 'p1.s1'),
      globalId('Objective', 's1'),
      globalId('Portfolio', 'p9'),
      globalId('PortfolioStock', 'p9.s1'),
      globalId('Lot', 'p9.s1.lot-1'),
      globalId('Lot', 'nonsense'),
    ]
    bff.upstream.data.books.package = { objectiveProgressions: [sampleProgression('s1', 1)] }
    const { data } = await browser.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', { ids })
    const own = ['Portfolio', 'PortfolioStock', 'Objective'].map((__typename) => ({ __typename }))
    expect(data).toEqual({ nodes: [...own, null, null, null, null] })
    const visitor = await createBrowser(bff.url).ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', {
      ids,
    })
    expect(visitor.data).toEqual({ nodes: ids.map(() => null) })
  })
})

describe('a server that knows no extension of portfolios [D16] [D17]', () => {
  test('trades and lots come by the page all the same, the rest is hidden', async () => {
    const { books } = bff.upstream.data
    books.isBounded = false
    books.transactions = ['lot-0', 'lot-1', 'lot-2', 'lot-3', 'lot-4'].map((lotId) => {
      const transaction = sampleTransaction(lotId)
      delete transaction.currency
      return transaction
    })
    type Page = { transactions: { pageInfo: { endCursor: string } } }
    const fields = 'totalCount pageInfo { hasNextPage endCursor } edges { node { lotId currency } }'
    const first = await askViewer<Page>(
      `transactions(first: 3) { ${fields} } valueOverTime { isSample } costBaseReport(year: 2026) { year }
       portfolio(portfolioId: "p1") { valueOverTime { isSample } recentReturns { timeWeighted }
         stocks { lots(first: 2, type: BUY) { totalCount pageInfo { hasNextPage } edges { node { lotId } } } } }`,
    )
    expect(first).toMatchObject({
      transactions: { totalCount: 5, pageInfo: { hasNextPage: true }, edges: { length: 3 } },
      valueOverTime: null,
      costBaseReport: null,
      portfolio: {
        valueOverTime: null,
        recentReturns: null,
        stocks: [{ lots: { totalCount: 3, pageInfo: { hasNextPage: true } } }, { lots: { totalCount: 3 } }],
      },
    })
    const after = first.transactions.pageInfo.endCursor
    expect(await askViewer(`transactions(first: 3, after: "${after}") { ${fields} }`)).toMatchObject({
      transactions: { pageInfo: { hasNextPage: false }, edges: [{ node: { currency: 'CAD' } }, {}] },
    })
  })
})
