import type { Currency } from '@palier/domain/market/currency'
import type { Problem } from '../../../kit/alert/refusal.ts'
import type { AccountKind } from './portfolioFacts.ts'

/** A portfolio as somebody else left it meanwhile. */
export interface PresentPortfolio {
  readonly name: string
  readonly description: string
  readonly accountKind: AccountKind
  readonly cash: string
  readonly currency: Currency
  readonly version: number
}

export type PortfolioOutcome =
  | { readonly kind: 'saved' }
  /** Somebody else changed it meanwhile: what it is now, null when it is gone. */
  | { readonly kind: 'conflict'; readonly present: PresentPortfolio | null }
  | { readonly kind: 'refused'; readonly problem: Problem }
