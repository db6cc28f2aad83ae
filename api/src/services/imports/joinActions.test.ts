import { convertedShares } from '@palier/domain/portfolios/bookEvent'
import { expect, test } from 'vitest'
import { accountOf } from '../../testing/importAccount.ts'
import type { RowOutcome } from './checkRows.ts'
import { factsOfRead } from './readEvent.ts'

const LISTINGS = [
  ...['OLD', 'NEW', 'AAPL'].map((ticker) => ({ ticker, exchangeCode: 'XNAS', currency: 'USD' as const })),
  ...['DLR', 'RY', 'TD'].map((ticker) => ({ ticker, exchangeCode: 'XTSE', currency: 'CAD' as const })),
].map((listing) => ({ ...listing, id: listing.ticker, companyName: listing.ticker }))
const portfolio = {
  findListings: async (tickers: readonly string[]) => LISTINGS.filter(({ ticker }) => tickers.includes(ticker)),
}

const SCHWAB = 'Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount'
const QUESTRADE =
  'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Account #,Activity Type,Account Type'
const FIDELITY =
  'Run Date,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),Accrued Interest ($),Amount ($),Cash Balance ($),Settlement Date'
const questrade = (action: string, symbol: string, quantity: string, amount = '0', day = '2026-05-04') =>
  `${day} 12:00:00 AM,${day} 12:00:00 AM,${action},${symbol},TEXT,${quantity},0,${amount},0,${amount},CAD,1,Other,Margin`

/** What becomes of a row, in words. */
function told({ verdict, reason, trade, event, withLine }: RowOutcome): string {
  const outcome = verdict === 'accepted' ? 'entered' : `${verdict} ${reason}`
  if (withLine !== undefined) return `${outcome} with ${withLine}`
  if (trade) return [outcome, trade.kind, trade.symbol, trade.quantity, trade.price].join(' ')
  if (!event || verdict === 'refused') return outcome
  const { kind, symbol, quantity, numerator, denominator, gross, cashInLieu, action } = event
  const got = action?.otherQuantity ?? convertedShares(factsOfRead(event))?.toString()
  const ratio = numerator === null || denominator === null ? null : `${numerator}:${denominator}`
  const cash = [gross !== null && `cash ${gross}`, cashInLieu !== null && `in lieu ${cashInLieu}`]
  const other = action?.other && `becomes ${action.other.symbol}`
  return [outcome, kind, symbol, quantity, ratio, other, got && `got ${got}`, ...cash].filter(Boolean).join(' ')
}

async function read(header: string, ...rows: string[]): Promise<string[]> {
  const { outcomes } = await accountOf(new TextEncoder().encode([header, ...rows].join('\n')), portfolio)
  return outcomes.map(told)
}

