/**
 * A year of an account as brokers write it, row by row. Shares no code with what reads such files: shapes are those that
 * public exports show. Money is in cents, shares are whole.
 */

type Stock = { symbol: string; currency: 'CAD' | 'USD'; exchange: string }

/** What happened; `tax` is withheld of a dividend. */
export type Fact =
  | { kind: 'buy' | 'sell'; day: string; stock: Stock; shares: number; price: number }
  | { kind: 'dividend'; day: string; stock: Stock; shares: number; cents: number; tax: number }
  | { kind: 'split'; day: string; stock: Stock; held: number; times: number }
  | {
      kind: 'deposit' | 'withdrawal' | 'interest' | 'interestPaid' | 'fee'
      day: string
      currency: string
      cents: number
    }

/** A file of one broker: its lines, and which facts it cannot tell for certain, so that their rows are refused. */
export type Broker = {
  name: string
  stocks: readonly Stock[]
  /** The currency of deposits, interest and fees. */
  currency: 'CAD' | 'USD'
  header: readonly string[]
  rowsOf: (fact: Fact) => string[]
  newestFirst?: true
  /** Whether rows of stocks name none: then they are refused. */
  isWithoutSymbols?: true
  /** Where the balance stands in each line. */
  balanceColumn?: number
  leaves?: readonly Fact['kind'][]
}

const CANADIAN: Stock[] = [
  { symbol: 'RY', currency: 'CAD', exchange: 'XTSE' },
  { symbol: 'XEQT', currency: 'CAD', exchange: 'XTSE' },
]
const AMERICAN: Stock[] = [
  { symbol: 'AAPL', currency: 'USD', exchange: 'XNAS' },
  { symbol: 'MSFT', currency: 'USD', exchange: 'XNAS' },
]
export const STOCKS = [...CANADIAN, ...AMERICAN]

const dollars = (cents: number) => (cents / 100).toFixed(2)
const comma = (cents: number) => dollars(cents).replace('.', ',')
const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')
const parts = (day: string): [string, string, string] => [day.slice(0, 4), day.slice(5, 7), day.slice(8)]
const inWords = (day: string) => `${MONTHS[Number(parts(day)[1]) - 1]} ${Number(parts(day)[2])}, ${parts(day)[0]}`
const american = (day: string) => `${parts(day)[1]}/${parts(day)[2]}/${parts(day)[0]}`
const british = (day: string) => `${parts(day)[2]}/${parts(day)[1]}/${parts(day)[0]}`
const short = (day: string) =>
  `${Number(parts(day)[2])} ${MONTHS[Number(parts(day)[1]) - 1]?.slice(0, 3)} ${parts(day)[0]}`
/** What a fact does to the cash of its account. */
export function cashOfFact(fact: Fact): number {
  switch (fact.kind) {
    case 'buy':
      return -fact.shares * fact.price
    case 'sell':
      return fact.shares * fact.price
    case 'dividend':
      return fact.cents - fact.tax
    case 'split':
      return 0
    case 'deposit':
    case 'interest':
      return fact.cents
    default:
      return -fact.cents
  }
}

function questrade(fact: Fact): string[] {
  const row = (action: string, symbol: string, text: string, figures: string, currency: string) => {
    const moment = `${fact.day} 12:00:00 AM`
    return `${moment},${moment},${action},${symbol},${text},${figures},${currency},12345678,Other,Individual margin`
  }
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const sign = fact.kind === 'buy' ? '' : '-'
    const [total, price] = [dollars(cashOfFact(fact)), dollars(fact.price)]
    const action = fact.kind === 'buy' ? 'Buy' : 'Sell'
    return [
      row(
        action,
        `${fact.stock.symbol}.TO`,
        'WE ACTED AS AGENT',
        `${sign}${fact.shares},${price},${total},0,${total}`,
        'CAD',
      ),
    ]
  }
  if (fact.kind === 'dividend') {
    return [row('DIV', `${fact.stock.symbol}.TO`, 'CASH DIV ON SHS REC 01/02', `0,0,0,0,${dollars(fact.cents)}`, 'CAD')]
  }
  if (fact.kind === 'split') {
    const added = fact.held * (fact.times - 1)
    return [row('DIS', `${fact.stock.symbol}.TO`, 'STK SPLIT', `${added},0,0,0,0`, 'CAD')]
  }
  const action = { deposit: 'CON', withdrawal: 'EFT', interest: 'INT', interestPaid: 'INT', fee: 'FCH' }[fact.kind]
  return [row(action, '', 'TEXT', `0,0,0,0,${dollars(cashOfFact(fact))}`, 'CAD')]
}

