import { describe, expect, it } from 'vitest'
import { previewOf } from '../../testing/importPreviews.ts'
import type { RowOutcome } from './checkRows.ts'

const QUESTRADE =
  'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Account #,Activity Type,Account Type'
const RBC = 'Date,Activity,Symbol,Symbol Description,Quantity,Price,Settlement Date,Account,Value,Currency,Description'
const DISNAT =
  "Date de transaction,Date de règlement,Type de transaction,Classe d'actif,Symbole,Description,Marché,Quantité,Prix,Devise du prix,Commission payée,Montant de l'opération,Devise du compte"
const BMO =
  'Transaction Date,Settlement Date,Activity Description,Description,Symbol,Quantity,Price,Price Currency,Total Amount,Total Currency'
const CIBC =
  'Transaction Date,Settlement Date,Currency of Sub-account Held In,Transaction Type,Symbol,Market,Description,Quantity,Currency of Price,Price,Commission,Exchange Rate,Currency of Amount,Amount,Settlement Instruction,Exchange Rate (Canadian Equivalent),Canadian Equivalent'
const STATEMENT =
  'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code'
const FLEX =
  'AssetClass,Symbol,TradeDate,Buy/Sell,Quantity,TradePrice,CurrencyPrimary,IBCommission,IBCommissionCurrency,TradeID,OrigTradeID'
const TD = 'Trade Date,Settle Date,Description,Action,Quantity,Price,Commission,Net Amount,Security Type,Currency'
const PLAIN = 'Date,Symbol,Type,Quantity,Price,Amount,Description'

const DAY = '2026-03-02'
/** Rows of the formats, each with a text and figures of its own. */
const questrade = (action: string, text: string, figures: string, day = DAY) =>
  `${day} 12:00:00 AM,${day} 12:00:00 AM,${action},RY.TO,${text},${figures},CAD,51000001,Other,Individual margin`
const rbc = (activity: string, text: string, quantity: string, price: string, value: string, day = DAY) =>
  [day, activity, 'RY', 'ROYAL BANK', quantity, price, day, '76543210', value, 'CAD', text].join(',')
const disnat = (type: string, text: string, quantity: string, price: string, amount: string) =>
  `${DAY},${DAY},${type},Actions,RY-C,${text},CAN,"${quantity}","${price}",CAN,"0","${amount}",CAN`
const bmo = (activity: string, text: string, quantity: string, price: string, total: string) =>
  [DAY, DAY, activity, text, 'RY', quantity, price, 'CAD', total, 'CAD'].join(',')
const cibc = (type: string, text: string, quantity: string, amount: string) =>
  `"March 2, 2026","March 2, 2026",CAD,${type},RY,CDN,${text},${quantity},CAD,0,0,,CAD,"${amount}",,,`
const td = (action: string, quantity: string, price: string, net: string) =>
  `2 Mar 2026,3 Mar 2026,ROYAL BANK,${action},${quantity},${price},9.95,${net},Equities,CAD`
const statement = (quantity: string, code: string, day = DAY) =>
  `Trades,Data,Order,Stocks,USD,ACME,"${day}, 10:00:00",${quantity},50.25,50,0,-1,0,0,0,${code}`
const flex = (side: string, quantity: string, price: string, id: string, original = '') =>
  `STK,ACME,20260302,${side},${quantity},${price},USD,-1,USD,${id},${original}`

function brief({ verdict, reason, trade, event, withLine }: RowOutcome): string {
  const facts = event ? [event.kind, event.gross, event.net && `net ${event.net}`] : []
  const bought = trade ? [trade.kind, trade.quantity, trade.price] : []
  const parts = verdict === 'accepted' ? [...facts, ...bought] : [verdict, reason]
  return [...parts, withLine === undefined ? null : `with ${withLine}`].filter((part) => part != null).join(' ')
}

const answers = { symbols: [{ name: 'ROYAL BANK', symbol: 'RY' }] }
const read = async (...lines: string[]) => (await previewOf(lines.join('\n'), { answers })).outcomes.map(brief)

