// Test oracle of the adjusted cost base: fractions, day by day, written from the definitions and sharing no arithmetic
// with the product.

type Fraction = { readonly top: bigint; readonly bottom: bigint }

type OracleOwner = 'self' | 'spouse'

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
  /** The other side of a transfer: of the same pool, a registered account, the pool of the other spouse, or anything else. */
  readonly side: 'within' | 'intoRegistered' | 'betweenSpouses' | 'apart' | null
  /** The same for both rows of a transfer between spouses. */
  readonly transfer: string | null
  readonly date: string
  /** Below 0 before the trades of its day, large after them. */
  readonly order: number
  readonly entry: number
  readonly account: string
  readonly isRegistered: boolean
  readonly owner: OracleOwner
  readonly quantity: string
  readonly price: string
  /** Exact amount of a purchase if its price is rounded. */
  readonly amount: string | null
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

/** The pool of the person after these rows, which settle on their day; their spouse has one of their own. */
export function costBaseOracle(rows: readonly OracleRow[]): OracleOutcome {
  const held = new Map<string, Fraction>()
  const given = new Map<string | null, Fraction>()
  const nothing = { shares: NONE, cost: NONE, waiting: NONE, gain: NONE, deemed: NONE, denied: NONE, lost: NONE }
  const sums = { self: { ...nothing }, spouse: { ...nothing } }
  for (const row of inOrderOfBoth(rows.filter(({ isRegistered }) => !isRegistered))) {
    let { shares, cost, waiting, gain, deemed, denied, lost } = sums[row.owner]
    const own = held.get(row.account) ?? NONE
    const traded = row.amount === null ? times(read(row.quantity), read(row.price)) : read(row.amount)
    const amount = times(traded, read(row.rate))
    let change = NONE
    if (row.side === 'within') {
      const moved = row.kind === 'transferIn' ? read(row.quantity) : minus(NONE, read(row.quantity))
      held.set(row.account, plus(own, moved))
      continue
    }
    if (row.kind === 'transferIn' && row.side === 'betweenSpouses') {
      change = read(row.quantity)
      cost = plus(plus(cost, given.get(row.transfer) ?? NONE), waiting)
      waiting = NONE
    } else if (row.kind === 'transferIn' || row.kind === 'convertedIn') {
      change = read(row.quantity)
      cost = plus(cost, times(read(row.price), read(row.rate)))
    } else if (row.kind === 'costOut') {
      if (own.top !== 0n) cost = minus(cost, times(over(times(cost, own), shares), read(row.price)))
    } else if (row.kind === 'transferOut' || row.kind === 'convertedOut') {
      change = minus(NONE, read(row.quantity))
      const taken = over(times(cost, read(row.quantity)), shares)
      given.set(row.transfer, taken)
      cost = minus(cost, taken)
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
        const { replaced, registered, partOfOther } = isPutIn
          ? { replaced: sold, registered: sold, partOfOther: NONE }
          : replacedOf(row, rows)
        const loss = minus(NONE, made)
        const refused = over(times(loss, replaced), sold)
        const gone = over(times(loss, registered), sold)
        denied = plus(denied, refused)
        lost = plus(lost, gone)
        const toOther = times(minus(refused, gone), partOfOther)
        const toOwn = minus(minus(refused, gone), toOther)
        if (minus(shares, sold).top === 0n) waiting = plus(waiting, toOwn)
        else cost = plus(cost, toOwn)
        const other = sums[row.owner === 'self' ? 'spouse' : 'self']
        if (other.shares.top === 0n) other.waiting = plus(other.waiting, toOther)
        else other.cost = plus(other.cost, toOther)
      }
    }
    shares = plus(shares, change)
    held.set(row.account, plus(own, change))
    sums[row.owner] = { shares, cost, waiting, gain, deemed, denied, lost }
  }
  const { shares, cost, gain, deemed, denied, lost } = sums.self
  return {
    ...{ shares: text(shares), cost: text(cost), gain: text(gain) },
    ...{ deemed: text(deemed), denied: text(denied), lost: text(lost) },
  }
}

