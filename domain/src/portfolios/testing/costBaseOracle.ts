// Test oracle of the adjusted cost base: fractions, day by day, written from the definitions and sharing no arithmetic
// with the product.

type Fraction = { readonly top: bigint; readonly bottom: bigint }

/** A row of a book as the oracle reads it: figures as plain text. */
export type OracleRow = {
  readonly kind:
    | 'buy'
    | 'sell'
    | 'split'
    | 'cashInLieu'
    | 'returnOfCapital'
    | 'notional'
    | 'transferOut'
    | 'transferIn'
    | 'convertedOut'
    | 'convertedIn'
    | 'costOut'
  /** The other side of a transfer: of the same pool, a registered account that a sale went to, or anything else. */
  readonly side: 'within' | 'intoRegistered' | 'apart' | null
  readonly date: string
  /** Below 0 before the trades of its day, large after them. */
  readonly order: number
  readonly entry: number
  readonly account: string
  readonly isRegistered: boolean
  readonly quantity: string
  readonly price: string
  readonly rate: string
}

/** What is left and what was reported, to 12 places. */
export type OracleOutcome = {
  readonly shares: string
  readonly cost: string
  readonly gain: string
  readonly deemed: string
  readonly denied: string
  readonly lost: string
}

const NONE: Fraction = { top: 0n, bottom: 1n }
const WINDOW = 30

/** The pool of all accounts that are not registered after these rows, which settle on their day. */
export function costBaseOracle(rows: readonly OracleRow[]): OracleOutcome {
  const taxed = rows.filter(({ isRegistered }) => !isRegistered)
  const held = new Map<string, Fraction>()
  let [shares, cost, waiting] = [NONE, NONE, NONE]
  let [gain, deemed, denied, lost] = [NONE, NONE, NONE, NONE]
  for (const row of inOrder(taxed)) {
    const own = held.get(row.account) ?? NONE
    const amount = times(times(read(row.quantity), read(row.price)), read(row.rate))
    let change = NONE
    if (row.side === 'within') {
      const moved = row.kind === 'transferIn' ? read(row.quantity) : minus(NONE, read(row.quantity))
      held.set(row.account, plus(own, moved))
      continue
    }
    if (row.kind === 'transferIn' || row.kind === 'convertedIn') {
      change = read(row.quantity)
      cost = plus(cost, times(read(row.price), read(row.rate)))
    } else if (row.kind === 'costOut') {
      if (own.top !== 0n) cost = minus(cost, times(over(times(cost, own), shares), read(row.price)))
    } else if (row.kind === 'transferOut' || row.kind === 'convertedOut') {
      change = minus(NONE, read(row.quantity))
      cost = minus(cost, over(times(cost, read(row.quantity)), shares))
    } else if (row.kind === 'buy') {
      change = read(row.quantity)
      cost = plus(plus(cost, amount), waiting)
      waiting = NONE
    } else if (row.kind === 'split') {
      change = minus(rounded(over(times(own, read(row.quantity)), read(row.price)), 6), own)
    } else if (row.kind === 'notional') {
      cost = plus(cost, amount)
    } else if (row.kind === 'returnOfCapital') {
      const left = minus(cost, amount)
      if (left.top < 0n) deemed = minus(deemed, left)
      cost = left.top < 0n ? NONE : left
    } else {
      const sold = row.kind === 'sell' ? read(row.quantity) : minus(own, { top: own.top / own.bottom, bottom: 1n })
      const part = sold.top === 0n ? NONE : over(times(cost, sold), shares)
      const made = minus(amount, part)
      change = minus(NONE, sold)
      cost = minus(cost, part)
      gain = plus(gain, made)
      if (row.kind === 'sell' && made.top < 0n) {
        const isPutIn = row.side === 'intoRegistered'
        const { replaced, registered } = isPutIn ? { replaced: sold, registered: sold } : replacedOf(row, rows)
        const loss = minus(NONE, made)
        const refused = over(times(loss, replaced), sold)
        const gone = over(times(loss, registered), sold)
        denied = plus(denied, refused)
        lost = plus(lost, gone)
        if (minus(shares, sold).top === 0n) waiting = plus(waiting, minus(refused, gone))
        else cost = plus(cost, minus(refused, gone))
      }
    }
    shares = plus(shares, change)
    held.set(row.account, plus(own, change))
  }
  return {
    ...{ shares: text(shares), cost: text(cost), gain: text(gain) },
    ...{ deemed: text(deemed), denied: text(denied), lost: text(lost) },
  }
}