describe('the text decides the nature of a payment', () => {
  it.each([
    ['Questrade', QUESTRADE, questrade('DIV', 'A TRUST RETURN OF CAPITAL ON 400 SHS', '0,0,0,0,14.80')],
    ['RBC', RBC, rbc('Distribution', 'A TRUST RETURN OF CAPITAL ON 400 SHS', '', '0.037', '14.80')],
    ['BMO', BMO, bmo('Dividend', 'A TRUST RTN OF CAP', '400', '0', '14.80')],
    ['CIBC', CIBC, cibc('Dividend', 'A TRUST RETURN OF CAPITAL', '0', '14.80')],
    ['Disnat', DISNAT, disnat('DIVIDENDE', 'UNE FIDUCIE REMBOURSEMENT DE CAPITAL', '400', '0,037', '14,80')],
  ])('capital returned in a dividend row of %s is no income [IMP-1]', async (_, header, row) => {
    expect(await read(header, row)).toEqual(['returnOfCapital 14.8'])
  })

  it.each([
    ['Questrade', QUESTRADE, questrade('DIV', '2025 NOTIONAL DISTRIBUTION ADJ TO BOOK COST $1234.50', '0,0,0,0,0')],
    ['CIBC', CIBC, cibc('Dividends', '"2025 NOTIONAL DIST ADJUSTMENT TO BOOK COST $1,234.50"', '0', '0.00')],
    [
      'Disnat',
      DISNAT,
      disnat('DIVIDENDE', '"DISTRIBUTION FICTIVE 2025, RAJUSTEMENT DU COÛT COMPTABLE 1 234,50 $"', '', '', '0'),
    ],
  ])('a notional distribution of %s takes its amount from the text [IMP-2]', async (_, header, row) => {
    expect(await read(header, row)).toEqual(['notional 1234.5'])
  })

  it.each([
    ['Questrade', QUESTRADE, questrade('DIV', 'RETURN OF CAPITAL ADJUSTMENT TO BOOK COST $2.76', '0,0,0,0,0')],
    ['CIBC', CIBC, cibc('Dividend', 'ROC RETURN OF CAPITAL ADJ BOOK COST $2.76', '0', '0.00')],
  ])('capital returned in the books of %s alone moves no cash [IMP-2]', async (_, header, row) => {
    expect(await read(header, row)).toEqual(['returnOfCapital 2.76 net 0'])
  })

  it.each([
    ['an adjustment without its direction', questrade('DIV', 'ADJUSTMENT TO BOOK COST $318.42', '0,0,0,0,0')],
    ['a payment with a part of capital', questrade('DIV', 'DIST INCL RETURN OF CAPITAL', '0,0,0,0,20')],
    ['a notional distribution without an amount', questrade('DIV', 'NOTIONAL DISTRIBUTION', '0,0,0,0,0')],
    ['a notional distribution with cash', questrade('DIV', 'NOTIONAL DISTRIBUTION $318.42', '0,0,0,0,318.42')],
    ['two amounts', questrade('DIV', 'RETURN OF CAPITAL $2.76 AND $3.10', '0,0,0,0,0')],
    ['a negative amount', questrade('DIV', 'RETURN OF CAPITAL BOOK COST -$2.76', '0,0,0,0,0')],
    ['a cancelled adjustment', questrade('DIV', 'CANCEL RETURN OF CAPITAL BOOK COST $2.76', '0,0,0,0,0')],
    ['a fee of 0 that names an amount', questrade('FCH', 'FEE OF $25.00 WAIVED', '0,0,0,0,0')],
    ['a deposit of 0 with a book value', questrade('CON', 'TRANSFER BOOK VALUE 11250.40', '0,0,0,0,0')],
  ])('%s is left for the user to decide [IMP-2]', async (_, row) => {
    expect(await read(QUESTRADE, row)).toEqual(['refused kind.undecided'])
  })

  it('a word that is known to be no trade does not hide returned capital [IMP-1]', async () => {
    const rows = ['2026-03-02,RY.TO,Buy,10,100,1000,', '2026-03-03,RY.TO,Dividend,,,14.80,RETURN OF CAPITAL']
    expect(await read(PLAIN, ...rows)).toEqual(['buy 10 100', 'refused kind.undecided'])
  })

  it('names of companies with the word capital stay income [IMP-1]', async () => {
    const rows = ['FIERA CAPITAL CORP CASH DIV ON 100 SHS', 'CAPITAL POWER CORP CASH DIV', 'FUND LT CAPITAL GAINS DIST']
    const file = rows.map((text) => questrade('DIV', text, '0,0,0,0,20'))
    expect(await read(QUESTRADE, ...file)).toEqual(['income 20', 'income 20', 'income 20'])
  })
})

