import type { FileTrade } from '@palier/domain/imports/rowVerdict'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readExport, tradesOf } from '../../testing/exportReading.ts'

/** A trade as somebody made it; money in ten-thousandths, quantities in millionths, so that nothing is rounded. */
type Made = {
  kind: 'buy' | 'sell'
  day: number
  symbol: string
  millionths: number
  price: number
  cents: number
  currency: 'CAD' | 'USD'
  rate: number
}

/** How one broker writes: made from what is publicly known of its files, with nothing of the reader's. */
type Dialect = {
  format: string
  head: string[]
  delimiter: string
  /** The cells of a trade. */
  row(made: Made): string[]
  /** Cells that nobody can read a trade without. */
  vital: number[]
  /** What its files hold besides. */
  others: string[][]
  /** Places that a quantity may have. */
  places: number
  bytes?: (text: string) => Uint8Array
  quoted?: boolean
  /** What a file of this kind does not tell. */
  untold?: ('currency' | 'fee' | 'rate' | 'settlement')[]
  isin?: true
}

const FIRST_DAY = Date.UTC(2018, 0, 2)
const dateOf = (day: number) => new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10)
const [yearOf, monthOf, dayOf] = [0, 5, 8].map(
  (at) => (day: number) => dateOf(day).slice(at, at === 0 ? 4 : at + 2),
) as [(day: number) => string, (day: number) => string, (day: number) => string]
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October']
const monthNameOf = (day: number) => [...MONTHS, 'November', 'December'][Number(monthOf(day)) - 1] ?? ''
const DAYS_TO_SETTLEMENT = 2

/** A whole number of small parts as a decimal text, without any helper of the product. */
function written(parts: number, places: number, least = 0): string {
  const digits = String(parts).padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '').padEnd(least, '0')
  const whole = digits.slice(0, -places)
  return fraction === '' ? whole : `${whole}.${fraction}`
}
const comma = (text: string) => text.replace('.', ',')
const thousands = (text: string, sign: string) =>
  text.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, sign))