/** Of each day, the rows of the person come first, up to the one that brings what the other spouse is yet to give. */
function inOrderOfBoth(rows: readonly OracleRow[]): OracleRow[] {
  const [self, spouse] = (['self', 'spouse'] as const).map((owner) =>
    inOrder(rows.filter((row) => row.owner === owner)),
  )
  return [...new Set(rows.map(({ date }) => date))].sort().flatMap((date) => {
    const [own = [], other = []] = [self, spouse].map((some = []) => some.filter((row) => row.date === date))
    const ordered: OracleRow[] = []
    const waits = (row: OracleRow | undefined, giver: readonly OracleRow[]) =>
      row?.kind === 'transferIn' &&
      row.side === 'betweenSpouses' &&
      giver.some(({ kind, transfer }) => kind === 'transferOut' && transfer === row.transfer)
    while (own.length + other.length > 0) {
      const isOther = own.length === 0 || (waits(own[0], other) && other.length > 0 && !waits(other[0], own))
      ordered.push(...(isOther ? other : own).splice(0, 1))
    }
    return ordered
  })
}

/** Shares of a sale that were bought back around it, in the shares of its day. */
function replacedOf(sale: OracleRow, rows: readonly OracleRow[]) {
  const sums = (counts: (row: OracleRow) => boolean) => {
    let [bought, left] = [NONE, NONE]
    for (const row of rows) {
      const isConverted = row.kind === 'convertedIn' || row.kind === 'convertedOut'
      const isMove = isConverted || ((row.kind === 'transferIn' || row.kind === 'transferOut') && row.side !== 'within')
      if ((row.kind !== 'buy' && row.kind !== 'sell' && !isMove) || !counts(row)) continue
      const away = (Date.parse(row.date) - Date.parse(sale.date)) / 86_400_000
      if (away > WINDOW) continue
      const count = over(times(read(row.quantity), laterSplits(row, rows)), laterSplits(sale, rows))
      left =
        row.kind === 'buy' || row.kind === 'transferIn' || row.kind === 'convertedIn'
          ? plus(left, count)
          : minus(left, count)
      const isAcquired = row.kind === 'buy' || (row.kind === 'transferIn' && row.side === 'betweenSpouses')
      if (isAcquired && away >= -WINDOW) bought = plus(bought, count)
    }
    return { bought, left }
  }
  const [all, registered] = [sums(() => true), sums((row) => row.isRegistered)]
  const own = sums((row) => !row.isRegistered && row.owner === sale.owner)
  const other = sums((row) => !row.isRegistered && row.owner !== sale.owner)
  const isBoughtBy = ({ bought, left }: typeof own) => bought.top > 0n && left.top > 0n
  const whole = { top: 1n, bottom: 1n }
  const partIfBoth = isBoughtBy(own) ? over(other.left, plus(own.left, other.left)) : whole
  const partOfOther = isBoughtBy(other) ? partIfBoth : NONE
  const replaced = least(read(sale.quantity), all.bought, all.left)
  const isOnlyRegistered = minus(all.bought, registered.bought).top === 0n
  return {
    ...{ replaced, partOfOther },
    registered: isOnlyRegistered ? replaced : least(replaced, registered.bought, registered.left),
  }
}

function laterSplits(row: OracleRow, rows: readonly OracleRow[]): Fraction {
  const splits = rows.filter(({ kind }) => kind === 'split').sort((one, other) => (isBefore(one, other) ? -1 : 1))
  const later = splits.filter((split) => {
    // On its own day a split concerns the account that recorded it, after it all of them, by the first that did.
    if (split.date === row.date) return split.account === row.account && isBefore(row, split)
    const first = splits.find(({ date }) => date === split.date)
    return split.date > row.date && split.account === first?.account
  })
  return later.reduce((factor, { quantity, price }) => over(times(factor, read(quantity)), read(price)), read('1'))
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