describe('an income row that moves shares', () => {
  it.each([
    ['RBC', RBC, rbc('Dividends', 'REI - ROYAL BANK REINV@C$69.145 REC 02/12/26', '2', '', '-138.29')],
    ['Questrade', QUESTRADE, questrade('DIV', 'ROYAL BANK REINV@C$69.145', '2,0,0,0,-138.29')],
    ['BMO', BMO, bmo('Dividend', 'ROYAL BANK REINV @ $69.145', '2', '0', '-138.29')],
  ])('is a purchase at %s if its text says so [IMP-3] [IMP-5]', async (_, header, row) => {
    expect(await read(header, row)).toEqual(['buy 2 69.145'])
  })

  it.each([
    ['RBC', RBC, rbc('Dividends', 'DIV - A FUND As Of 03/02/26 Reinvest @ $12.50', '4', '', '')],
    ['CIBC', CIBC, cibc('Dividend', 'A FUND REINVEST @ $12.50', '4', '0.00')],
  ])('without an amount is income and purchase at the price of its text at %s [IMP-5]', async (_, header, row) => {
    expect(await read(header, row)).toEqual(['reinvestment 50'])
  })

  it.each([
    ['RBC', RBC, rbc('Dividends', 'ROYAL BANK', '2', '', '138.29')],
    ['Questrade', QUESTRADE, questrade('DIV', 'ROYAL BANK', '2,0,0,0,138.29')],
    ['CIBC', CIBC, cibc('Dividend', 'ROYAL BANK', '2', '138.29')],
  ])('is refused at %s if its text does not explain them [IMP-3]', async (_, header, row) => {
    expect(await read(header, row)).toEqual(['refused kind.movesShares'])
  })

  it.each([
    ['RBC', RBC, (q: string, v: string) => rbc('Dividends', 'REI - ROYAL BANK REINV@C$69.145', q, '', v)],
    [
      'Questrade',
      QUESTRADE,
      (q: string, v: string) => questrade('DIV', 'ROYAL BANK REINV@C$69.145', `${q},0,0,0,${v}`),
    ],
  ])('and its cancellation at %s are skipped together, or both held back [IMP-3] [IMP-7]', async (_, header, row) => {
    const [bought, cancelled] = [row('2', '-138.29'), row('-2', '138.29')]
    expect(await read(header, cancelled, bought)).toEqual(['skipped reversed with 3', 'skipped reversed with 2'])
    expect(await read(header, row('-3', '207.44'), bought)).toEqual([
      'refused kind.reversal',
      'refused kind.cancelled with 2',
    ])
  })
})

