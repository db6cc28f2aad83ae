/**
 * A year of an account as brokers write it, row by row. Shares no code with what reads such files: shapes are those that
 * public exports show. Money is in cents, shares are whole.
 */

type Stock = { symbol: string; currency: 'CAD' | 'USD'; exchange: string }

/** What happened; `tax` is withheld of a dividend. */
type Plain =
  | { kind: 'buy' | 'sell'; day: string; stock: Stock; shares: number; price: number }
  | { kind: 'dividend'; day: string; stock: Stock; shares: number; cents: number; tax: number }
  | { kind: 'split'; day: string; stock: Stock; held: number; times: number }
  | {
      kind: 'deposit' | 'withdrawal' | 'interest' | 'interestPaid' | 'fee'
      day: string
      currency: string
      cents: number
    }

/** A dividend of `cents` that bought shares. */
type Reinvestment = { kind: 'reinvestment'; day: string; stock: Stock; shares: number; price: number; cents: number }

/** So many cents of Canadian dollars for so many of US dollars. */
type Exchange = { kind: 'exchange'; day: string; given: number; got: number }

type Became<Kind> = { kind: Kind; day: string; stock: Stock; shares: number; other: Stock; got: number }
type Moved<Kind> = { kind: Kind; day: string; stock: Stock; shares: number }

/** Shares of one stock that became those of another, or fewer of the same; what was paid for a rest is in cents. */
type Reorganization =
  | { kind: 'consolidation'; day: string; stock: Stock; held: number; times: number; rest: number }
  | Became<'renaming'>
  | Became<'merger'>
  | (Moved<'buyout'> & { cents: number })

/** What a file does not tell in full: shares that came or went, and those of a company that was spun off. */
type Incomplete = Moved<'cameIn'> | Moved<'wentOut'> | Became<'spinOff'>

/** `named` are the rows of which a file says what they are, and nothing more. */
export type Fact = Plain | Reinvestment | Exchange | Reorganization | Incomplete | { kind: 'named'; day: string }

/** How a broker writes what changes the shares of an account; what is left out it does not write, or nobody knows how. */
type Actions = {
  [Kind in (Reorganization | Incomplete)['kind']]?: (
    fact: Extract<Reorganization | Incomplete, { kind: Kind }>,
  ) => string[]
}

/** A file of one broker: its lines, and which facts it cannot tell. */
export type Broker = {
  name: string
  stocks: readonly Stock[]
  /** The currency of deposits, interest and fees. */
  currency: 'CAD' | 'USD'
  header: readonly string[]
  rowsOf: (fact: Plain) => string[]
  /** The row of the shares that a dividend bought, beside that of the dividend. */
  reinvested?: (fact: Reinvestment) => string
  /** Its row of what was given, and of what was got. */
  exchanged?: (day: string, currency: 'CAD' | 'USD', cents: number) => string
  named?: (day: string) => string[]
  actions?: Actions
  /** Whether its rows of consolidations tell what was paid for a rest. */
  paysRests?: true
  newestFirst?: true
  /** Where an amount and the balance after it stand in each line, the cells of which these letters divide. */
  balance?: { amountAt: number; at: number; between: string }
  leaves?: readonly Plain['kind'][]
}

const CANADIAN: Stock[] = [
  { symbol: 'RY', currency: 'CAD', exchange: 'XTSE' },
  { symbol: 'XEQT', currency: 'CAD', exchange: 'XTSE' },
]
const AMERICAN: Stock[] = [
  { symbol: 'AAPL', currency: 'USD', exchange: 'XNAS' },
  { symbol: 'MSFT', currency: 'USD', exchange: 'XNAS' },
]
/** What shares of a currency become, or bring. */
const NEW_STOCKS: Readonly<Record<Stock['currency'], Stock>> = {
  CAD: { symbol: 'NEWC', currency: 'CAD', exchange: 'XTSE' },
  USD: { symbol: 'NEWA', currency: 'USD', exchange: 'XNAS' },
}
export const STOCKS = [...CANADIAN, ...AMERICAN, ...Object.values(NEW_STOCKS)]

/** As files without symbols call it. */
export const nameOf = ({ symbol }: Stock) => `${symbol} SOME COMPANY-NEW`

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
    case 'named':
    case 'renaming':
    case 'merger':
    case 'cameIn':
    case 'wentOut':
    case 'spinOff':
      return 0
    case 'consolidation':
      return fact.rest
    case 'buyout':
      return fact.cents
    case 'exchange':
      return -fact.given
    case 'reinvestment':
      return fact.cents - fact.shares * fact.price
    case 'deposit':
    case 'interest':
      return fact.cents
    default:
      return -fact.cents
  }
}

