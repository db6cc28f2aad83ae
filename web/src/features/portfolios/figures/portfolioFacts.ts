import type { Currency } from '@palier/domain/market/currency'
import type { PortfolioPanel_portfolio$data } from '../../../__generated__/PortfolioPanel_portfolio.graphql.ts'
import type { BeyondPlan } from '../../billing/beyondPlan/beyondPlan.ts'

export type AccountKind = PortfolioPanel_portfolio$data['accountKind']

type PortfolioOwner = PortfolioPanel_portfolio$data['owner']

export const PORTFOLIO_OWNERS: readonly PortfolioOwner[] = ['SELF', 'SPOUSE']

export const ACCOUNT_KINDS: readonly AccountKind[] = ['NON_REGISTERED', 'TFSA', 'RRSP', 'FHSA', 'RESP', 'RRIF']

export interface PortfolioFacts {
  /** Global id. */
  readonly id: string
  /** Id used in page addresses. */
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

/** The balances are filled only if cash follows the transactions. */
export type PortfolioWithCash = PortfolioFacts & Pick<PortfolioPanel_portfolio$data, 'cashMode' | 'cashBalances'>

export type PortfolioAnswers = Pick<PortfolioFacts, 'name' | 'description' | 'currency' | 'accountKind' | 'owner'>

/** Portfolio that a stock can be moved to. */
export interface OtherPortfolio {
  readonly id: string
  readonly name: string
  readonly currency: Currency
  readonly accountKind: AccountKind
}
