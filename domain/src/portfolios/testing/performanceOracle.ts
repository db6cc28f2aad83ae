// Test oracle of the parts of a change of value: fractions, trade by trade and day by day, written from the definitions
// and sharing no code with the product.

type Fraction = { readonly top: bigint; readonly bottom: bigint }

/** A stock of a book as the oracle reads it: figures as plain text, days as YYYY-MM-DD. */
export type OracleStock = {
  readonly currency: string
  readonly rows: readonly {
    readonly kind: string
    readonly date: string
    readonly quantity: string
    readonly price: string
    /** Exact amount of a purchase if its price is rounded. */
    readonly amount: string | null
    readonly fee: string
  }[]
  readonly paid: readonly {
    readonly kind: string
    readonly date: string
    readonly gross: string
    readonly withheld: string
  }[]
  readonly closes: Readonly<Record<string, string>>
}

export type OracleParts = Record<
  'start' | 'price' | 'currency' | 'income' | 'returnOfCapital' | 'costs' | 'inflows' | 'outflows' | 'end',
  string
>

const NONE: Fraction = { top: 0n, bottom: 1n }

/** The parts from the close of the first day to that of the last, and the growth without flows of money. */
export function performanceOracle(
  dates: readonly string[],
  stocks: readonly OracleStock[],
  rates: Readonly<Record<string, readonly string[]>>,
): OracleParts & { growth: number } {
  const sums = new Map<string, Fraction>()
  const gain = (name: string, amount: Fraction) => sums.set(name, plus(sums.get(name) ?? NONE, amount))
  const states = stocks.map(() => ({ held: NONE, price: NONE, isPriced: false }))
  let value = NONE
  let growth = 1
  for (const [at, date] of dates.entries()) {
    const isFirst = at === 0
    let [after, into, out, bought] = [NONE, NONE, NONE, NONE]
    for (const [index, stock] of stocks.entries()) {
      const state = states[index]
      if (!state) continue
      const rate = read(rates[stock.currency]?.[at] ?? '0')
      const oldRate = read(rates[stock.currency]?.[at - 1] ?? '0')
      const own = (amount: Fraction) => times(amount, rate)
      const [heldBefore, priceBefore, wasPriced] = [state.held, state.price, state.isPriced]
      const close = stock.closes[date]
      if (close !== undefined) [state.price, state.isPriced] = [read(close), true]
      const rows = stock.rows.filter((row) => row.date === date)
      let [tradePart, received, moved] = [NONE, NONE, NONE]
      let heldAfterSplits = heldBefore
      const isCounted = state.isPriced && !isFirst && (wasPriced || heldBefore.top === 0n)
      for (const { kind, quantity, price, amount, fee } of rows) {
        const [count, each, cost] = [read(quantity), read(price), read(fee)]
        const traded = amount === null ? times(count, each) : read(amount)
        if (kind === 'split') {
          const split = rounded(over(times(state.held, count), each), 6)
          // What trades of the day brought before is split with the rest.
          heldAfterSplits = plus(heldAfterSplits, minus(split, state.held))
          state.held = split
        } else if (kind === 'cashInLieu') {
          const part = minus(state.held, { top: state.held.top / state.held.bottom, bottom: 1n })
          state.held = minus(state.held, part)
          tradePart = plus(tradePart, minus(times(count, each), times(part, state.price)))
          received = plus(received, own(times(count, each)))
        } else if (kind === 'transferIn' || kind === 'transferOut') {
          const change = kind === 'transferIn' ? count : minus(NONE, count)
          state.held = plus(state.held, change)
          moved = plus(moved, change)
        } else if (kind === 'convertedIn' || kind === 'convertedOut') {
          // What another stock has become came for nothing, and what became another one left for nothing.
          const change = kind === 'convertedIn' ? count : minus(NONE, count)
          state.held = plus(state.held, change)
          tradePart = plus(tradePart, times(change, state.price))
        } else if (kind === 'buy' || kind === 'sell') {
          const isBuy = kind === 'buy'
          state.held = isBuy ? plus(state.held, count) : minus(state.held, count)
          const difference = minus(times(count, state.price), traded)
          tradePart = isBuy ? plus(tradePart, difference) : minus(tradePart, difference)
          if (isCounted) {
            if (isBuy) {
              into = plus(into, own(plus(traded, cost)))
              bought = plus(bought, traded)
            } else received = plus(received, own(minus(traded, cost)))
            gain('costs', minus(NONE, own(cost)))
          }
        }
      }
      // What other accounts gave or took comes and goes at the close.
      const movedValue = times(moved, state.price)
      if (isCounted && moved.top > 0n) {
        into = plus(into, own(movedValue))
        bought = plus(bought, movedValue)
      } else if (isCounted) received = minus(received, own(movedValue))
      if (state.isPriced) after = plus(after, own(times(state.held, state.price)))
      if (isFirst) continue
      // Sales that cost more than they brought take money in.
      if (isCounted && received.top < 0n) into = minus(into, received)
      else if (isCounted) out = plus(out, received)
      if (isCounted) {
        const move = minus(times(heldAfterSplits, state.price), times(heldBefore, priceBefore))
        gain('price', own(plus(move, tradePart)))
        gain('currency', times(times(heldBefore, priceBefore), minus(rate, oldRate)))
      } else if (state.isPriced) {
        into = plus(into, own(times(state.held, state.price)))
        bought = plus(bought, times(state.held, state.price))
      }
      for (const { kind, gross, withheld } of stock.paid.filter((one) => one.date === date)) {
        if (!state.isPriced) continue
        const [all, kept] = [own(read(gross)), own(read(withheld))]
        if (kind === 'fee') {
          gain('costs', minus(NONE, all))
          into = plus(into, all)
          continue
        }
        gain(kind === 'returnOfCapital' ? 'returnOfCapital' : 'income', all)
        gain('costs', minus(NONE, kept))
        out = plus(out, minus(all, kept))
      }
    }
    if (isFirst) sums.set('start', after)
    else if (value.top > 0n || bought.top > 0n) {
      const grown = over(plus(after, out), plus(value, into))
      growth *= Number(rounded(grown, 18).top) / 1e18
    }
    gain('inflows', into)
    gain('outflows', out)
    value = after
  }
  const figure = (name: string) => text(sums.get(name) ?? NONE)
  return {
    ...{ start: figure('start'), price: figure('price'), currency: figure('currency'), income: figure('income') },
    ...{ returnOfCapital: figure('returnOfCapital'), costs: figure('costs') },
    ...{ inflows: figure('inflows'), outflows: figure('outflows'), end: text(value) },
    growth,
  }
}

function read(source: string): Fraction {
  const [whole = '', decimals = ''] = source.split('.')
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) }
}

function text(fraction: Fraction): string {
  const { top } = rounded(fraction, 30)
  const digits = String(top < 0n ? -top : top).padStart(31, '0')
  return `${top < 0n ? '-' : ''}${digits.slice(0, -30)}.${digits.slice(-30)}`
}

function rounded({ top, bottom }: Fraction, places: number): Fraction {
  const scale = 10n ** BigInt(places)
  const [size, sign] = top < 0n ? [-top, -1n] : [top, 1n]
  return { top: (sign * (2n * size * scale + bottom)) / (2n * bottom), bottom: scale }
}

function plus(one: Fraction, other: Fraction): Fraction {
  return reduced(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom)
}

function minus(one: Fraction, other: Fraction): Fraction {
  return plus(one, { top: -other.top, bottom: other.bottom })
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
