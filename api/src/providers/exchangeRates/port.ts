import type { Decimal } from '@palier/domain/decimal'

export type DatedRate = {
  /** Canadian dollars for one US dollar. */
  readonly rate: Decimal
  readonly asOf: Date
  readonly source: string
}

/** A source of the rate between our two currencies. Every adapter passes `conformance.ts`. */
export interface ExchangeRates {
  readonly name: string
  /** The latest rate that is published at an instant. Rejects where there is none: a rate is never made up. */
  latest(now: Date): Promise<DatedRate>
}