function wealthsimple(fact: Fact): string[] {
  const row = (type: string, sub: string, symbol: string, quantity: string, price: string, amount: string) =>
    `${fact.day},${fact.day},A1,TFSA,${type},${sub},LONG,${symbol},Name,CAD,${quantity},${price},0,${amount}`
  const amount = dollars(cashOfFact(fact))
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const shares = fact.kind === 'buy' ? fact.shares : -fact.shares
    return [row('Trade', fact.kind.toUpperCase(), fact.stock.symbol, String(shares), dollars(fact.price), amount)]
  }
  if (fact.kind === 'dividend') {
    const [gross, tax] = [dollars(fact.cents), dollars(-fact.tax)]
    const paid = row('Dividend', '', fact.stock.symbol, gross, '', gross)
    return fact.tax > 0 ? [paid, row('Tax', 'NRT', fact.stock.symbol, '', '', tax)] : [paid]
  }
  if (fact.kind === 'split') return []
  const type = {
    deposit: 'Contribution',
    withdrawal: 'MoneyMovement',
    interest: 'Interest',
    interestPaid: 'Interest',
    fee: '',
  }
  return fact.kind === 'fee' ? [] : [row(type[fact.kind], '', '', '', '', amount)]
}

function statement(fact: Fact): string[] {
  const row = (type: string, text: string, cents: number) =>
    `"${fact.day}","${type}","${text}","${dollars(cents)}","BALANCE","CAD"`
  const cash = cashOfFact(fact)
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const said = fact.kind === 'buy' ? 'Bought' : 'Sold'
    const text = `${fact.stock.symbol} - Name: ${said} ${fact.shares}.0000 shares (executed at ${fact.day})`
    return [row(fact.kind.toUpperCase(), text, cash)]
  }
  if (fact.kind === 'dividend') {
    const name = `${fact.stock.symbol} - Name`
    const paid = row('DIV', `${name}: Cash dividend distribution, received on ${fact.day}`, fact.cents)
    return fact.tax > 0 ? [paid, row('NRT', `${name}: Non-resident tax`, -fact.tax)] : [paid]
  }
  if (fact.kind === 'split') return [row('LOAN', `${fact.stock.symbol} on loan`, 0)]
  const type = { deposit: 'CONT', withdrawal: 'SPEND', interest: 'INT', interestPaid: 'INT', fee: 'FEE' }[fact.kind]
  return [row(type, 'Text', cash)]
}

