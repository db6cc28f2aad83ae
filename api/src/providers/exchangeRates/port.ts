import type { Decimal } from '@palier/domain/kernel/decimal'

type DatedRate = {
  /** Canadian dollars for one US dollar. */
  readonly rate: Decimal
  readonly asOf: Date
  readonly source: string
}

export type DayRate = { readonly date: string; readonly rate: Decimal }

/** Source of USD/CAD rates. Every adapter passes `conformance.ts`. */
export interface ExchangeRates {
  readonly name: string
  /** Latest rate published by `now`. Rejects if there is none: a rate is never invented. */
  latest(now: Date): Promise<DatedRate>
  /**
   * Rates from a day on, published by `now`, oldest first. Skips days without a rate: holidays and
   * days before the source began.
   */
  since(date: string, now: Date): Promise<readonly DayRate[]>
}