describe('a cancelled trade', () => {
  it.each([
    ['Interactive Brokers', STATEMENT, [statement('10', 'O'), statement('-10', 'Ca'), statement('12', 'O')]],
    [
      'Flex',
      FLEX,
      [flex('BUY', '10', '50.25', '1'), flex('BUY (Ca.)', '-10', '50.25', '2'), flex('BUY', '12', '50.25', '3')],
    ],
    [
      'Flex by its id',
      FLEX,
      [flex('BUY', '10', '50.25', '1'), flex('BUY (Ca.)', '-9', '50', '2', '1'), flex('BUY', '12', '50.25', '3')],
    ],
    [
      'RBC',
      RBC,
      [
        rbc('Buy', 'ROYAL BANK', '10', '50.25', '-512.45'),
        rbc('Buy', 'ROYAL BANK CANCEL', '-10', '50.25', '512.45'),
        rbc('Buy', 'ROYAL BANK', '12', '50.25', '-612.95'),
      ],
    ],
    [
      'TD',
      TD,
      [td('BUY', '10', '50.25', '-512.45'), td('CXL', '10', '50.25', '512.45'), td('BUY', '12', '50.25', '-612.95')],
    ],
    [
      'Questrade',
      QUESTRADE,
      [
        questrade('Buy', 'ROYAL BANK', '10,50.25,-502.50,-9.95,-512.45'),
        questrade('Cancelled Buy', 'ROYAL BANK', '-10,50.25,502.50,9.95,512.45'),
        questrade('Buy', 'ROYAL BANK', '12,50.25,-603.00,-9.95,-612.95'),
      ],
    ],
  ])('of %s is skipped with its cancellation, and the corrected trade enters [IMP-7]', async (_, header, rows) => {
    expect(await read(header, ...rows)).toEqual(['skipped reversed with 3', 'skipped reversed with 2', 'buy 12 50.25'])
  })

  it('and the trades that it may be are held back if none is equal [IMP-7]', async () => {
    const rows = [
      rbc('Buy', 'ROYAL BANK', '10', '50.25', '-512.45'),
      rbc('Buy', 'ROYAL BANK CANCELLED', '-11', '50.25', '562.70'),
      rbc('Sell', 'ROYAL BANK', '-1', '51', '41.05', '2026-03-09'),
      rbc('Buy', 'ROYAL BANK', '10', '50.25', '-512.45', '2026-03-05'),
    ]
    expect(await read(RBC, ...rows)).toEqual([
      'refused kind.cancelled with 3',
      'refused kind.reversal',
      'sell 1 51',
      'buy 10 50.25',
    ])
  })
})

describe('the amount of a trade', () => {
  it.each([
    ['Questrade', QUESTRADE, questrade('Buy', 'ROYAL BANK', '100,32,-3200,-4.95,-32004.95')],
    ['RBC', RBC, rbc('Buy', 'ROYAL BANK', '100', '32', '-32009.50')],
    ['BMO', BMO, bmo('Buy', 'ROYAL BANK', '100', '32', '-320.00')],
    ['Disnat', DISNAT, disnat('ACHAT', 'BANQUE ROYALE', '100', '32,00', '-32009,95')],
    ['a plain file', PLAIN, '2026-03-02,RY.TO,Sell,100,32,32000,'],
  ])('is compared with quantity × price in %s [IMP-8]', async (_, header, row) => {
    const { outcomes } = await previewOf([header, row].join('\n'))
    expect(outcomes.map(brief)).toEqual(['refused amount.mismatch'])
    expect(Number(outcomes[0]?.mismatch?.computed)).toBeGreaterThanOrEqual(3200)
  })

  it.each([
    ['Questrade', QUESTRADE, questrade('Sell', 'ROYAL BANK', '-1,32,32,0,32')],
    ['RBC', RBC, rbc('Sell', 'ROYAL BANK', '-1', '32', '32')],
    ['a plain file', PLAIN, '2026-03-02,RY.TO,Sell,-1,32,32,'],
  ])('of a sale may be beside a minus before the shares in %s [IMP-6]', async (_, header, row) => {
    const { outcomes } = await previewOf([header, row].join('\n'))
    expect(outcomes.map(({ trade }) => [trade?.kind, trade?.quantity])).toEqual([['sell', '1']])
  })
})

describe('fees in several columns', () => {
  it('are added if they are in the currency of the trade at Trading 212 [IMP-21]', async () => {
    const header =
      'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Transaction fee,Finra fee,Currency conversion fee,Currency (Currency conversion fee),Currency (Transaction fee),Currency (Finra fee)'
    const row = 'Market sell,2026-03-02 14:30:03,US5949181045,MSFT,Microsoft,10,460,USD,0.10,0.05,1.20,GBP,USD,USD'
    const { outcomes } = await previewOf([header, row].join('\n'))
    expect(outcomes.map(({ trade }) => trade?.fee)).toEqual(['0.15'])
  })

  it('are added if the user has named them [IMP-21]', async () => {
    const meanings = ['date', 'symbol', 'type', 'quantity', 'price', 'fee', 'fee'] as const
    const columns = meanings.map((meaning, column) => ({ column, meaning }))
    const file = 'Date,Symbol,Type,Quantity,Price,Charge,Levy\n2026-03-02,RY.TO,Buy,10,100,4.95,0.05'
    const { outcomes } = await previewOf(file, { answers: { columns } })
    expect(outcomes.map(({ trade }) => trade?.fee)).toEqual(['5'])
  })
})