function rbc(fact: Fact): string[] {
  const row = (activity: string, symbol: string, shares: string, price: string, value: string, text: string) => {
    const cells = [
      inWords(fact.day),
      activity,
      symbol,
      'NAME',
      shares,
      price,
      inWords(fact.day),
      '12345678',
      value,
      'CAD',
      text,
    ]
    return cells.map((cell) => `"${cell}"`).join()
  }
  const value = dollars(cashOfFact(fact))
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const activity = fact.kind === 'buy' ? 'Buy' : 'Sell'
    return [row(activity, fact.stock.symbol, String(fact.shares), dollars(fact.price), value, 'UNSOLICITED')]
  }
  if (fact.kind === 'dividend') {
    return [row('Distribution', fact.stock.symbol, '', '0.10', dollars(fact.cents), `UNITS DIST ON ${fact.shares} SHS`)]
  }
  if (fact.kind === 'split') {
    const added = fact.held * (fact.times - 1)
    const text = `DIS - NAME STK SPLIT ON ${fact.held} SHS REC 08/13/25 PAY 08/15/25`
    return [row('Reorganization', fact.stock.symbol, String(added), '', '0', text)]
  }
  const activity = {
    deposit: 'Deposits & Contributions',
    withdrawal: 'Deposits & Contributions',
    ...{ interest: 'Interest', interestPaid: 'Interest', fee: 'Fees' },
  }[fact.kind]
  return [row(activity, '', '', '', value, 'TEXT')]
}

function disnat(fact: Fact): string[] {
  const row = (type: string, symbol: string, shares: number, price: string, cents: number) => {
    const isTrade = price !== '-'
    const figures = `${shares},${price},CAN,0,"${comma(cents)}",CAN`
    return `${isTrade ? fact.day : '-'},${fact.day},${type},Actions,${symbol},TEXTE,-,${figures}`
  }
  const cash = cashOfFact(fact)
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const [type, shares] = fact.kind === 'buy' ? ['ACHAT', fact.shares] : ['VENTE', -fact.shares]
    return [row(type as string, `${fact.stock.symbol}-C`, Number(shares), `"${comma(fact.price)}"`, cash)]
  }
  if (fact.kind === 'dividend')
    return [row('DIVIDENDE SOCIÉTÉ FIDUCIE', fact.stock.symbol, fact.shares, '-', fact.cents)]
  if (fact.kind === 'split') return []
  const type = {
    deposit: 'COTISATION',
    withdrawal: 'RÉSILIATION',
    interest: 'INTÉRÊTS',
    interestPaid: 'INTÉRÊTS',
    fee: 'FRAIS',
  }
  return [row(type[fact.kind], '-', 0, '-', cash)]
}

function nationalBank(fact: Fact): string[] {
  const row = (type: string, symbol: string, shares: string, price: string, cents: number) =>
    `123,Compte CAD,${british(fact.day)},${british(fact.day)},${type},${symbol},${shares},${price},0,${dollars(cents)}`
  const cash = cashOfFact(fact)
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const [type, shares] = fact.kind === 'buy' ? ['Achat', fact.shares] : ['Vente', -fact.shares]
    return [row(type as string, fact.stock.symbol, String(shares), dollars(fact.price), cash)]
  }
  if (fact.kind === 'dividend') {
    const paid = row('Dividende', fact.stock.symbol, '', '', fact.cents)
    return fact.tax > 0 ? [paid, row('Imp Non Res', fact.stock.symbol, '', '', -fact.tax)] : [paid]
  }
  if (fact.kind === 'split' || fact.kind === 'fee') return []
  const type = { deposit: 'Cotisation', withdrawal: 'Retrait', interest: 'Intérêt', interestPaid: 'Intérêt' }[fact.kind]
  return [row(type, '', '', '', cash)]
}