function questrade(fact: Plain): string[] {
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

function wealthsimple(fact: Plain): string[] {
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

function statement(fact: Plain): string[] {
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

function rbc(fact: Plain): string[] {
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

function disnat(fact: Plain): string[] {
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

function nationalBank(fact: Plain): string[] {
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

function interactiveBrokers(fact: Plain): string[] {
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

function schwab(fact: Plain): string[] {
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

function trading212(fact: Plain): string[] {
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

function tdDirectInvesting(fact: Plain): string[] {
  const row = (action: string, shares: string, price: string) =>
    `${short(fact.day)},${short(fact.day)},${'stock' in fact ? nameOf(fact.stock) : 'SOME TEXT'},${action},${shares},${price},,${dollars(cashOfFact(fact))},Equities,CAD`
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

function bmo(fact: Plain): string[] {
  const row = (activity: string, symbol: string, shares: string, price: string, cents: number) =>
    `${fact.day},${fact.day},A NAME,TFSA,12345678,${activity},SOME TEXT,${symbol},${shares},${price},${price ? 'CAD' : ''},${dollars(cents)},CAD`
  const cash = cashOfFact(fact)
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const [activity, shares] = fact.kind === 'buy' ? ['Buy', fact.shares] : ['Sell', -fact.shares]
    return [row(String(activity), fact.stock.symbol, String(shares), dollars(fact.price), cash)]
  }
  if (fact.kind === 'dividend') {
    // What funds distribute is called interest.
    const activity = fact.stock.symbol === 'XEQT' ? 'Interest' : 'Dividend'
    const paid = row(activity, fact.stock.symbol, String(fact.shares), '', fact.cents)
    return fact.tax > 0
      ? [paid, row('Non resident tax', fact.stock.symbol, String(fact.shares), '', -fact.tax)]
      : [paid]
  }
  if (fact.kind === 'split') return []
  const activity = {
    ...{ deposit: 'Deposit ', withdrawal: 'Transfer of Funds ' },
    ...{ interest: 'Interest', interestPaid: 'Interest', fee: 'RSP fee paid' },
  }
  return [row(activity[fact.kind], '', '0', '', cash)]
}

function cibc(fact: Plain): string[] {
  const day = `" ${inWords(fact.day)}"`
  const row = (type: string, symbol: string, shares: number, price: string, cents: number, text = 'SOME TEXT') =>
    `${day},${day},CAD,${type},${symbol},CDN,${text},${shares},${price ? 'CAD' : ''},${price},,,CAD,"${dollars(cents)}",,,`
  const cash = cashOfFact(fact)
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const [type, shares] = fact.kind === 'buy' ? ['Buy', fact.shares] : ['Sell', -fact.shares]
    return [row(String(type), fact.stock.symbol, Number(shares), dollars(fact.price), cash)]
  }
  if (fact.kind === 'dividend') {
    const paid = row('Dividend', fact.stock.symbol, 0, '0.117', fact.cents)
    return fact.tax > 0 ? [paid, row('Tax', fact.stock.symbol, 0, '', -fact.tax)] : [paid]
  }
  if (fact.kind === 'split') return []
  const type = {
    deposit: 'Contrib',
    withdrawal: 'Withdrawal',
    interest: 'Interest',
    interestPaid: 'Interest',
    fee: 'Fee',
  }
  return [row(type[fact.kind], '', 0, '', cash)]
}

function scotia(fact: Plain): string[] {
  const row = (type: string, symbol: string, shares: number, price: string, cents: number, text = 'SOME TEXT') =>
    `${text},${symbol},${fact.day},${fact.day},CAD,${type},${shares},CAD,${price},${dollars(cents)}`
  const cash = cashOfFact(fact)
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const shares = fact.kind === 'buy' ? fact.shares : -fact.shares
    return [row(fact.kind.toUpperCase(), fact.stock.symbol, shares, dollars(fact.price), cash)]
  }
  if (fact.kind === 'dividend') {
    const text = `SOME UNIT DIST      ON    ${fact.shares} SHS REC 01/31/25 PAY 02/15/25      `
    const paid = row('CASH DIV', fact.stock.symbol, 0, '0', fact.cents, text)
    return fact.tax > 0 ? [paid, row('TAX', fact.stock.symbol, 0, '0', -fact.tax)] : [paid]
  }
  if (fact.kind === 'split') return []
  const type = {
    ...{ deposit: 'DEPOSIT', withdrawal: 'WITHDRAW', fee: 'FEE' },
    ...{ interest: 'INTEREST', interestPaid: 'INTEREST' },
  }
  return [row(type[fact.kind], '', 0, '0', cash)]
}

function nationalBankEnglish(fact: Plain): string[] {
  const row = (operation: string, symbol: string, shares: string, price: string, cents: number) =>
    `123,RRSP CAD,${fact.day},${fact.day},${fact.day},CAN,${symbol},TEXT,${operation},${shares},${price},0,${dollars(cents)},0,0`
  const cash = cashOfFact(fact)
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const [operation, shares] = fact.kind === 'buy' ? ['Buy', fact.shares] : ['Sell', -fact.shares]
    return [row(String(operation), fact.stock.symbol, String(shares), dollars(fact.price), cash)]
  }
  if (fact.kind === 'dividend') return [row('Dividend', fact.stock.symbol, '0', '0', fact.cents)]
  if (fact.kind === 'split' || fact.kind === 'fee') return []
  const operation = {
    ...{ deposit: 'Contribution', withdrawal: 'Withdrawal' },
    ...{ interest: 'Interest', interestPaid: 'Interest' },
  }
  return [row(operation[fact.kind], '', '0', '0', cash)]
}

function flexCash(fact: Plain): string[] {
  const row = (type: string, symbol: string, text: string, cents: number) =>
    `"U1","USD","${symbol}","${text}","${fact.day.replaceAll('-', '')}","${dollars(cents)}","${type}","1","${fact.day.replaceAll('-', '')}","DETAIL"`
  const cash = cashOfFact(fact)
  if (fact.kind === 'buy' || fact.kind === 'sell' || fact.kind === 'split') return []
  if (fact.kind === 'dividend') {
    const text = `${fact.stock.symbol}(US9220427424) CASH DIVIDEND USD 0.6504 PER SHARE`
    const paid = row('Dividends', fact.stock.symbol, `${text} (Ordinary Dividend)`, fact.cents)
    return fact.tax > 0 ? [paid, row('Withholding Tax', fact.stock.symbol, `${text} - US TAX`, -fact.tax)] : [paid]
  }
  const type = {
    ...{ deposit: 'Deposits/Withdrawals', withdrawal: 'Deposits/Withdrawals', fee: 'Other Fees' },
    ...{ interest: 'Broker Interest Received', interestPaid: 'Broker Interest Paid' },
  }
  return [row(type[fact.kind], '', 'TEXT', cash)]
}

function fidelity(fact: Plain): string[] {
  const row = (action: string, symbol: string, shares: string, price: string, cents: number) =>
    ` ${american(fact.day)},${action},${symbol},A NAME,Cash,${shares},${price},,,,${dollars(cents)},BALANCE,`
  const cash = cashOfFact(fact)
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const { symbol } = fact.stock
    const [said, shares] = fact.kind === 'buy' ? ['BOUGHT', fact.shares] : ['SOLD', -fact.shares]
    return [row(`YOU ${said} A NAME (${symbol}) (Cash)`, symbol, String(shares), dollars(fact.price), cash)]
  }
  if (fact.kind === 'dividend') {
    const { symbol } = fact.stock
    const paid = row(`DIVIDEND RECEIVED A NAME (${symbol}) (Cash)`, symbol, '0.000', '', fact.cents)
    return fact.tax > 0
      ? [paid, row(`FOREIGN TAX PAID A NAME (${symbol}) (Cash)`, symbol, '0.000', '', -fact.tax)]
      : [paid]
  }
  if (fact.kind === 'split') return []
  const action = {
    ...{ deposit: 'Electronic Funds Transfer Received', withdrawal: 'Electronic Funds Transfer Paid' },
    ...{ interest: 'INTEREST EARNED', interestPaid: 'INTEREST PAID', fee: 'FEE CHARGED' },
  }
  return [row(`${action[fact.kind]} (Cash)`, '', '0.000', '', cash)]
}

function degiroAccount(fact: Plain): string[] {
  const row = (name: string, text: string, cents: number) =>
    `${british(fact.day).replaceAll('/', '-')},10:00,${british(fact.day).replaceAll('/', '-')},${name},${name && 'US9220427424'},${text},,USD,${dollars(cents)},USD,BALANCE,`
  const cash = cashOfFact(fact)
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    const said = fact.kind === 'buy' ? 'Buy' : 'Sell'
    const text = `${said} ${fact.shares} SOME NAME@${dollars(fact.price)} USD (US9220427424)`
    return [row(nameOf(fact.stock), text, cash)]
  }
  if (fact.kind === 'dividend') {
    const paid = row(nameOf(fact.stock), 'Dividend', fact.cents)
    return fact.tax > 0 ? [paid, row(nameOf(fact.stock), 'Dividend Tax', -fact.tax)] : [paid]
  }
  if (fact.kind === 'split') return []
  const text = {
    ...{
      deposit: 'flatex Deposit',
      withdrawal: 'Processed Flatex Withdrawal',
      fee: 'DEGIRO Exchange Connection Fee 2025',
    },
    ...{ interest: 'Flatex Interest', interestPaid: 'Flatex Interest' },
  }
  return [row('', text[fact.kind], cash)]
}

function swissquote(fact: Plain): string[] {
  const [year, month, day] = parts(fact.day)
  const row = (type: string, symbol: string, count: number, price: number, cost: number, cents: number) =>
    `${day}-${month}-${year} 10:00:00;1;${type};${symbol};;;${count}.0;${dollars(price)};${dollars(cost)};0.00;${dollars(cents)};BALANCE;USD`
  const cash = cashOfFact(fact)
  if (fact.kind === 'buy' || fact.kind === 'sell') {
    return [row(fact.kind === 'buy' ? 'Buy' : 'Sell', fact.stock.symbol, fact.shares, fact.price, 0, cash)]
  }
  if (fact.kind === 'dividend') return [row('Dividend', fact.stock.symbol, 1, fact.cents, fact.tax, cash)]
  if (fact.kind === 'split') return []
  const type = {
    ...{ deposit: 'Credit', withdrawal: 'Debit', fee: 'Custody Fees' },
    ...{ interest: 'Interests', interestPaid: 'Interests' },
  }
  return [row(type[fact.kind], '', 1, Math.abs(cash), 0, cash)]
}

// How each broker writes shares that change: those that go have a minus, where nothing else says so.

const questradeShares = (day: string, action: string, symbol: string, shares: number, text: string) =>
  `${day} 12:00:00 AM,${day} 12:00:00 AM,${action},${symbol}.TO,${text},${shares},0,0,0,0,CAD,12345678,Other,Individual margin`

const bmoShares = (day: string, activity: string, symbol: string, shares: number) =>
  `${day},${day},A NAME,TFSA,12345678,${activity},SOME TEXT,${symbol},${shares},0,,0,CAD`

const cibcShares = (day: string, type: string, symbol: string, shares: number) =>
  `" ${inWords(day)}"," ${inWords(day)}",CAD,${type},${symbol},CDN,SOME TEXT,${shares},,0.00,,,CAD,0.00,,,`

const scotiaShares = (day: string, type: string, symbol: string, shares: number) =>
  `SOME TEXT,${symbol},${day},${day},CAD,${type},${shares},CAD,0,0`

const tdShares = (day: string, stock: Stock, action: string, shares: number) =>
  `${short(day)},${short(day)},${nameOf(stock)},${action},${shares},,,,Equities,CAD`

const rbcShares = (day: string, symbol: string, shares: number) =>
  `"${inWords(day)}","Reorganization","${symbol}","NAME","${shares}","","${inWords(day)}","12345678","0","CAD","MER - NAME"`

const ibkrAction = (day: string, text: string, symbol: string, shares: number, cents = 0) =>
  `Corporate Actions,Data,Stocks,USD,${day},"${day}, 20:25:00","${text} (${symbol}, SOME NAME, US0378331005)",${shares},${dollars(cents)},0,0,`

const schwabShares = (day: string, action: string, symbol: string, shares: number, text = 'NAME') =>
  `"${american(day)}","${action}","${symbol}","${text}","${shares.toLocaleString('en-US')}","","",""`

const schwabCash = (day: string, action: string, symbol: string, cents: number) =>
  `"${american(day)}","${action}","${symbol}","NAME","","","","$${dollars(cents)}"`

const fidelityShares = (day: string, action: string, symbol: string, shares: number, cents = 0) =>
  ` ${american(day)},${action} (Cash),${symbol},A NAME,Cash,${shares},,,,,${cents === 0 ? '' : dollars(cents)},BALANCE,`

const degiroShares = (day: string, stock: Stock, text: string) =>
  `${british(day).replaceAll('/', '-')},10:00,${british(day).replaceAll('/', '-')},${nameOf(stock)},US9220427424,${text},,USD,0.00,USD,BALANCE,`

const trading212Shares = (day: string, action: string, symbol: string, shares: number) =>
  `${action},${day} 10:00:00.123,US0378331005,${symbol},Name,${shares}.0000000000,1.00,USD,1,,USD,0.00,USD,,,,EOF1,,`

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
    reinvested: ({ day, stock, shares, price, cents }) =>
      `${day} 12:00:00 AM,${day} 12:00:00 AM,REI,${stock.symbol}.TO,REINV@C$${dollars(price)} REC 01/02 PAY 01/03,${shares},0,0,0,${dollars(-cents)},CAD,12345678,Dividend reinvestment,Individual margin`,
    exchanged: (day, currency, cents) =>
      `${day} 12:00:00 AM,${day} 12:00:00 AM,FXT,,CONVERTED,0,0,0,0,${dollars(cents)},${currency},12345678,FX conversion,Individual margin`,
    named: (day) => [
      `${day} 12:00:00 AM,${day} 12:00:00 AM,FXT,,CONVERTED,0,0,0,0,100.00,USD,12345678,FX conversion,Individual margin`,
      `${day} 12:00:00 AM,${day} 12:00:00 AM,,RY.TO,CREDIT,0,0,0,0,1.25,CAD,12345678,Other,Individual margin`,
    ],
    actions: {
      renaming: ({ day, stock, shares, other }) => [
        questradeShares(day, 'NAC', stock.symbol, -shares, 'NAME CHANGE TO'),
        questradeShares(day, 'NAC', other.symbol, shares, 'NAME CHANGE FROM'),
      ],
      merger: ({ day, stock, shares, other, got }) => [
        questradeShares(day, 'MGR', stock.symbol, -shares, 'MERGER'),
        questradeShares(day, 'MGR', other.symbol, got, 'MERGER'),
      ],
      cameIn: ({ day, stock, shares }) => [questradeShares(day, 'TF6', stock.symbol, shares, 'TRANSFER')],
      wentOut: ({ day, stock, shares }) => [questradeShares(day, 'TFI', stock.symbol, -shares, 'TRANSFER')],
    },
  },
  {
    name: 'Wealthsimple, activities',
    stocks: CANADIAN,
    currency: 'CAD',
    header: [
      'transaction_date,settlement_date,account_id,account_type,activity_type,activity_sub_type,direction,symbol,name,currency,quantity,unit_price,commission,net_cash_amount',
    ],
    rowsOf: wealthsimple,
    exchanged: (day, currency, cents) => `${day},${day},A1,TFSA,FxExchange,,LONG,,,${currency},,,0,${dollars(cents)}`,
    named: (day) => [
      `${day},${day},A1,TFSA,FxExchange,,LONG,,,CAD,,,0,-137.00`,
      `${day},${day},A1,TFSA,Reimbursement,,LONG,,,CAD,,,0,5.00`,
    ],
    leaves: ['split', 'fee'],
  },
  {
    name: 'Wealthsimple, statement',
    stocks: CANADIAN,
    currency: 'CAD',
    header: ['"date","transaction","description","amount","balance","currency"'],
    rowsOf: statement,
    balance: { amountAt: 3, at: 4, between: '","' },
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
    named: (day) => [
      `"${inWords(day)}","Something New","RY","NAME","","","${inWords(day)}","12345678","5.00","CAD","TEXT"`,
    ],
    actions: {
      merger: ({ day, stock, shares, other, got }) => [
        rbcShares(day, other.symbol, got),
        rbcShares(day, stock.symbol, -shares),
      ],
    },
  },
  {
    name: 'Disnat',
    stocks: CANADIAN,
    currency: 'CAD',
    header: [
      "Date de transaction,Date de règlement,Type de transaction,Classe d'actif,Symbole,Description,Marché,Quantité,Prix,Devise du prix,Commission payée,Montant de l'opération,Devise du compte",
    ],
    rowsOf: disnat,
    named: (day) => [`-,${day},AUTRE CHOSE,Actions,RY,TEXTE,-,0,-,CAN,0,"5,00",CAN`],
    actions: {
      cameIn: ({ day, stock, shares }) => [
        `-,${day},TRANSFERT REÇU,Actions,${stock.symbol},TEXTE,-,${shares},-,CAN,0,"0,00",CAN`,
      ],
    },
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
    actions: {
      cameIn: ({ day, stock, shares }) => [
        `123,Compte CAD,${british(day)},${british(day)},Transfert,${stock.symbol},${shares},,0,0`,
      ],
      wentOut: ({ day, stock, shares }) => [
        `123,Compte CAD,${british(day)},${british(day)},Transfert,${stock.symbol},${-shares},,0,0`,
      ],
    },
    leaves: ['split', 'fee'],
  },
  {
    name: 'National Bank, English',
    stocks: CANADIAN,
    currency: 'CAD',
    header: [
      'Account number,Account description,Trade date,Settlement date,Processing date,Market,Symbol,Description,Operation,Quantity,Price,Commission,Net amount,Balance as at settlement date,Current balance',
    ],
    rowsOf: nationalBankEnglish,
    actions: {
      cameIn: ({ day, stock, shares }) => [
        `123,RRSP CAD,${day},${day},${day},CAN,${stock.symbol},TEXT,Transfer,${shares},0,0,0,0,0`,
      ],
    },
    leaves: ['split', 'fee'],
  },
  {
    name: 'BMO InvestorLine',
    stocks: CANADIAN,
    currency: 'CAD',
    header: [
      'Transaction Type=ALL,Product Type=All,Symbol=,From=2025-01-01,To=2025-12-31,,,,,,,,',
      'Transaction Date,Settlement Date,Account name,Account type,Account number,Activity Description,Description,Symbol,Quantity,Price,Price Currency,Total Amount,Total Currency',
      '----------------,---------------,------------,------------,--------------,--------------------,-----------,------,--------,-----,--------------,------------,--------------',
    ],
    rowsOf: bmo,
    reinvested: ({ day, stock, shares, price, cents }) =>
      `${day},${day},A NAME,TFSA,12345678,DivReinvest,SOME TEXT,${stock.symbol},${shares},${dollars(price)},CAD,${dollars(-cents)},CAD`,
    exchanged: (day, currency, cents) =>
      `${day},${day},A NAME,TFSA,12345678,Foreign Exchange,SELL CAD @ 1.37,,0,0,,${dollars(cents)},${currency}`,
    named: (day) => [
      `${day},${day},A NAME,TFSA,12345678,Foreign Exchange,SELL USD @ 1.3365 (AUTO FX,,0,0,,344.11,CAD`,
      `${day},${day},A NAME,TFSA,12345678,,SOME TEXT,RY,10,0,,23.10,CAD`,
      `${day},${day},A NAME,TFSA,12345678,,SOME TEXT,RY,,,,23.10,CAD`,
    ],
    actions: {
      merger: ({ day, stock, shares, other, got }) => [
        bmoShares(day, 'Exchange', stock.symbol, -shares),
        bmoShares(day, 'Exchange', other.symbol, got),
      ],
      cameIn: ({ day, stock, shares }) => [bmoShares(day, 'Transfer In', stock.symbol, shares)],
      wentOut: ({ day, stock, shares }) => [bmoShares(day, 'Transfer Out', stock.symbol, -shares)],
    },
    leaves: ['split'],
  },
  {
    name: 'CIBC Investor’s Edge',
    stocks: CANADIAN,
    currency: 'CAD',
    header: [
      '"12345678 RRSP",,,,,,,,,,,,,,,,',
      'A NAME,,,,,,,,,,,,,,,,',
      '"January 05, 2026 3:34 PM ET",,,,,,,,,,,,,,,,',
      ',,,,,,,,,,,,,,,,',
      'From,"January 1, 2025",,,,,,,,,,,,,,,',
      'To,"December 31, 2025",,,,,,,,,,,,,,,',
      ...[',,,,,,,,,,,,,,,,', ',,,,,,,,,,,,,,,,', ',,,,,,,,,,,,,,,,'],
      'Transaction Date,Settlement Date,Currency of Sub-account Held In,Transaction Type,Symbol,Market,Description,Quantity,Currency of Price,Price,Commission,Exchange Rate,Currency of Amount,Amount,Settlement Instruction,Exchange Rate (Canadian Equivalent),Canadian Equivalent',
    ],
    rowsOf: cibc,
    reinvested: ({ day, stock, shares, price, cents }) =>
      `" ${inWords(day)}"," ${inWords(day)}",CAD,Reinvest,${stock.symbol},CDN,TEXT,${shares},CAD,${dollars(price)},,,CAD,"${dollars(-cents)}",,,`,
    named: (day) => [
      `" ${inWords(day)}"," ${inWords(day)}",CAD,Merger,,CDN,CASH FOR MERGED SHRS,750,,0.00,,,CAD,"13,950.00",,,`,
      `" ${inWords(day)}"," ${inWords(day)}",CAD,Dividend,,,MONEY MARKET FD,10,,0.00,,,CAD,0.00,,,`,
    ],
    actions: {
      merger: ({ day, stock, shares, other, got }) => [
        cibcShares(day, 'Merger', stock.symbol, -shares),
        cibcShares(day, 'Merger', other.symbol, got),
      ],
      cameIn: ({ day, stock, shares }) => [cibcShares(day, 'Transf In', stock.symbol, shares)],
      wentOut: ({ day, stock, shares }) => [cibcShares(day, 'Transf Out', stock.symbol, -shares)],
    },
    leaves: ['split'],
  },
  {
    name: 'Scotia iTRADE',
    stocks: CANADIAN,
    currency: 'CAD',
    header: [
      'Description,Symbol,Transaction Date,Settlement Date,Account Currency,Type,Quantity,Currency of Price,Price,Settlement Amount',
    ],
    rowsOf: scotia,
    named: (day) => [
      `A FUND REINVEST 12/20/16 @ $99.5000 PLUS FRACTIONS OF 0.918 BOOK VALUE $1;782.88,RY,${day},${day},CAD,STOCKDIV,17,CAD,0,0`,
      `TEXT,RY,${day},${day},CAD,STOCKDIV,0,CAD,0,12.00`,
      `TEXT,RY,${day},${day},CAD,REI,0,CAD,0,-12.00`,
    ],
    actions: {
      renaming: ({ day, stock, shares, other }) => [
        scotiaShares(day, 'NAMECHG', stock.symbol, -shares),
        scotiaShares(day, 'NAMECHG', other.symbol, shares),
      ],
      merger: ({ day, stock, shares, other, got }) => [
        scotiaShares(day, 'MERGER', stock.symbol, -shares),
        scotiaShares(day, 'MERGER', other.symbol, got),
      ],
      cameIn: ({ day, stock, shares }) => [scotiaShares(day, 'TRANSFER', stock.symbol, shares)],
      wentOut: ({ day, stock, shares }) => [scotiaShares(day, 'TRANSFER', stock.symbol, -shares)],
    },
    leaves: ['split'],
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
    reinvested: ({ day, stock, shares, price, cents }) =>
      `Trades,Data,Order,Stocks,USD,${stock.symbol},"${day}, 11:00:00",${shares},${dollars(price)},${dollars(price)},${dollars(-cents)},0,0,0,0,O;R`,
    actions: {
      consolidation: ({ day, stock: { symbol }, held, times }) => {
        const text = `${symbol}(US0378331005) Split 1 for ${times}`
        return [ibkrAction(day, text, `${symbol}.OLD`, -held), ibkrAction(day, text, symbol, held / times)]
      },
      renaming: ({ day, stock: { symbol }, shares, other }) => {
        const text = `${symbol}(US0378331005) CUSIP/ISIN Change to (US5494981039)`
        return [ibkrAction(day, text, `${symbol}.OLD`, -shares), ibkrAction(day, text, other.symbol, shares)]
      },
      merger: ({ day, stock: { symbol }, shares, other, got }) => {
        const text = `${symbol}(US0378331005) Merged(Acquisition) WITH US0000000002 ${got} for ${shares}`
        return [ibkrAction(day, text, other.symbol, got), ibkrAction(day, text, symbol, -shares)]
      },
      buyout: ({ day, stock: { symbol }, shares, cents }) => [
        ibkrAction(day, `${symbol}(US0378331005) Merged(Acquisition)  FOR USD 95.00 PER SHARE`, symbol, -shares, cents),
      ],
      spinOff: ({ day, stock: { symbol }, shares, other, got }) => [
        ibkrAction(day, `${symbol}(US0378331005) Spinoff  ${got} for ${shares}`, other.symbol, got),
      ],
    },
  },
  {
    name: 'Interactive Brokers, Flex query of cash',
    stocks: AMERICAN,
    currency: 'USD',
    header: [
      '"ClientAccountID","CurrencyPrimary","Symbol","Description","SettleDate","Amount","Type","TransactionID","ReportDate","LevelOfDetail"',
    ],
    rowsOf: flexCash,
    named: (day) => [
      `"U1","USD","","TEXT","${day.replaceAll('-', '')}","5.00","Something New","1","${day.replaceAll('-', '')}","DETAIL"`,
    ],
    leaves: ['buy', 'sell', 'split'],
  },
  {
    name: 'Fidelity',
    stocks: AMERICAN,
    currency: 'USD',
    header: [
      '',
      '',
      'Run Date,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),Accrued Interest ($),Amount ($),Cash Balance ($),Settlement Date',
    ],
    rowsOf: fidelity,
    reinvested: ({ day, stock, shares, price, cents }) =>
      ` ${american(day)},REINVESTMENT A NAME (${stock.symbol}) (Cash),${stock.symbol},A NAME,Cash,${shares},${dollars(price)},,,,${dollars(-cents)},BALANCE,`,
    paysRests: true,
    actions: {
      consolidation: ({ day, stock: { symbol }, held, times, rest }) => [
        fidelityShares(
          day,
          'REVERSE SPLIT R/S FROM 517103404#REOR M0051311040001 A NAME (517103602)',
          symbol,
          Math.floor(held / times),
        ),
        fidelityShares(day, 'REVERSE SPLIT R/S TO 517103602#REOR M0051311040000 A NAME (517103404)', symbol, -held),
        ...(rest > 0 ? [fidelityShares(day, 'IN LIEU OF FRX SHARE LEU PAYOUT 517103602', symbol, 0, rest)] : []),
      ],
      renaming: ({ day, stock, shares, other }) => [
        fidelityShares(
          day,
          'NAME CHANGED N/C FROM 517103404#REOR M0061311040001 A NAME (517103602)',
          other.symbol,
          shares,
        ),
        fidelityShares(
          day,
          'NAME CHANGED N/C TO 517103602#REOR M0061311040000 A NAME (517103404)',
          stock.symbol,
          -shares,
        ),
      ],
      merger: ({ day, stock, shares, other, got }) => [
        fidelityShares(day, 'MERGER MER FROM 517103404#REOR M0071311040001 A NAME (517103602)', other.symbol, got),
        fidelityShares(day, 'MERGER MER PAYOUT #REOR M0071311040000 A NAME (517103404)', stock.symbol, -shares),
      ],
      spinOff: ({ day, stock, other, got }) => [
        fidelityShares(day, `DISTRIBUTION SPINOFF FROM:(${stock.symbol} ) A NAME (${other.symbol})`, other.symbol, got),
      ],
      cameIn: ({ day, stock, shares }) => [
        fidelityShares(day, 'TRANSFER OF ASSETS ACAT RECEIVE A NAME', stock.symbol, shares),
      ],
    },
    newestFirst: true,
    balance: { amountAt: 10, at: 11, between: ',' },
    leaves: ['split'],
  },
  {
    name: 'DEGIRO, account',
    stocks: AMERICAN,
    currency: 'USD',
    header: ['Date,Time,Value date,Product,ISIN,Description,FX,Change,,Balance,,Order Id'],
    rowsOf: degiroAccount,
    actions: {
      consolidation: ({ day, stock, held, times }) => [
        degiroShares(day, stock, `STOCK SPLIT: Buy ${held / times} A NAME@17.50 USD (US9220427424)`),
        degiroShares(day, stock, `STOCK SPLIT: Sell ${held} A NAME@1.75 USD (US9220427424)`),
      ],
      renaming: ({ day, stock, shares, other }) => [
        degiroShares(day, other, `PRODUCT CHANGE: Buy ${shares} A NAME@17.50 USD (US9220427424)`),
        degiroShares(day, stock, `PRODUCT CHANGE: Sell ${shares} A NAME@17.50 USD (US9220427424)`),
      ],
      spinOff: ({ day, other, got }) => [
        degiroShares(day, other, `SPIN-OFF: Buy ${got} A NAME@0.00 USD (US9220427424)`),
      ],
    },
    newestFirst: true,
    balance: { amountAt: 8, at: 10, between: ',' },
    leaves: ['split'],
  },
  {
    name: 'Swissquote',
    stocks: AMERICAN,
    currency: 'USD',
    header: [
      'Date;Order #;Transaction;Symbol;Name;ISIN;Quantity;Unit price;Costs;Accrued Interest;Net Amount;Balance;Currency',
    ],
    rowsOf: swissquote,
    newestFirst: true,
    balance: { amountAt: 10, at: 11, between: ';' },
    leaves: ['split'],
  },
  {
    name: 'Schwab',
    stocks: AMERICAN,
    currency: 'USD',
    header: ['"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"'],
    rowsOf: schwab,
    reinvested: ({ day, stock, shares, price, cents }) =>
      `"${american(day)}","Reinvest Shares","${stock.symbol}","NAME","${shares}","$${dollars(price)}","","-$${dollars(cents)}"`,
    named: (day) => [`"${american(day)}","Something New","AAPL","NAME","","","","$5.00"`],
    paysRests: true,
    actions: {
      // The old shares stand under a number.
      consolidation: ({ day, stock: { symbol }, held, times, rest }) => [
        schwabShares(day, 'Reverse Split', '74346N701', -held, 'NAMEXXXREVERSE SPLIT EFF: 05/18/26'),
        schwabShares(day, 'Reverse Split', symbol, Math.floor(held / times)),
        ...(rest > 0 ? [schwabCash(day, 'Cash In Lieu', symbol, rest)] : []),
      ],
      merger: ({ day, stock, shares, other, got }) => [
        schwabShares(day, 'Stock Merger', stock.symbol, -shares, 'NAME XXXMANDATORY MERGER EFF: 08/01/19'),
        schwabShares(day, 'Stock Merger', other.symbol, got),
      ],
      buyout: ({ day, stock: { symbol }, shares, cents }) => [
        schwabCash(day, 'Cash Merger', symbol, cents),
        schwabShares(day, 'Cash Merger Adj', symbol, -shares),
      ],
      spinOff: ({ day, other, got }) => [schwabShares(day, 'Spin-off', other.symbol, got)],
      cameIn: ({ day, stock, shares }) => [schwabShares(day, 'Journaled Shares', stock.symbol, shares)],
      wentOut: ({ day, stock, shares }) => [schwabShares(day, 'Journaled Shares', stock.symbol, -shares)],
    },
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
    named: (day) => [`Spending cashback,${day} 10:00:00.123,,,,,,,,,,1.25,USD,,,Text,ID9,,`],
    actions: {
      consolidation: ({ day, stock: { symbol }, held, times }) => [
        trading212Shares(day, 'Stock split close', symbol, held),
        trading212Shares(day, 'Stock split open', symbol, held / times),
      ],
      spinOff: ({ day, other, got }) => [trading212Shares(day, 'Stock distribution', other.symbol, got)],
      cameIn: ({ day, stock, shares }) => [trading212Shares(day, 'Transfer in', stock.symbol, shares)],
      wentOut: ({ day, stock, shares }) => [trading212Shares(day, 'Transfer out', stock.symbol, shares)],
    },
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
    actions: {
      merger: ({ day, stock, shares, other, got }) => [
        tdShares(day, stock, 'CONVER', -shares),
        tdShares(day, other, 'CONVER', got),
      ],
      cameIn: ({ day, stock, shares }) => [tdShares(day, stock, 'TFR-IN', shares)],
      wentOut: ({ day, stock, shares }) => [tdShares(day, stock, 'TFROUT', shares)],
    },
  },
]

const TAXED = new Set([
  'Wealthsimple, activities',
  'Wealthsimple, statement',
  'National Bank',
  'BMO InvestorLine',
  'CIBC Investor’s Edge',
  'Scotia iTRADE',
  'Interactive Brokers',
  'DEGIRO, account',
  'Fidelity',
  'Swissquote',
  'Interactive Brokers, Flex query of cash',
  'Schwab',
  'Trading 212',
])

/** A year of facts from a seed, the oldest first: one a week, so that no two dividends of a stock are near. */
export function yearOf({ name, stocks, currency, leaves = [], ...broker }: Broker, seed: number): Fact[] {
  let state = seed >>> 0 || 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const held = new Map(stocks.map(({ symbol }) => [symbol, 0]))
  const facts: Fact[] = []
  for (let week = 0; week < 52; week += 1) {
    const day = new Date(Date.UTC(2025, 0, 6 + week * 7)).toISOString().slice(0, 10)
    const fresh = NEW_STOCKS[stocks[0]?.currency ?? 'CAD']
    const all = (held.get(fresh.symbol) ?? 0) > 0 ? [...stocks, fresh] : stocks
    const stock = all[random(all.length)] ?? fresh
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
    if (broker.named) kinds.push('named')
    if (broker.reinvested) kinds.push('reinvestment')
    if (broker.exchanged) kinds.push('exchange')
    kinds.push(...Object.keys(broker.actions ?? {}))
    const kind = kinds[random(kinds.length)] as Fact['kind']
    if (leaves.some((one) => one === kind)) continue
    if (isAction(kind)) {
      const fact = actionOf({ kind, day, stock, shares, cents, random }, broker)
      if (!fact) continue
      facts.push(fact)
      if (fact.kind === 'consolidation') held.set(stock.symbol, Math.floor(fact.held / fact.times))
      if (fact.kind === 'renaming' || fact.kind === 'merger' || fact.kind === 'buyout') held.set(stock.symbol, 0)
      // What came is held and sold from then on; what a file does not tell in full is not counted by it.
      if (fact.kind === 'renaming' || fact.kind === 'merger') {
        held.set(fact.other.symbol, (held.get(fact.other.symbol) ?? 0) + fact.got)
      }
      continue
    }
    if (kind === 'exchange') {
      facts.push({ kind, day, given: Math.round(cents * 1.37) + 1, got: cents + 1 })
      continue
    }
    if (kind === 'named') {
      facts.push({ kind, day })
      continue
    }
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
    } else if (kind === 'reinvestment' && shares > 0) {
      const [bought, price] = [1 + random(3), 100 + random(5000)]
      held.set(stock.symbol, shares + bought)
      facts.push({ kind, day, stock, shares: bought, price, cents: bought * price })
    } else if (kind === 'split' && shares > 0 && shares < 10_000) {
      const times = 2 + random(3)
      held.set(stock.symbol, shares * times)
      facts.push({ kind, day, stock, held: shares, times })
    } else if (kind !== 'sell' && kind !== 'dividend' && kind !== 'split' && kind !== 'reinvestment') {
      facts.push({ kind, day, currency, cents })
    }
  }
  return facts
}

const ACTIONS = ['consolidation', 'renaming', 'merger', 'buyout', 'cameIn', 'wentOut', 'spinOff'] as const

function isAction(kind: Fact['kind']): kind is (typeof ACTIONS)[number] {
  return ACTIONS.some((one) => one === kind)
}

type Draw = {
  kind: (typeof ACTIONS)[number]
  day: string
  stock: Stock
  shares: number
  cents: number
  random: (below: number) => number
}

/** A change of the shares held, where there are enough of them. */
function actionOf({ kind, day, stock, shares, cents, random }: Draw, broker: Pick<Broker, 'paysRests'>): Action | null {
  const other = NEW_STOCKS[stock.currency]
  if (kind === 'cameIn') return { kind, day, stock, shares: 1 + random(50) }
  if (shares < 40 || stock === other) return null
  if (kind === 'wentOut') return { kind, day, stock, shares: 1 + random(shares) }
  if (kind === 'buyout') return { kind, day, stock, shares, cents: shares * (1 + random(500)) }
  if (kind === 'renaming') return { kind, day, stock, shares, other, got: shares }
  if (kind === 'merger' || kind === 'spinOff') return { kind, day, stock, shares, other, got: 1 + random(shares) }
  const times = 2 + random(6)
  // A rest is paid where the broker writes a row of it; of few shares it does not show the ratio.
  const hasRest = shares % times !== 0
  const isTold = broker.paysRests === true && shares >= times * (times + 1)
  return hasRest && !isTold ? null : { kind, day, stock, held: shares, times, rest: hasRest ? 1 + (cents % 100) : 0 }
}

type Action = Reorganization | Incomplete

function isActionFact(fact: Fact): fact is Action {
  return isAction(fact.kind)
}

function rowsOfAction(actions: Actions, fact: Action): string[] {
  // Each writer takes facts of its own kind, which the type of a record of them does not say.
  const write = actions[fact.kind] as ((one: Action) => string[]) | undefined
  return write?.(fact) ?? []
}

/** The file of these facts, its balances told, how many rows it has below its header, and those that are but named. */
export function fileOf(broker: Broker, facts: readonly Fact[]): { text: string; rowCount: number; named: Set<string> } {
  const named = new Set(facts.flatMap((fact) => (fact.kind === 'named' ? (broker.named?.(fact.day) ?? []) : [])))
  let balance = 0
  const rows = facts
    .flatMap((fact) => {
      if (fact.kind === 'named') return broker.named?.(fact.day) ?? []
      if (fact.kind === 'exchange') {
        const { day, given, got } = fact
        return broker.exchanged ? [broker.exchanged(day, 'CAD', -given), broker.exchanged(day, 'USD', got)] : []
      }
      if (isActionFact(fact)) return rowsOfAction(broker.actions ?? {}, fact)
      if (fact.kind !== 'reinvestment') return broker.rowsOf(fact)
      const paid = broker.rowsOf({ ...fact, kind: 'dividend', tax: 0 })
      return broker.reinvested ? [...paid, broker.reinvested(fact)] : paid
    })
    .map((row) => {
      if (!broker.balance) return row
      const { amountAt, between } = broker.balance
      balance += Math.round(Number(row.split(between)[amountAt]) * 100)
      return row.replace('BALANCE', dollars(balance))
    })
  if (broker.newestFirst) rows.reverse()
  return { text: [...broker.header, ...rows].join('\r\n'), rowCount: rows.length, named }
}