const shares = ({ millionths }: Made) => written(millionths, 6)
const signedShares = (made: Made) => (made.kind === 'sell' ? '-' : '') + shares(made)
const price = ({ price }: Made) => written(price, 4, 2)
const fee = ({ cents }: Made) => written(cents, 2, 2)
/** What moves, in cents: of a purchase with the fee on top. */
function net({ kind, millionths, price, cents }: Made): string {
  const gross = Number((BigInt(millionths) * BigInt(price) + 50_000_000n) / 100_000_000n)
  return kind === 'buy' ? `-${written(gross + cents, 2, 2)}` : written(Math.max(0, gross - cents), 2, 2)
}
const word = (made: Made, buy: string, sell: string) => (made.kind === 'buy' ? buy : sell)
const isinOf = ({ symbol }: Made) => `US${symbol.padEnd(9, '0')}1`

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const DIALECTS: Dialect[] = [
  {
    format: 'questrade',
    head: [
      'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Account #,Activity Type,Account Type',
    ],
    delimiter: ',',
    row: (made) => [
      ...[`${dateOf(made.day)} 12:00:00 AM`, `${dateOf(made.day + DAYS_TO_SETTLEMENT)} 12:00:00 AM`],
      ...[word(made, 'Buy', 'Sell'), made.symbol + (made.currency === 'CAD' ? '.TO' : ''), 'A COMPANY'],
      ...[signedShares(made), price(made), net(made), `-${fee(made)}`, net(made), made.currency, '1', 'Trades', 'RRSP'],
    ],
    vital: [0, 2, 3, 5],
    others: [
      '2026-01-05 12:00:00 AM,2026-01-05 12:00:00 AM,DIV,XYZ.TO,CASH DIV,0,0,0,0,12.50,CAD,1,Dividends,RRSP'.split(','),
    ],
    places: 6,
    untold: ['rate'],
  },
  {
    format: 'wealthsimpleStatement',
    head: ['"date","transaction","description","amount","balance","currency"'],
    delimiter: ',',
    quoted: true,
    row: (made) => [
      ...[dateOf(made.day + 1), word(made, 'BUY', 'SELL')],
      `${made.symbol} - A Company: ${word(made, 'Bought', 'Sold')} ${written(made.millionths, 6, 4)} shares at $${price(made)} per share (executed at ${dateOf(made.day)})${made.currency === 'USD' ? `, FX Rate: ${written(made.rate, 4)}` : ''}`,
      ...[net(made), '1000.00', made.currency],
    ],
    vital: [1, 2],
    others: [
      [
        '2026-01-05',
        'DIV',
        'XYZ - A Company: Cash dividend distribution, received on 2026-01-05',
        '1.20',
        '10.00',
        'CAD',
      ],
      ['2026-01-05', 'E_TRFIN', 'Interac e-Transfer', '100.00', '110.00', 'CAD'],
    ],
    places: 4,
    untold: ['fee', 'settlement'],
  },
  {
    format: 'wealthsimple',
    head: [
      'activities-export-2026-09-30',
      'effective_date,effective_time,settlement_date,account_id,account_type,activity_type,activity_sub_type,description,direction,symbol,name,currency,quantity,unit_price,commission,net_cash_amount',
    ],
    delimiter: ',',
    row: (made) => [
      ...[dateOf(made.day), '09:31:00', dateOf(made.day + DAYS_TO_SETTLEMENT), 'A', 'TFSA', 'Trade'],
      word(made, 'BUY', 'SELL'),
      `${made.symbol} - A Company: ${word(made, 'Bought', 'Sold')} ${shares(made)} shares (executed at ${dateOf(made.day)})${made.currency === 'USD' ? `, FX Rate: ${written(made.rate, 4)}` : ''}`,
      ...['LONG', made.symbol, 'A Company', made.currency, signedShares(made), price(made), fee(made), net(made)],
    ],
    vital: [0, 5, 6, 9, 12],
    others: [
      '2026-01-05,09:00:00,,A,TFSA,Dividend,,,,XYZ,A Company,CAD,1.2,,,1.2'.split(','),
      ['As of 2026-09-30 10:00 GMT-04:00'],
    ],
    places: 6,
  },
  {
    format: 'bmoInvestorLine',
    head: [
      'Transaction Type=ALL,Product Type=All,Symbol=,From=2018-01-01,To=2026-09-07,,,,,',
      'Transaction Date,Settlement Date,Activity Description,Description,Symbol,Quantity,Price,Price Currency,Total Amount,Total Currency',
      '----------------,---------------,--------------------,-----------,------,--------,-----,--------------,------------,--------------',
    ],
    delimiter: ',',
    row: (made) => [
      ...[dateOf(made.day), dateOf(made.day + DAYS_TO_SETTLEMENT), word(made, 'Buy', 'Sell'), 'A COMPANY'],
      ...[made.symbol, signedShares(made), price(made), made.currency, net(made), made.currency],
    ],
    vital: [0, 2, 4, 5],
    others: [
      '2026-01-05,2026-01-05,Dividend,A COMPANY,XYZ,240,0,,1.56,CAD'.split(','),
      '2026-01-05,2026-01-05,Deposit ,DEPOSIT,,0,0,,5300,CAD'.split(','),
    ],
    places: 6,
    untold: ['fee', 'rate'],
  },
  {
    format: 'cibcInvestorsEdge',
    head: [
      '"12345678 RRSP"',
      '"January 05, 2026 3:34 PM ET"',
      '"From","January 1, 2018"',
      '"Transaction Date","Settlement Date","Currency of Sub-account Held In","Transaction Type","Symbol","Market","Description","Quantity","Currency of Price","Price","Commission","Exchange Rate","Currency of Amount","Amount","Settlement Instruction","Exchange Rate (Canadian Equivalent)","Canadian Equivalent"',
    ],
    delimiter: ',',
    quoted: true,
    row: (made) => [
      ...[made.day, made.day + DAYS_TO_SETTLEMENT].map(
        (day) => ` ${monthNameOf(day)} ${Number(dayOf(day))}, ${yearOf(day)}`,
      ),
      ...[made.currency, word(made, 'Buy', 'Sell'), made.symbol, made.currency === 'CAD' ? 'CDN' : 'US', 'A COMPANY'],
      ...[signedShares(made), made.currency, price(made), fee(made), '', made.currency],
      ...[thousands(net(made).replace('-', ''), ',').replace(/^/, made.kind === 'buy' ? '-' : ''), '', '', ''],
    ],
    vital: [0, 3, 4, 7],
    others: [
      [
        ' August 29, 2025',
        ' August 29, 2025',
        'CAD',
        'Dividend',
        'XYZ',
        'CDN',
        'A FUND',
        '0',
        '',
        '0.117',
        '',
        '',
        'CAD',
      ].concat(['11.70', '', '', '']),
    ],
    places: 6,
    untold: ['rate'],
  },
  {
    format: 'scotiaItrade',
    head: [
      'Description,Symbol,Transaction Date,Settlement Date,Account Currency,Type,Quantity,Currency of Price,Price,Settlement Amount',
    ],
    delimiter: ',',
    row: (made) => [
      ...['A COMPANY', made.symbol, dateOf(made.day), dateOf(made.day + DAYS_TO_SETTLEMENT), made.currency],
      ...[word(made, 'BUY', 'SELL'), signedShares(made), made.currency, price(made), net(made)],
    ],
    vital: [1, 2, 5, 6],
    others: ['A FUND DIST      ON    1000 SHS,XYZ,2026-01-05,2026-01-05,CAD,CASH DIV,0,CAD,0,50'.split(',')],
    places: 6,
    untold: ['fee', 'rate'],
  },
  {
    format: 'rbcDirectInvesting',
    head: [
      '"Activity Export as of Mar 29, 2026 at 10:51:18 pm ET"',
      '',
      '"Account: 12345678 - TFSA"',
      '',
      '"Date","Activity","Symbol","Symbol Description","Quantity","Price","Settlement Date","Account","Value","Currency","Description"',
    ],
    delimiter: ',',
    quoted: true,
    row: (made) => [
      `${monthNameOf(made.day)} ${Number(dayOf(made.day))}, ${yearOf(made.day)}`,
      ...[word(made, 'Buy', 'Sell'), made.symbol, 'A COMPANY', shares(made), price(made)],
      `${monthNameOf(made.day + 2)} ${Number(dayOf(made.day + 2))}, ${yearOf(made.day + 2)}`,
      ...['12345678', net(made), made.currency, 'A COMPANY UNSOLICITED'],
    ],
    vital: [0, 1, 2, 4],
    others: [
      ['January 5, 2026', 'Dividends', 'XYZ', 'A COMPANY', '', '', 'January 5, 2026', '1', '1.20', 'CAD', 'DIV'],
      ['Disclaimers'],
    ],
    places: 6,
    // It stands in the value, to the cent.
    untold: ['fee', 'rate'],
  },
  {
    format: 'disnat',
    head: [
      "Date de transaction,Date de règlement,Type de transaction,Classe d'actif,Symbole,Description,Marché,Quantité,Prix,Devise du prix,Commission payée,Montant de l'opération,Devise du compte",
    ],
    delimiter: ',',
    row: (made) => [
      ...[dateOf(made.day), dateOf(made.day + DAYS_TO_SETTLEMENT), word(made, 'ACHAT', 'VENTE'), 'Actions'],
      ...[
        `${made.symbol}-${made.currency === 'CAD' ? 'C' : 'U'}`,
        'UNE SOCIÉTÉ',
        made.currency === 'CAD' ? 'CAN' : 'US',
      ],
      ...[comma(signedShares(made)), comma(price(made)), made.currency === 'CAD' ? 'CAN' : 'US'],
      ...[comma(fee(made)), comma(net(made)), 'CAN'],
    ],
    vital: [0, 2, 4, 7],
    others: [
      ['-', '2026-01-05', 'DIVIDENDE', 'Actions', 'XIC', 'ISHRS', '-', '9', '-', 'CAN', '0', '2,53', 'CAN'],
      ['-', '2026-01-05', 'FRAIS', '-', '-', 'FRAIS REER', '-', '0', '-', 'CAN', '0', '-100', 'CAN'],
    ],
    places: 6,
    untold: ['rate'],
  },
  {
    format: 'nationalBank',
    head: [
      "Numéro de compte,Description du compte,Date de l'opération,Date du règlement,Opération,Symbole,Quantité,Prix,Commission,Montant net",
    ],
    delimiter: ',',
    bytes: latin1,
    row: (made) => [
      ...['1ABC', `REER ${made.currency}`, `${dayOf(made.day)}/${monthOf(made.day)}/${yearOf(made.day)}`],
      `${dayOf(made.day + 2)}/${monthOf(made.day + 2)}/${yearOf(made.day + 2)}`,
      ...[word(made, 'Achat', 'Vente'), made.symbol, shares(made), price(made), fee(made), net(made)],
    ],
    vital: [2, 4, 5, 6],
    others: ['1ABC,REER CAD,05/01/2026,05/01/2026,Intérêt,,0,0.00,0.00,1.20'.split(',')],
    places: 6,
    untold: ['rate'],
  },
  {
    format: 'schwab',
    head: ['"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"'],
    delimiter: ',',
    quoted: true,
    row: (made) => [
      `${monthOf(made.day)}/${dayOf(made.day)}/${yearOf(made.day)}`,
      ...[word(made, 'Buy', 'Sell'), made.symbol, 'A COMPANY', thousands(shares(made), ',')],
      ...[`$${thousands(price(made), ',')}`, `$${fee(made)}`, net(made).replace(/^(-?)/, '$1$')],
    ],
    vital: [0, 1, 2, 4],
    others: [
      ['01/05/2026', 'Qualified Dividend', 'XYZ', 'A COMPANY', '', '', '', '$1.20'],
      ['Transactions Total', '', '', '', '', '', '', '-$26,582.91'],
    ],
    places: 6,
    untold: ['currency', 'rate', 'settlement'],
  },
  {
    format: 'interactiveBrokersStatement',
    head: [
      'Statement,Header,Field Name,Field Value',
      'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code',
    ],
    delimiter: ',',
    row: (made) => [
      ...['Trades', 'Data', 'Order', 'Stocks', made.currency, made.symbol, `${dateOf(made.day)}, 10:30:00`],
      ...[
        thousands(signedShares(made).replace('-', ''), ',').replace(/^/, made.kind === 'sell' ? '-' : ''),
        price(made),
      ],
      ...['1', net(made), `-${fee(made)}`, '1', '0', '0', 'O'],
    ],
    vital: [0, 1, 2, 3, 5, 6, 7, 8],
    others: [
      ...[
        'Trades,Data,Trade,Stocks,USD,ACME,2026-01-05,10,5,5,-50,-1,51,0,0,O',
        'Trades,SubTotal,,Stocks,USD,ACME,,10',
      ].map((line) => line.split(',')),
      ['Trades', 'Data', 'Order', 'Forex', 'CAD', 'USD.CAD', '2026-01-05, 10:30:00', '-20', '1.4'],
      ['Dividends', 'Data', 'USD', '2026-01-05', 'ACME(US0378331005) Cash Dividend', '25.00'],
    ],
    places: 6,
    untold: ['rate', 'settlement'],
  },
  {
    format: 'degiroEnglish',
    head: [
      'Date,Time,Product,ISIN,Reference exchange,Venue,Quantity,Price,,Local value,,Value EUR,Exchange rate,AutoFX Fee,Transaction and/or third party fees EUR,Total EUR,Order ID,',
    ],
    delimiter: ',',
    row: (made) => [
      ...[
        `${dayOf(made.day)}-${monthOf(made.day)}-${yearOf(made.day)}`,
        '09:31',
        'A COMPANY',
        isinOf(made),
        'XET',
        'XETA',
      ],
      ...[comma(signedShares(made)), comma(price(made)), made.currency, comma(net(made)), made.currency],
      ...[comma(net(made)), '', '0,00', '-2,00', comma(net(made)), 'id'],
    ],
    vital: [0, 3, 6, 7],
    others: [],
    places: 6,
    isin: true,
    untold: ['fee', 'rate', 'settlement'],
  },
  {
    format: 'trading212',
    head: [
      'Action,Time,ISIN,Ticker,Name,Notes,ID,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Withholding tax,Currency (Withholding tax),Currency conversion fee,Currency (Currency conversion fee)',
    ],
    delimiter: ',',
    row: (made) => [
      ...[word(made, 'Market buy', 'Limit sell'), `${dateOf(made.day)} 14:30:03.613`, isinOf(made), made.symbol],
      ...['A Company', '', 'EOF1', `${written(made.millionths, 6, 6)}0000`, `${written(made.price, 4, 4)}000000`],
      ...[made.currency, '1.09303', '', 'EUR', '1.33', 'EUR', '', '', '0.01', 'EUR'],
    ],
    vital: [0, 1, 3, 7, 8],
    others: [
      'Dividend (Ordinary),2026-01-09 12:05:25,US56035L1044,MAIN,Main Street,,,0.1543340000,0.23,USD,Not available,,,0.03,EUR,0.01,USD,,'.split(
        ',',
      ),
      'Stock split open,2026-01-11 07:24:24.104,CA46500E8678,ISOU,IsoEnergy,,EOF2,7.45,8.28,USD,1.03,,EUR,59.68,EUR,,,,'.split(
        ',',
      ),
    ],
    places: 6,
    untold: ['fee', 'rate', 'settlement'],
  },
  {
    format: 'parqet',
    head: [
      '"datetime";"date";"time";"price";"shares";"amount";"tax";"fee";"realizedgains";"type";"broker";"assettype";"identifier";"wkn";"originalcurrency";"currency";"fxrate";"holding";"holdingname";"holdingnickname";"exchange";"avgholdingperiod"; ',
    ],
    delimiter: ';',
    row: (made) => [
      ...[
        `${dateOf(made.day)}T07:00:00.001Z`,
        `${dayOf(made.day)}.${monthOf(made.day)}.${yearOf(made.day)}`,
        '09:00:00',
      ],
      ...[
        comma(price(made)),
        comma(shares(made)),
        comma(net(made)),
        '0',
        comma(fee(made)),
        '',
        word(made, 'Buy', 'Sell'),
      ],
      ...['broker', 'Security', isinOf(made), 'A1', '', made.currency, '', '', 'A Company', '', '', ' '],
    ],
    vital: [1, 3, 4, 9, 11],
    others: [
      '2026-07-15T07:00:00.000Z;15.07.2026;09:00:00;0,24;40;9,66;2,48;0;;Dividend;broker;Security;US7561091049;8;;EUR;;;Realty;;; '.split(
        ';',
      ),
    ],
    places: 6,
    isin: true,
    untold: ['rate', 'settlement'],
  },
  {
    format: 'rabobank',
    head: [
      '\uFEFFPortefeuille;Naam;Datum;Type mutatie;Valuta mutatie;Volume;Koers;Valuta koers;Valuta kosten €;Waarde;Bedrag;Isin code;Tijd;Beurs',
    ],
    delimiter: ';',
    row: (made) => [
      ...['12345678', 'Indexfonds', `${dayOf(made.day)}-${monthOf(made.day)}-${yearOf(made.day)}`],
      ...[word(made, 'Koop Fondsen', 'Verkoop Fondsen'), 'EUR', comma(signedShares(made)), `${comma(price(made))} `],
      ...[made.currency, '0', '1,00', comma(net(made)), isinOf(made), '11:46:03.004', 'Clearstream'],
    ],
    vital: [2, 3, 5, 6],
    others: ['12345678;;24-01-2026;Storting / opname;EUR;0;0,00 ;EUR;0;0,00;250,00;;;'.split(';')],
    places: 6,
    isin: true,
    untold: ['fee', 'rate', 'settlement'],
  },
  {
    format: 'swissquote',
    head: [
      'Date;Order #;Transaction;Symbol;Name;ISIN;Quantity;Unit price;Costs;Accrued Interest;Net Amount;Balance;Currency',
    ],
    delimiter: ';',
    row: (made) => [
      ...[`${dayOf(made.day)}-${monthOf(made.day)}-${yearOf(made.day)} 15:30:02`, '1', word(made, 'Buy', 'Sell')],
      ...[
        made.symbol,
        'A COMPANY',
        isinOf(made),
        thousands(written(made.millionths, 6, 1), "'"),
        price(made),
        fee(made),
      ],
      ...['0.00', net(made), '1.00', made.currency],
    ],
    vital: [0, 2, 6, 7],
    others: ['23-08-2026 12:00:25;114723639;Forex credit;;;;1.0;1995.39;0.00;0.00;1995.39;2937.32;EUR'.split(';')],
    places: 6,
    untold: ['rate', 'settlement'],
  },
  {
    format: 'acb',
    head: [
      'security,trade date,settlement date,action,shares,amount/share,total amount,commission,currency,exchange rate,commission currency,superficial loss,split ratio,affiliate,memo',
    ],
    delimiter: ',',
    row: (made) => [
      ...[
        made.symbol,
        dateOf(made.day),
        dateOf(made.day + DAYS_TO_SETTLEMENT),
        word(made, 'Buy', 'Sell'),
        shares(made),
      ],
      ...[
        price(made),
        '',
        fee(made),
        made.currency,
        made.currency === 'USD' ? written(made.rate, 4) : '',
        '',
        '',
        '',
        '',
        '',
      ],
    ],
    vital: [0, 1, 3, 4, 5],
    others: ['FOO,2026-02-10,2026-02-10,RoC,,0.1,,,USD,,,,,,Per share'.split(',')],
    places: 6,
  },
]

