import { describe, expect, test } from 'vitest'
import { columnsOf, grainOf } from './brokerFormat.ts'
import { briefEvent } from './testing/briefEvent.ts'
import { namesOf } from './columnNames.ts'
import { BROKER_FORMATS, brokerFormatOf, OWN_HEADER } from './brokerFormats.ts'
import { decimalSignOf } from '../kernel/fileNumber.ts'
import { isSupplement } from './tradeColumns.ts'
import { foldedText } from '../kernel/foldedText.ts'
import { foldedHeader } from './headerFingerprint.ts'
import { NO_EVIDENCE, withRow } from './tradeColumns.ts'
import { type RowVerdict } from './rowVerdict.ts'
import { readTradeRow } from './tradeRow.ts'
import { parseByFormat } from './parseTrade.ts'

const LATEST = '2026-11-22'

/** Reads invented rows as a file of this kind; the header is the first that was read in public. */
function read(id: string, rows: readonly (readonly string[])[], variant = 0): RowVerdict[] {
  const header = BROKER_FORMATS.find((format) => format.id === id)?.headers[variant] ?? []
  const format = brokerFormatOf(header)
  if (format?.id !== id) throw new Error(`Recognised as ${format?.id}.`)
  const columns = columnsOf(format, header)
  const grain = grainOf(format, header)
  const evidence = rows.reduce((all, cells) => withRow(all, cells, columns, grain), NO_EVIDENCE)
  const sign = decimalSignOf(evidence.decimals, format.decimalSign)
  const signs = { decimalSign: sign.kind === 'proved' ? sign.value : '.', dateOrder: null } as const
  const reading = parseByFormat(format, header, signs, evidence)
  return rows.map((cells) => readTradeRow(cells, reading, LATEST))
}

/** A verdict on one line: what a trade says of kind, date, symbol, quantity, price, currency and fee. */
function brief(verdict: RowVerdict): string {
  if (verdict.kind === 'skipped') return `skipped ${verdict.reason} ${verdict.text}`.trim()
  if (verdict.kind === 'refused') return `refused ${verdict.fault.field} ${verdict.fault.code} ${verdict.text}`.trim()
  if (verdict.kind === 'event') return briefEvent(verdict.event)
  const { kind, tradeDate, symbol, exchange, isin, description, quantity, price, currency, fee } = verdict.trade
  const place = [symbol ?? isin ?? description, exchange].filter((part) => part !== null).join('@')
  return [kind, tradeDate, place, quantity, price, currency ?? '?', fee ?? '-'].join(' ')
}

describe('the kinds of files [PORT-12]', () => {
  test('are each recognised by every header that was read, among other cases and accents', () => {
    for (const format of BROKER_FORMATS) {
      for (const header of format.headers) {
        expect(brokerFormatOf(header)?.id).toBe(format.id)
        expect(brokerFormatOf(header.map((name) => `${name.toUpperCase()} `))?.id).toBe(format.id)
      }
    }
  })

  test('name only columns that their headers hold', () => {
    for (const { id, headers, columns, required = [], only = [] } of BROKER_FORMATS) {
      const known = new Set(headers.flatMap((header) => foldedHeader(header)))
      const facts = Object.entries(columns).flatMap(([meaning, name]) => (isSupplement(meaning) ? [] : [name]))
      const used = [...facts, ...required]
      const unknown = used.filter((name) => !foldedHeader(namesOf(name)).some((one) => known.has(one)))
      // The parser of 2019 reads no date of a trade.
      expect(unknown).toEqual(id === 'nationalBank' ? [columns.date] : [])
      expect(only.every(({ column }) => known.has(foldedText(String(column))) || column === 'AssetClass')).toBe(true)
    }
  })

  test('have ids of their own', () => {
    expect(new Set(BROKER_FORMATS.map(({ id }) => id)).size).toBe(BROKER_FORMATS.length)
  })

  test('are not recognised by less than their columns, by a doubled one, or by anything else', () => {
    expect(brokerFormatOf(OWN_HEADER.slice(0, -1))).toBeNull()
    expect(brokerFormatOf([...OWN_HEADER, 'price'])).toBeNull()
    expect(brokerFormatOf(['Date', 'Amount'])).toBeNull()
    expect(brokerFormatOf([])).toBeNull()
  })

  test('a header that has the columns of one and more is not taken for one that has to be whole', () => {
    const swissquote = BROKER_FORMATS.find(({ id }) => id === 'swissquote')?.headers[0] ?? []
    // The longer one names the currency of the money apart: its last column is that of the account.
    expect(brokerFormatOf([...swissquote, 'Net Amount in account currency'])).toBeNull()
    expect(brokerFormatOf(['date', 'transaction', 'description', 'amount', 'balance', 'currency', 'card'])).toBeNull()
  })
})