function interactiveBrokers(fact: Fact): string[] {
  const cash = dollars(cashOfFact(fact))
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const shares = fact.kind === 'buy' ? fact.shares : -fact.shares
    const price = dollars(fact.price)
    return [
      `Trades,Data,Order,Stocks,USD,${fact.stock.symbol},"${fact.day}, 10:00:00",${shares},${price},${price},${cash},0,0,0,0,O`,
    ]
  }
  if (fact.kind === 'dividend') {
    const text = `${fact.stock.symbol}(US0378331005) Cash Dividend USD 0.24 per Share`
    const paid = `Dividends,Data,USD,${fact.day},${text} (Ordinary Dividend),${dollars(fact.cents)}`
    return fact.tax > 0
      ? [paid, `Withholding Tax,Data,USD,${fact.day},${text} - US Tax,${dollars(-fact.tax)},`]
      : [paid]
  }
  if (fact.kind === 'split') {
    const text = `${fact.stock.symbol}(US0378331005) Split ${fact.times} for 1 (${fact.stock.symbol}, NAME, US0378331005)`
    const added = fact.held * (fact.times - 1)
    return [`Corporate Actions,Data,Stocks,USD,${fact.day},"${fact.day}, 20:25:00","${text}",${added},0,0,0,`]
  }
  if (fact.kind === 'fee') return [`Fees,Data,Other Fees,USD,${fact.day},Snapshot,${cash}`]
  if (fact.kind === 'interest' || fact.kind === 'interestPaid')
    return [`Interest,Data,USD,${fact.day},USD Interest,${cash}`]
  return [`Deposits & Withdrawals,Data,USD,${fact.day},Electronic Fund Transfer,${cash}`]
}

function schwab(fact: Fact): string[] {
  const signed = (cents: number) => (cents < 0 ? `-$${dollars(-cents)}` : `$${dollars(cents)}`)
  const row = (action: string, symbol: string, shares: string, price: string, amount: string) =>
    `"${american(fact.day)}","${action}","${symbol}","NAME","${shares}","${price}","","${amount}"`
  const amount = signed(cashOfFact(fact))
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const action = fact.kind === 'buy' ? 'Buy' : 'Sell'
    return [row(action, fact.stock.symbol, String(fact.shares), `$${dollars(fact.price)}`, amount)]
  }
  if (fact.kind === 'dividend') {
    const paid = row('Cash Dividend', fact.stock.symbol, '', '', signed(fact.cents))
    return fact.tax > 0 ? [row('NRA Tax Adj', fact.stock.symbol, '', '', signed(-fact.tax)), paid] : [paid]
  }
  if (fact.kind === 'split')
    return [row('Stock Split', fact.stock.symbol, String(fact.held * (fact.times - 1)), '', '')]
  if (fact.kind === 'interestPaid') return []
  const action = {
    deposit: 'MoneyLink Transfer',
    withdrawal: 'Wire Sent',
    interest: 'Credit Interest',
    fee: 'Advisor Fee',
  }
  return [row(action[fact.kind], '', '', '', amount)]
}

function trading212(fact: Fact): string[] {
  const at = `${fact.day} 10:00:00.123`
  const empty = (count: number) => ','.repeat(count)
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const total = dollars(Math.abs(cashOfFact(fact)))
    const action = fact.kind === 'buy' ? 'Market buy' : 'Market sell'
    return [
      `${action},${at},US0378331005,${fact.stock.symbol},Name,${fact.shares}.0000000000,${dollars(fact.price)},USD,1,,USD,${total},USD,,,,EOF1,,`,
    ]
  }
  if (fact.kind === 'dividend') {
    const price = `${(fact.cents / fact.shares / 100).toFixed(4)}`
    return [
      `Dividend (Dividend),${at},US0378331005,${fact.stock.symbol},Name,${fact.shares}.0000000000,${price},USD,Not available,,,${dollars(fact.cents - fact.tax)},USD,${dollars(fact.tax)},USD,,,,`,
    ]
  }
  if (fact.kind === 'split') {
    const row = (side: string, shares: number) =>
      `Stock split ${side},${at},US0378331005,${fact.stock.symbol},Name,${shares}.0000000000,1.00,USD,1,,USD,0.00,USD,,,,EOF1,,`
    return [row('close', fact.held), row('open', fact.held * fact.times)]
  }
  if (fact.kind === 'fee' || fact.kind === 'interestPaid') return []
  const action = { deposit: 'Deposit', withdrawal: 'Withdrawal', interest: 'Interest on cash' }[fact.kind]
  return [`${action},${at}${empty(10)}${dollars(cashOfFact(fact))},USD,,,Text,ID1,,`]
}