const LETTERS = fc.string({ unit: fc.constantFrom(...'BCDFGHJKLMNPQRTWXYZ'), minLength: 2, maxLength: 5 })
const MADE: fc.Arbitrary<Made> = fc.record({
  kind: fc.constantFrom('buy' as const, 'sell' as const),
  day: fc.integer({ min: 0, max: 3_200 }),
  symbol: LETTERS,
  millionths: fc.integer({ min: 1, max: 5_000_000_000 }),
  price: fc.integer({ min: 100, max: 50_000_000 }),
  cents: fc.integer({ min: 0, max: 4_000 }),
  currency: fc.constantFrom('CAD' as const, 'USD' as const),
  rate: fc.integer({ min: 10_000, max: 15_000 }),
})
const BOOK = fc.array(MADE, { minLength: 1, maxLength: 8 })

/** With as many places of a share as the broker writes. */
function roundedTo(places: number, { millionths, ...made }: Made): Made {
  const step = 10 ** (6 - places)
  return { ...made, millionths: Math.max(step, Math.floor(millionths / step) * step) }
}

function lineOf({ delimiter, quoted = false }: Dialect, cells: readonly string[]): string {
  const isCut = (cell: string) => cell.includes(delimiter) || cell.includes('"')
  return cells.map((cell) => (quoted || isCut(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter)
}

function fileOf(dialect: Dialect, rows: readonly (readonly string[])[], lineEnd: string): string | Uint8Array {
  const text = [...dialect.head, ...rows.map((cells) => lineOf(dialect, cells)), ''].join(lineEnd)
  return dialect.bytes ? dialect.bytes(text) : text
}

/** What a trade is, as a line; `told` is what its kind of file tells besides. */
function told({ untold = [], isin, format }: Dialect, made: Made): string {
  const place = isin ? isinOf(made) : made.symbol
  const facts = [made.kind, dateOf(made.day), place, written(made.millionths, 6), written(made.price, 4)]
  const hasRate = made.currency === 'USD' && !untold.includes('rate')
  return [
    ...facts,
    untold.includes('currency') ? '' : made.currency,
    untold.includes('fee') ? '' : written(made.cents, 2),
    hasRate ? written(made.rate, 4) : '',
    untold.includes('settlement') ? '' : dateOf(made.day + DAYS_TO_SETTLEMENT),
    format,
  ].join(' ')
}

function read({ untold = [], isin, format }: Dialect, trade: FileTrade): string {
  const { kind, tradeDate, quantity, price, currency, fee, fxRateToCad, settlementDate } = trade
  return [
    ...[kind, tradeDate, isin ? trade.isin : trade.symbol, quantity, price],
    untold.includes('currency') ? '' : currency,
    untold.includes('fee') ? '' : (fee ?? ''),
    untold.includes('rate') ? '' : (fxRateToCad ?? ''),
    untold.includes('settlement') ? '' : (settlementDate ?? ''),
    format,
  ].join(' ')
}

const RUNS = process.env['TESTS'] === 'whole' ? 100 : 12

describe.each(DIALECTS.map((dialect) => [dialect.format, dialect] as const))('%s [PORT-12]', (_, dialect) => {
  test('reads back exactly what another hand wrote', () => {
    fc.assert(
      fc.property(BOOK, fc.constantFrom('\n', '\r\n'), (book, lineEnd) => {
        const made = book.map((one) => roundedTo(dialect.places, one))
        const others = dialect.others
        const rows = made.flatMap((one, at) => [dialect.row(one), ...others.slice(at % 2, (at % 2) + 1)])
        const result = readExport(fileOf(dialect, [...rows, ...others], lineEnd))
        expect([result.format, result.questions]).toEqual([dialect.format, []])
        expect(tradesOf(result).map((trade) => read(dialect, trade))).toEqual(made.map((one) => told(dialect, one)))
        // Nothing of it is refused: what is no trade is known to be none.
        expect(result.verdicts.filter(({ verdict }) => verdict.kind === 'refused')).toEqual([])
      }),
      { numRuns: RUNS },
    )
  })

  test('finds no trade in a damaged row that was not there', () => {
    const damage = fc.record({
      place: fc.nat(),
      cell: fc.nat(),
      how: fc.constantFrom('emptied' as const, 'letters' as const, 'cut' as const, 'runTogether' as const),
    })
    fc.assert(
      fc.property(BOOK, damage, (book, { place, cell, how }) => {
        const made = book.map((one) => roundedTo(dialect.places, one))
        const vital = dialect.vital[cell % dialect.vital.length] ?? 0
        const rows = made.map((one, at) => {
          const cells = dialect.row(one)
          if (at !== place % made.length) return cells
          if (how === 'cut') return cells.slice(0, Math.max(1, vital))
          const text = cells[vital] ?? ''
          // What a spreadsheet writes where it finds nothing, or two cells run together.
          return cells.with(vital, how === 'emptied' ? '' : how === 'letters' ? '#REF!' : `${text}.5,5`)
        })
        const { verdicts } = readExport(fileOf(dialect, [...rows, ...dialect.others], '\n'))
        const there = [...made]
        for (const { verdict } of verdicts) {
          if (verdict.kind !== 'trade') continue
          const at = there.findIndex((one) => isOne(dialect, one, verdict.trade))
          // A symbol that is none is refused when its stock is looked up.
          const { isin, symbol } = verdict.trade
          const isKnown = made.some((one) => (dialect.isin ? isin === isinOf(one) : symbol === one.symbol))
          if (isKnown) expect(at, JSON.stringify(verdict.trade)).toBeGreaterThanOrEqual(0)
          there.splice(at, at < 0 ? 0 : 1)
        }
      }),
      { numRuns: RUNS },
    )
  })
})

/** Whether a trade that was read is the one that was made. */
function isOne({ isin }: Dialect, made: Made, { kind, tradeDate, symbol, quantity, price, ...trade }: FileTrade) {
  const isSame =
    kind === made.kind &&
    tradeDate === dateOf(made.day) &&
    (isin ? trade.isin === isinOf(made) : symbol === made.symbol) &&
    quantity.eq(written(made.millionths, 6))
  return isSame && price.eq(written(made.price, 4))
}