describe('invented rows, read as the files of [PORT-12]', () => {
  test.each<[string, string[][], string[], number?]>([
    [
      'palier',
      [
        ['2026-01-05', 'buy', 'gib-a', 'XTSE', '10', '100,5', ''],
        ['2026-01-06', 'Vente', 'T', '', '2,5', '30', 'x'],
      ],
      ['buy 2026-01-05 GIB-A@XTSE 10 100.5 ? -', 'sell 2026-01-06 T 2.5 30 ? -'],
    ],
    [
      'questrade',
      [
        '2026-03-02 12:00:00 AM,2026-03-03 12:00:00 AM,Buy,RCI.B.TO,ROGERS,100,50.25,-5025.00,-4.95,-5029.95,CAD,1,Trades,Margin'.split(
          ',',
        ),
        '2026-03-04 12:00:00 AM,2026-03-05 12:00:00 AM,SELL,MSFT,MICROSOFT,-5,400,2000,0,2000,USD,1,Trades,Margin'.split(
          ',',
        ),
        '2026-03-05 12:00:00 AM,2026-03-05 12:00:00 AM,DIV,RCI.B.TO,ROGERS,0,0,0,0,50,CAD,1,Dividends,Margin'.split(
          ',',
        ),
        '2026-03-05 12:00:00 AM,2026-03-05 12:00:00 AM,,,CREDIT,0,0,0,0,50,CAD,1,Other,Margin'.split(','),
      ],
      [
        'buy 2026-03-02 RCI-B@XTSE 100 50.25 CAD 4.95',
        'sell 2026-03-04 MSFT 5 400 USD 0',
        'income 2026-03-05 RCI-B@XTSE CAD gross 50',
        'refused kind required',
      ],
    ],
    [
      'wealthsimple',
      [
        '2026-02-03,2026-02-04,A,TFSA,Trade,BUY,LONG,XEQT,iShares,CAD,2.1361,35.1098,0,-75'.split(','),
        '2026-02-05,2026-02-06,A,TFSA,Trade,SELL,LONG,XEQT,iShares,CAD,-1,36,0,36'.split(','),
        '2026-02-07,,A,TFSA,Dividend,,,XEQT,iShares,CAD,1.2,,,1.2'.split(','),
        ['As of 2026-02-08 10:00 GMT-05:00'],
        [''],
      ],
      [
        'buy 2026-02-03 XEQT 2.1361 35.1098 CAD 0',
        'sell 2026-02-05 XEQT 1 36 CAD 0',
        'income 2026-02-07 XEQT CAD gross 1.2',
        'skipped notATrade As of 2026-02-08 10:00 GMT-05:00',
        'skipped blank',
      ],
    ],
    [
      'tdDirectInvesting',
      [
        '20 Jul 2026,21 Jul 2026,ISHARES CORE EQUITY,BUY,50,36.50,9.99,-1834.99'.split(','),
        '22 Jul 2026,23 Jul 2026,ISHARES CORE EQUITY,SELL,-10,40,9.99,390.01'.split(','),
        '24 Jul 2026,24 Jul 2026,VANGUARD 500,DRIP,0.5,,,-36.90'.split(','),
        '24 Jul 2026,24 Jul 2026,TAX,WHTX02,,,,-5'.split(','),
      ],
      [
        'buy 2026-07-20 ISHARES CORE EQUITY 50 36.5 ? 9.99',
        'sell 2026-07-22 ISHARES CORE EQUITY 10 40 ? 9.99',
        'buy 2026-07-24 VANGUARD 500 0.5 73.8 ? -',
        'withheld income 2026-07-24 ? withheld 5',
      ],
    ],
    [
      'rbcDirectInvesting',
      [
        ['January 12, 2026', 'Buy', 'XEQT', 'ISHARES', '10', '40.00', 'January 13, 2026', '1', '-409.95', 'CAD', ''],
        ['January 14, 2026', 'Sell', 'XEQT', 'ISHARES', '4', '41.00', 'January 15, 2026', '1', '164.00', 'CAD', ''],
        ['January 14, 2026', 'Reorganization', 'XEQT', 'ISHARES', '4', '0', 'January 15, 2026', '1', '0', 'CAD', ''],
        ['Disclaimers'],
      ],
      [
        'buy 2026-01-12 XEQT 10 40 CAD 9.95',
        'sell 2026-01-14 XEQT 4 41 CAD 0',
        'in exchange 2026-01-14 XEQT CAD quantity 4',
        'skipped notATrade Disclaimers',
      ],
    ],
    [
      'disnat',
      [
        [
          '2026-08-01',
          '2026-08-04',
          'VENTE',
          'Actions',
          'CASH-C',
          'GLB X',
          'CAN',
          '-10',
          '50',
          'CAN',
          '0',
          '500',
          'CAN',
        ],
        [
          '2026-07-31',
          '2026-08-01',
          'ACHAT',
          'Actions',
          'BRK.B-U',
          'BERKSHIRE',
          'US',
          '3',
          '1 449,38',
          'US',
          '9,95',
          '-4358,09',
          'CAN',
        ],
        [
          '-',
          '2026-07-30',
          'DIVIDENDE SOCIÉTÉ FIDUCIE',
          'Actions',
          'XIC',
          'ISHRS',
          '-',
          '9',
          '-',
          'CAN',
          '0',
          '2,53',
          'CAN',
        ],
        ['-', '2026-07-30', 'ACHAT', 'Actions', 'XIC-C', 'ISHRS', '-', '9', '-', 'CAN', '0', '-', 'CAN'],
      ],
      [
        'sell 2026-08-01 CASH 10 50 CAD 0',
        'buy 2026-07-31 BRK-B 3 1449.38 USD 9.95',
        'income 2026-07-30 XIC CAD quantity 9 gross 2.53 trust',
        'refused tradeDate required -',
      ],
    ],
    [
      'interactiveBrokersStatement',
      [
        [
          'Trades',
          'Data',
          'Order',
          'Stocks',
          'USD',
          'AAPL',
          '2026-01-15, 10:30:00',
          '1,000',
          '150.25',
          '151',
          '-150250',
          '-1',
          '150251',
          '0',
          '0',
          'O',
        ],
        [
          'Trades',
          'Data',
          'Order',
          'Stocks',
          'CAD',
          'BRK B',
          '2026-01-16, 10:30:00',
          '-20',
          '50.5',
          '51',
          '1010',
          '0.5',
          '',
          '0',
          '0',
          'C',
        ],
        [
          'Trades',
          'Data',
          'Order',
          'Forex',
          'CAD',
          'USD.CAD',
          '2026-01-16, 10:30:00',
          '-20',
          '1.4',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
        ],
        ['Trades', 'SubTotal', '', 'Stocks', 'USD', 'AAPL', '', '980', '', '', '', '', '', '', '', ''],
        ['Dividends', 'Data', 'USD', '2026-01-20', 'AAPL', '12'],
      ],
      [
        'buy 2026-01-15 AAPL 1000 150.25 USD 1',
        'sell 2026-01-16 BRK-B 20 50.5 CAD -',
        'skipped currencyExchange Forex',
        'skipped notATrade SubTotal',
        'skipped dividend Dividends',
      ],
    ],
    [
      'interactiveBrokersFlex',
      [
        'BUY,20260522,US9220427424,95,93.78,8909.1,USD,-1,USD'.split(','),
        'SELL,20260609,US9220427424,-5,95.42,-477.1,USD,-1,USD'.split(','),
        'SELL,20260609,,-8000,1.1173,-8938.4,USD,-1.8,CHF'.split(','),
        'BUY,20260609,US9220427424,-5,95.42,-477.1,USD,-1,USD'.split(','),
      ],
      [
        'buy 2026-05-22 US9220427424 95 93.78 USD 1',
        'sell 2026-06-09 US9220427424 5 95.42 USD 1',
        'skipped currencyExchange SELL',
        'refused quantity signContradictsKind -5',
      ],
    ],
    [
      'interactiveBrokersFlex',
      ['USD,VTI,20260522;101500,20260522,ExchTrade,3,200.5,BUY,other'.split(',')],
      ['buy 2026-05-22 VTI 3 200.5 USD -'],
      1,
    ],
    [
      'schwab',
      [
        ['03/04/2026', 'Buy', 'AVGO', 'BROADCOM', '1,000', '$1,680.00', '$4.95', '-$1680004.95'],
        ['02/15/2026 as of 02/13/2026', 'Reinvest Shares', 'SPY', 'SPDR', '1.6531', '$420.10', '', '-$694.48'],
        ['02/01/2026', 'Sell', 'SPY', 'SPDR', '1', '$421', '', '$421'],
        ['01/31/2026', 'Stock Split', 'AVGO', 'BROADCOM', '9', '', '', ''],
        ['01/31/2026', 'Something New', 'AVGO', 'BROADCOM', '', '', '', '$5'],
        ['01/31/2026', 'Something New', 'AVGO', 'BROADCOM', '9', '$1', '', '$9'],
        ['01/30/2026', 'Sell', 'SPY', 'SPDR', '-1', '$421', '', '$421'],
        ['Transactions Total', '', '', '', '', '', '', '-$26,582.91'],
      ],
      [
        'buy 2026-03-04 AVGO 1000 1680 USD 4.95',
        'buy 2026-02-13 SPY 1.6531 420.1 USD -',
        'sell 2026-02-01 SPY 1 421 USD -',
        'added split 2026-01-31 AVGO USD quantity 9',
        'refused kind unknown Something New',
        'refused kind unknown Something New',
        'sell 2026-01-30 SPY 1 421 USD -',
        'skipped notATrade Transactions Total',
      ],
    ],
    [
      'fidelity',
      [
        [
          ' 08/10/2026',
          'YOU SOLD SOME ETF (XLK) (Cash)',
          'XLK',
          'SOME ETF',
          'Cash',
          '-20',
          '8.15',
          '',
          '0.01',
          '',
          '162.99',
          '1',
          '08/11/2026',
        ],
        [
          ' 08/05/2026',
          'REINVESTMENT VANGUARD (BND)',
          'BND',
          'BOND',
          'Cash',
          '0.01',
          '72.39',
          '',
          '',
          '',
          '-0.75',
          '1',
          '',
        ],
        [' 08/05/2026', 'DIVIDEND RECEIVED', 'BND', 'BOND', 'Cash', '0.000', '', '', '', '', '0.75', '1', ''],
      ],
      [
        'sell 2026-08-10 XLK 20 8.15 USD 0.01',
        'buy 2026-08-05 BND 0.01 72.39 USD -',
        'income 2026-08-05 BND USD gross 0.75',
      ],
    ],
    [
      'degiroEnglish',
      [
        [
          '07-01-2026',
          '09:31',
          'ISHARES ASIA',
          'IE00B5L8K969',
          'XET',
          'XETA',
          '9',
          '213,4500',
          'EUR',
          '-1921,05',
          'EUR',
          '-1921,05',
          '',
          '0,00',
          '-2,00',
          '-1923,05',
          '',
          'id',
        ],
        [
          '06-01-2026',
          '09:30',
          'BANK NOVA',
          'CA0641491075',
          'TOR',
          'XTSE',
          '-5',
          '63,97',
          'CAD',
          '319,85',
          'CAD',
          '200',
          '1,6',
        ],
      ],
      ['buy 2026-01-07 IE00B5L8K969 9 213.45 EUR 2', 'sell 2026-01-06 CA0641491075 5 63.97 CAD -'],
    ],
    [
      'degiroFrench',
      [
        [
          '07-01-2026',
          '09:31',
          'ISHARES',
          'IE00B5L8K969',
          'XET',
          'XETA',
          '9',
          '13,50',
          'EUR',
          '-121,50',
          'EUR',
          '-121,50',
          '',
          '',
          '',
          '',
          'id',
        ],
      ],
      ['buy 2026-01-07 IE00B5L8K969 9 13.5 EUR -'],
    ],
    [
      'degiroDutch',
      [
        [
          '07-01-2026',
          '09:31',
          'ISHARES',
          'IE00B5L8K969',
          'XET',
          'XETA',
          '-9',
          '13,50',
          'EUR',
          '121,50',
          'EUR',
          '121,50',
          '',
          '',
          '',
          '',
          'id',
        ],
      ],
      ['sell 2026-01-07 IE00B5L8K969 9 13.5 EUR -'],
    ],
    [
      'yahoo',
      [
        'RY.TO,150,2026/08/10,10:11 EDT,1,1,1,1,1,20260201,134.5,5,9.99,,,note,BUY'.split(','),
        'SHOP.TO,150,2026/08/10,10:11 EDT,1,1,1,1,1,,,,,,,,'.split(','),
        '$$CASH_TX,,,,,,,,,20260201,,1000,,,,,DEPOSIT'.split(','),
        'MSFT,150,2026/08/10,10:11 EDT,1,1,1,1,1,20260202,400,2,,,,,SELL'.split(','),
      ],
      [
        'buy 2026-02-01 RY@XTSE 5 134.5 ? 9.99',
        'skipped notATrade SHOP.TO',
        'deposit 2026-02-01 $$CASH_TX ? gross 1000',
        'sell 2026-02-02 MSFT 2 400 ? -',
      ],
    ],
    [
      'yahooWithoutType',
      [
        'ROKU,52,2026/08/10,16:00 EDT,1,1,1,1,1,20260210,59.04,17.0,,,,'.split(','),
        'ROKU,52,2026/08/10,16:00 EDT,1,1,1,1,1,20260211,60,-7.0,,,,'.split(','),
        'ROKU,52,2026/08/10,16:00 EDT,1,1,1,1,1,,,,,,,'.split(','),
      ],
      ['buy 2026-02-10 ROKU 17 59.04 ? -', 'sell 2026-02-11 ROKU 7 60 ? -', 'skipped notATrade ROKU'],
    ],
    [
      'ghostfolio',
      [
        '16-09-2025,MSFT,YAHOO,USD,298.580,5,buy,19.00,first'.split(','),
        '17/11/2025,MSFT,YAHOO,USD,0.62,5,dividend,0.00,'.split(','),
        '20500606,MSFT,YAHOO,USD,1,1,buy,0.00,'.split(','),
        '16/09/25,MSFT,YAHOO,USD,1,1,buy,0.00,'.split(','),
        '16-09-2025,MSFT,YAHOO,USD,1,-1,buy,0.00,'.split(','),
      ],
      [
        'buy 2025-09-16 MSFT 5 298.58 USD 19',
        'income 2025-11-17 MSFT USD quantity 5 perShare 0.62 gross 3.1',
        'refused tradeDate future 20500606',
        'refused tradeDate invalid 16/09/25',
        'refused quantity signContradictsKind -1',
      ],
    ],
    [
      'wealthfolio',
      [
        '2026-07-01,TD.TO,EQUITY,20,BUY,85.00,CAD,9.99,,,'.split(','),
        '2026-07-02,TD.TO,EQUITY,20,TRANSFER_IN,85.00,CAD,,,,'.split(','),
        '2026-07-03,TD.TO,EQUITY,,DIVIDEND,,CAD,,21.00,,'.split(','),
        '2026-07-04,$CASH-CAD,,,WITHDRAWAL,,CAD,,500,,'.split(','),
        '2026-07-05,$CASH-CAD,,,WITHDRAWAL,,CAD,,,,'.split(','),
      ],
      [
        'buy 2026-07-01 TD@XTSE 20 85 CAD 9.99',
        'transferIn 2026-07-02 TD@XTSE CAD quantity 20 gross 1700',
        'income 2026-07-03 TD@XTSE CAD gross 21',
        'withdrawal 2026-07-04 $CASH-CAD CAD gross 500',
        'refused amount required',
      ],
    ],
    [
      'wealthfolioSample',
      ['2026-07-01,SELL,AAPL,EQUITY,5,192.00,USD,4.95,,part,,'.split(',')],
      ['sell 2026-07-01 AAPL 5 192 USD 4.95'],
    ],
    [
      'portfolioPerformanceEnglish',
      [
        '2026-01-05T09:30;Buy;1,010.00;CAD;;;;8.00;2.00;10;;;RY.TO;Royal Bank;memo'.split(';'),
        '2026-01-06T09:30;Sell;990.00;CAD;;;;10.00;0.00;3;;;RY.TO;Royal Bank;'.split(';'),
        '2026-01-06T09:30;Transfer (Inbound);990.00;CAD;;;;0;0;3;;;RY.TO;Royal Bank;'.split(';'),
      ],
      [
        'buy 2026-01-05 RY@XTSE 10 100 CAD 10',
        'sell 2026-01-06 RY@XTSE 3 333.33333333 CAD 10',
        'moved transferIn 2026-01-06 RY@XTSE CAD quantity 3',
      ],
    ],
    [
      'portfolioPerformanceFrench',
      ['2026-01-05T09:30;Achat;1\u202F010,00;EUR;;;;8,00;2,00;10;FR0000120271;;;Total;'.split(';')],
      ['buy 2026-01-05 FR0000120271 10 100 EUR 10'],
    ],
  ])('%s', (id, rows, expected, variant) => {
    expect(read(id, rows, variant).map(brief)).toEqual(expected)
  })
})