function tdDirectInvesting(fact: Fact): string[] {
  const row = (action: string, shares: string, price: string) =>
    `${short(fact.day)},${short(fact.day)},SOME TEXT,${action},${shares},${price},,${dollars(cashOfFact(fact))},Equities,CAD`
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    return [row(fact.kind.toUpperCase(), String(fact.shares), dollars(fact.price))]
  }
  if (fact.kind === 'dividend') return [row('DIV', '', '')]
  if (fact.kind === 'split') return [row('DIVSPL', String(fact.held * (fact.times - 1)), '')]
  const action = { deposit: 'CONT', withdrawal: 'CONT', interest: 'INTCR', interestPaid: 'INTDB', fee: 'FEE' }[
    fact.kind
  ]
  return [row(action, '', '')]
}

const IBKR_TRADES =
  'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code'

export const BROKERS: readonly Broker[] = [
  {
    name: 'Questrade',
    stocks: CANADIAN,
    currency: 'CAD',
    header: [
      'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Account #,Activity Type,Account Type',
    ],
    rowsOf: questrade,
  },
  {
    name: 'Wealthsimple, activities',
    stocks: CANADIAN,
    currency: 'CAD',
    header: [
      'transaction_date,settlement_date,account_id,account_type,activity_type,activity_sub_type,direction,symbol,name,currency,quantity,unit_price,commission,net_cash_amount',
    ],
    rowsOf: wealthsimple,
    leaves: ['split', 'fee'],
  },
  {
    name: 'Wealthsimple, statement',
    stocks: CANADIAN,
    currency: 'CAD',
    header: ['"date","transaction","description","amount","balance","currency"'],
    rowsOf: statement,
    balanceColumn: 4,
    leaves: ['split'],
  },
  {
    name: 'RBC Direct Investing',
    stocks: CANADIAN,
    currency: 'CAD',
    header: [
      '"Activity Export as of Mar 29, 2026 at 10:51:18 pm ET"',
      '',
      '"Account: 12345678 - TFSA"',
      '"Date","Activity","Symbol","Symbol Description","Quantity","Price","Settlement Date","Account","Value","Currency","Description"',
    ],
    rowsOf: rbc,
  },
  {
    name: 'Disnat',
    stocks: CANADIAN,
    currency: 'CAD',
    header: [
      "Date de transaction,Date de règlement,Type de transaction,Classe d'actif,Symbole,Description,Marché,Quantité,Prix,Devise du prix,Commission payée,Montant de l'opération,Devise du compte",
    ],
    rowsOf: disnat,
    newestFirst: true,
    leaves: ['split'],
  },
  {
    name: 'National Bank',
    stocks: CANADIAN,
    currency: 'CAD',
    header: [
      "Numéro de compte,Description du compte,Date de l'opération,Date du règlement,Opération,Symbole,Quantité,Prix,Commission,Montant net",
    ],
    rowsOf: nationalBank,
    leaves: ['split', 'fee'],
  },
  {
    name: 'Interactive Brokers',
    stocks: AMERICAN,
    currency: 'USD',
    header: [
      'Statement,Header,Field Name,Field Value',
      IBKR_TRADES,
      'Dividends,Header,Currency,Date,Description,Amount',
      'Withholding Tax,Header,Currency,Date,Description,Amount,Code',
      'Interest,Header,Currency,Date,Description,Amount',
      'Fees,Header,Subtitle,Currency,Date,Description,Amount',
      'Deposits & Withdrawals,Header,Currency,Settle Date,Description,Amount',
      'Corporate Actions,Header,Asset Category,Currency,Report Date,Date/Time,Description,Quantity,Proceeds,Value,Realized P/L,Code',
      'Dividends,Data,Total,,,25.50',
    ],
    rowsOf: interactiveBrokers,
  },
  {
    name: 'Schwab',
    stocks: AMERICAN,
    currency: 'USD',
    header: ['"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"'],
    rowsOf: schwab,
    newestFirst: true,
    leaves: ['interestPaid'],
  },
  {
    name: 'Trading 212',
    stocks: AMERICAN,
    currency: 'USD',
    header: [
      'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Withholding tax,Currency (Withholding tax),Notes,ID,Currency conversion fee,Currency (Currency conversion fee)',
    ],
    rowsOf: trading212,
    leaves: ['fee', 'interestPaid'],
  },
  {
    name: 'TD Direct Investing',
    stocks: CANADIAN,
    currency: 'CAD',
    header: [
      'As of Date,2026-09-26',
      'Account,TD Direct Investing - example',
      'Trade Date,Settle Date,Description,Action,Quantity,Price,Commission,Net Amount,Security Type,Currency',
    ],
    rowsOf: tdDirectInvesting,
    isWithoutSymbols: true,
  },
]

