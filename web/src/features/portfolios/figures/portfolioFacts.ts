import type { Currency } from '@palier/domain/market/currency'
import type { PortfolioPanel_portfolio$data } from '../../../__generated__/PortfolioPanel_portfolio.graphql.ts'
import type { BeyondPlan } from '../../billing/beyondPlan/beyondPlan.ts'

export type AccountKind = PortfolioPanel_portfolio$data['accountKind']

/** Whose account it is. */
type PortfolioOwner = PortfolioPanel_portfolio$data['owner']

export const PORTFOLIO_OWNERS: readonly PortfolioOwner[] = ['SELF', 'SPOUSE']

export const ACCOUNT_KINDS: readonly AccountKind[] = ['NON_REGISTERED', 'TFSA', 'RRSP', 'FHSA', 'RESP', 'RRIF']

/** A portfolio as its dialogs know it. */
export interface PortfolioFacts {
  /** The global id. */
  readonly id: string
  /** The id of addresses. */
  readonly portfolioId: string
  readonly name: string
  readonly description: string
  readonly currency: Currency
  readonly accountKind: AccountKind
  readonly owner: PortfolioOwner
  readonly cash: string
  readonly version: number
  readonly beyondPlan: BeyondPlan
}

/** A portfolio with where its cash comes from; balances where it follows the transactions. */
export type PortfolioWithCash = PortfolioFacts & Pick<PortfolioPanel_portfolio$data, 'cashMode' | 'cashBalances'>

/** What a person says of a portfolio. */
export type PortfolioAnswers = Pick<PortfolioFacts, 'name' | 'description' | 'currency' | 'accountKind' | 'owner'>

/** Another portfolio, where a stock may go. */
export interface OtherPortfolio {
  readonly id: string
  readonly name: string
  readonly currency: Currency
  readonly accountKind: AccountKind
}