/** Shares of a sale that were bought back around it, in the shares of its day. */
function replacedOf(sale: OracleRow, rows: readonly OracleRow[]) {
  const sums = (registeredOnly: boolean) => {
    let [bought, left] = [NONE, NONE]
    for (const row of rows) {
      const isConverted = row.kind === 'convertedIn' || row.kind === 'convertedOut'
      const isMove = isConverted || ((row.kind === 'transferIn' || row.kind === 'transferOut') && row.side !== 'within')
      if ((row.kind !== 'buy' && row.kind !== 'sell' && !isMove) || (registeredOnly && !row.isRegistered)) continue
      const away = (Date.parse(row.date) - Date.parse(sale.date)) / 86_400_000
      if (away > WINDOW) continue
      const count = over(times(read(row.quantity), laterSplits(row, rows)), laterSplits(sale, rows))
      left =
        row.kind === 'buy' || row.kind === 'transferIn' || row.kind === 'convertedIn'
          ? plus(left, count)
          : minus(left, count)
      if (row.kind === 'buy' && away >= -WINDOW) bought = plus(bought, count)
    }
    return { bought, left }
  }
  const [all, registered] = [sums(false), sums(true)]
  const replaced = least(read(sale.quantity), all.bought, all.left)
  const isOnlyRegistered = minus(all.bought, registered.bought).top === 0n
  return { replaced, registered: isOnlyRegistered ? replaced : least(replaced, registered.bought, registered.left) }
}

function laterSplits(row: OracleRow, rows: readonly OracleRow[]): Fraction {
  return rows
    .filter((other) => other.kind === 'split' && other.account === row.account && isBefore(row, other))
    .reduce((factor, { quantity, price }) => over(times(factor, read(quantity)), read(price)), read('1'))
}

function isBefore(one: OracleRow, other: OracleRow): boolean {
  if (one.date !== other.date) return one.date < other.date
  return one.order === other.order ? one.entry < other.entry : one.order < other.order
}

/** Day by day; purchases of a day first where the pool would run short. */
function inOrder(rows: readonly OracleRow[]): OracleRow[] {
  const ordered: OracleRow[] = []
  for (const date of [...new Set(rows.map((row) => row.date))].sort()) {
    const day = rows.filter((row) => row.date === date).sort((one, other) => (isBefore(one, other) ? -1 : 1))
    const trades = day.filter(({ kind }) => kind === 'buy' || kind === 'sell')
    const before = day.filter(({ order }) => order < 0)
    const after = day.filter((row) => !trades.includes(row) && !before.includes(row))
    // What comes from another account of the pool leaves that one only after the trades.
    const moved = before.filter(({ kind, side }) => kind === 'transferIn' && side === 'within')
    let count = moved.reduce((all, { quantity }) => minus(all, read(quantity)), poolOf([...ordered, ...before]))
    let isShort = false
    for (const { kind, quantity } of trades) {
      count = kind === 'buy' ? plus(count, read(quantity)) : minus(count, read(quantity))
      isShort ||= count.top < 0n
    }
    const buys = trades.filter(({ kind }) => kind === 'buy')
    const sells = trades.filter(({ kind }) => kind === 'sell')
    ordered.push(...before, ...(isShort ? [...buys, ...sells] : trades), ...after)
  }
  return ordered
}

function poolOf(rows: readonly OracleRow[]): Fraction {
  const held = new Map<string, Fraction>()
  for (const { account, kind, quantity, price } of rows) {
    const own = held.get(account) ?? NONE
    if (kind === 'buy' || kind === 'transferIn' || kind === 'convertedIn') held.set(account, plus(own, read(quantity)))
    if (kind === 'sell' || kind === 'transferOut' || kind === 'convertedOut')
      held.set(account, minus(own, read(quantity)))
    if (kind === 'split') held.set(account, rounded(over(times(own, read(quantity)), read(price)), 6))
    if (kind === 'cashInLieu') held.set(account, { top: own.top / own.bottom, bottom: 1n })
  }
  return [...held.values()].reduce(plus, NONE)
}

function read(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.')
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) }
}

function text(fraction: Fraction): string {
  const { top } = rounded(fraction, 12)
  const digits = String(top < 0n ? -top : top).padStart(13, '0')
  return `${top < 0n ? '-' : ''}${digits.slice(0, -12)}.${digits.slice(-12)}`
}

function rounded({ top, bottom }: Fraction, places: number): Fraction {
  const scale = 10n ** BigInt(places)
  const [size, sign] = top < 0n ? [-top, -1n] : [top, 1n]
  return { top: (sign * (2n * size * scale + bottom)) / (2n * bottom), bottom: scale }
}

function least(...all: Fraction[]): Fraction {
  const smallest = all.reduce((one, other) => (minus(one, other).top <= 0n ? one : other))
  return smallest.top < 0n ? NONE : smallest
}

function plus(one: Fraction, other: Fraction): Fraction {
  return reduced(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom)
}

function minus(one: Fraction, other: Fraction): Fraction {
  return reduced(one.top * other.bottom - other.top * one.bottom, one.bottom * other.bottom)
}

function times(one: Fraction, other: Fraction): Fraction {
  return reduced(one.top * other.top, one.bottom * other.bottom)
}

function over(one: Fraction, other: Fraction): Fraction {
  return reduced(one.top * other.bottom, one.bottom * other.top)
}

function reduced(top: bigint, bottom: bigint): Fraction {
  let [one, other] = [top < 0n ? -top : top, bottom]
  while (other > 0n) [one, other] = [other, one % other]
  return one === 0n ? NONE : { top: top / one, bottom: bottom / one }
}