const TAXED = new Set([
  'Wealthsimple, activities',
  'Wealthsimple, statement',
  'National Bank',
  'Interactive Brokers',
  'Schwab',
  'Trading 212',
])

/** A year of facts from a seed, the oldest first: one a week, so that no two dividends of a stock are near. */
export function yearOf({ name, stocks, currency, leaves = [] }: Broker, seed: number): Fact[] {
  let state = seed >>> 0 || 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const held = new Map(stocks.map(({ symbol }) => [symbol, 0]))
  const facts: Fact[] = []
  for (let week = 0; week < 52; week += 1) {
    const day = new Date(Date.UTC(2025, 0, 6 + week * 7)).toISOString().slice(0, 10)
    const stock = stocks[random(stocks.length)] ?? (stocks[0] as Stock)
    const shares = held.get(stock.symbol) ?? 0
    const cents = 1 + random(500_000)
    const kinds = [
      'buy',
      'buy',
      'dividend',
      'dividend',
      'sell',
      'split',
      'deposit',
      'withdrawal',
      'interest',
      'interestPaid',
      'fee',
    ]
    const kind = kinds[random(kinds.length)] as Fact['kind']
    if (leaves.includes(kind)) continue
    if (kind === 'buy') {
      const bought = 1 + random(200)
      held.set(stock.symbol, shares + bought)
      facts.push({ kind, day, stock, shares: bought, price: 100 + random(50_000) })
    } else if (kind === 'sell' && shares > 0) {
      const sold = 1 + random(shares)
      held.set(stock.symbol, shares - sold)
      facts.push({ kind, day, stock, shares: sold, price: 100 + random(50_000) })
    } else if (kind === 'dividend' && shares > 0) {
      const paid = shares * (1 + random(90))
      const tax = TAXED.has(name) && random(2) === 0 ? Math.floor(paid * 0.15) : 0
      facts.push({ kind, day, stock, shares, cents: paid, tax })
    } else if (kind === 'split' && shares > 0 && shares < 10_000) {
      const times = 2 + random(3)
      held.set(stock.symbol, shares * times)
      facts.push({ kind, day, stock, held: shares, times })
    } else if (kind !== 'sell' && kind !== 'dividend' && kind !== 'split') {
      facts.push({ kind, day, currency, cents })
    }
  }
  return facts
}

/** The file of these facts, its balances told, and how many rows it has below its header. */
export function fileOf(broker: Broker, facts: readonly Fact[]): { text: string; rowCount: number } {
  let balance = 0
  const rows = facts.flatMap((fact) => {
    return broker.rowsOf(fact).map((row) => {
      if (broker.balanceColumn === undefined) return row
      const amount = /^"[^"]*","[^"]*","[^"]*","([^"]*)"/.exec(row)?.[1] ?? '0'
      balance += Math.round(Number(amount) * 100)
      return row.replace('BALANCE', dollars(balance))
    })
  })
  if (broker.newestFirst) rows.reverse()
  return { text: [...broker.header, ...rows].join('\r\n'), rowCount: rows.length }
}