test.each<[what: string, header: string, rows: string[], expected: string[]]>([
  [
    'a consolidation with cash for a rest has the ratio that leaves one',
    SCHWAB,
    [
      '05/05/2026,Cash In Lieu,OLD,NAME,,,,$3.50',
      '05/04/2026,Reverse Split,OLD,NAME,10,,,',
      '05/04/2026,Reverse Split,123456789,NAME REVERSE SPLIT,-107,,,',
      '01/05/2026,Buy,OLD,NAME,107,$10.00,,-$1070.00',
    ],
    ['entered with 3', 'entered split OLD 1:10 got 10 in lieu 3.5', 'entered with 3', 'entered buy OLD 107 10'],
  ],
  [
    'a consolidation whose rest is nowhere waits for the person',
    SCHWAB,
    ['05/04/2026,Reverse Split,OLD,NAME,10,,,', '05/04/2026,Reverse Split,123456789,NAME REVERSE SPLIT,-107,,,'],
    ['incomplete missing.fraction split OLD 1:10 got 10', 'incomplete missing.fraction with 2'],
  ],
  [
    'a consolidation that many ratios would make waits for the person, who knows it',
    SCHWAB,
    ['05/04/2026,Reverse Split,OLD,NAME,2,,,', '05/04/2026,Reverse Split,123456789,NAME REVERSE SPLIT,-107,,,'],
    ['incomplete missing.ratio split OLD 2:107 got 2', 'incomplete missing.ratio with 2'],
  ],
  [
    'a merger with cash beside the shares waits for how it is taxed',
    QUESTRADE,
    [questrade('MGR', 'RY.TO', '-100'), questrade('MGR', 'TD.TO', '50', '500')],
    [
      'incomplete missing.treatment exchange RY 100 1:2 becomes TD got 50 cash 500',
      'incomplete missing.treatment with 2',
    ],
  ],
  [
    'a merger of shares of which one is not known waits for it',
    QUESTRADE,
    [questrade('MGR', 'RY.TO', '-100'), questrade('MGR', 'NONE.TO', '50')],
    ['incomplete missing.newStock exchange RY 100 1:2 becomes NONE got 50', 'incomplete missing.newStock with 2'],
  ],
  [
    'two mergers of one day are told apart by their shares, and those that may be either wait',
    QUESTRADE,
    [
      questrade('NAC', 'RY.TO', '-100'),
      questrade('NAC', 'DLR.TO', '-40'),
      questrade('NAC', 'TD.TO', '40'),
      questrade('MGR', 'RY.TO', '-10', '0', '2026-06-01'),
      questrade('MGR', 'DLR.TO', '-20', '0', '2026-06-01'),
      questrade('MGR', 'TD.TO', '5', '0', '2026-06-01'),
    ],
    [
      'incomplete missing.newStock symbolChange RY 100 got 100',
      'refused quantity.oversold',
      'refused quantity.oversold with 3',
      'incomplete missing.newStock exchange RY 10',
      'incomplete missing.newStock exchange DLR 20',
      'incomplete missing.oldStock exchange becomes TD got 5',
    ],
  ],
  [
    'shares that went for cash alone are sold',
    SCHWAB,
    [
      '05/04/2026,Cash Merger,OLD,NAME,,,,$950.00',
      '05/04/2026,Cash Merger Adj,OLD,NAME,-100,,,',
      '01/05/2026,Buy,OLD,NAME,100,$8.00,,-$800.00',
    ],
    ['entered with 3', 'entered sell OLD 100 9.5', 'entered buy OLD 100 8'],
  ],
  [
    'cash for shares that are nowhere is refused',
    SCHWAB,
    ['05/04/2026,Cash Merger,OLD,NAME,,,,$950.00', '05/04/2026,Cash In Lieu,NEW,NAME,,,,$9.50'],
    ['refused amount.withoutShares', 'refused cashInLieu.withoutSplit'],
  ],
  [
    'shares that were moved and came back on the day are left out',
    SCHWAB,
    ['05/04/2026,Journaled Shares,OLD,NAME,-25,,,', '05/04/2026,Journaled Shares,OLD,NAME,25,,,'],
    ['skipped noEffect with 3', 'skipped noEffect with 2'],
  ],
  [
    'a transfer in tells only how many came, one out not where to',
    QUESTRADE,
    [questrade('TFI', 'RY.TO', '10'), questrade('TF6', 'TD.TO', '-3'), questrade('TFI', 'NONE.TO', '4')],
    [
      'incomplete missing.cost transferIn RY 10',
      'incomplete missing.destination transfer TD 3',
      'refused symbol.unknown',
    ],
  ],
  [
    'counts that no ledger can hold are refused',
    QUESTRADE,
    [
      questrade('TFI', 'RY.TO', '10000000000000'),
      questrade('TFI', 'RY.TO', '1.0000001'),
      questrade('MGR', 'RY.TO', '-100', '0', '2026-06-01'),
      questrade('MGR', 'NONE.TO', '0.0000001', '0', '2026-06-01'),
    ],
    [
      'refused quantity.tooLarge',
      'refused quantity.tooPrecise',
      'refused ratio.tooPrecise',
      'refused ratio.tooPrecise with 4',
    ],
  ],
  [
    'shares received of a stock that was held are a dividend, of another one those of a spin-off',
    QUESTRADE,
    [
      questrade('Buy', 'RY.TO', '100', '-4000', '2026-01-05').replace(',0,-4000', ',40,-4000'),
      questrade('DIS', 'RY.TO', '5'),
      questrade('DIS', 'TD.TO', '25'),
    ],
    ['entered buy RY 100 40', 'entered stockDividend RY 5', 'incomplete missing.parent spinOff becomes TD got 25'],
  ],
  [
    'a spin-off that names its parent has the shares held before, and lacks how the cost is shared',
    FIDELITY,
    [
      ' 05/04/2026,DISTRIBUTION SPINOFF FROM:(OLD ) A NAME (NEW) (Cash),NEW,A NAME,Cash,25,,,,,,1,',
      ' 01/05/2026,YOU BOUGHT A NAME (OLD) (Cash),OLD,A NAME,Cash,100,10,,,,-1000,1,01/06/2026',
    ],
    ['incomplete missing.costShare spinOff OLD 100 1:4 becomes NEW got 25', 'entered buy OLD 100 10'],
  ],
])('%s', async (_, header, rows, expected) => {
  expect(await read(header, ...rows)).toEqual(expected)
})
