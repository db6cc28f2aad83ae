import type { Decimal } from '@palier/domain/kernel/decimal'

type DatedRate = {
  /** Canadian dollars for one US dollar. */
  readonly rate: Decimal
  readonly asOf: Date
  readonly source: string
}

/** The rate of a calendar day, `YYYY-MM-DD`. */
export type DayRate = { readonly date: string; readonly rate: Decimal }

/** A source of the rate between our two currencies. Every adapter passes `conformance.ts`. */
export interface ExchangeRates {
  readonly name: string
  /** The latest rate that is published at an instant. Rejects where there is none: a rate is never made up. */
  latest(now: Date): Promise<DatedRate>
  /**
   * The rates of the days from this one on, as far as they are published at that instant, oldest first. Days without
   * one, such as holidays and those before the source began, are left out.
   */
  since(date: string, now: Date): Promise<readonly DayRate[]>
}
