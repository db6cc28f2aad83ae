import { useMemo } from 'react'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { conversionCurrencyOf, type Currency } from '@palier/domain/market/currency'
import { decimal, ZERO } from '@palier/domain/kernel/decimal'
import { portfolioSummaryOf, type PortfolioSummary } from '@palier/domain/portfolios/portfolioTotals'
import type { HoldingObjective_holding$key } from '../../../__generated__/HoldingObjective_holding.graphql.ts'
import type {
  useAllHoldings_query$data,
  useAllHoldings_query$key,
} from '../../../__generated__/useAllHoldings_query.graphql.ts'
import { readHeldStock, type HeldStock } from '../figures/heldStock.ts'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import { portfolioFiguresOf, type PortfolioFigures, type UsedRate } from '../figures/portfolioFigures.ts'
import { mergeHoldings } from '../figures/mergeHoldings.ts'

/** Portfolio with its holdings and totals at current prices. */
export interface PricedPortfolio extends PortfolioFacts {
  /** Fragment keys for the objective dialogs. */
  readonly stocks: readonly ({ readonly id: string } & HoldingObjective_holding$key)[]
  readonly holdings: readonly HeldStock[]
  readonly figures: PortfolioFigures
  /** Return since the first day in percent, one value a day, oldest first. Null if unknown. */
  readonly recentReturns:
    | { readonly firstDate: string | null | undefined; readonly timeWeighted: readonly string[] }
    | null
    | undefined
}

export interface AllHoldings {
  readonly portfolios: readonly PricedPortfolio[]
  /** All portfolios combined, in the preferred currency. */
  readonly summary: PortfolioSummary
  /** The summary in the other currency. Null if some part cannot be converted. */
  readonly converted: PortfolioSummary | null
  /** Stocks still held, merged across portfolios. */
  readonly positions: readonly HeldStock[]
  /** Stocks sold completely: their value is zero, but their gain is part of the totals. */
  readonly closedFigures: PortfolioFigures
  /** Figures of held and sold stocks combined, which add up to the summary. */
  readonly positionFigures: PortfolioFigures
}

/* eslint-disable relay/unused-fields -- handed on whole to the cards and dialogs of a portfolio */
/** The viewer's portfolios at live prices. Throws if they could not be loaded. Null if signed out. */
export function useAllHoldings(query: useAllHoldings_query$key): AllHoldings | null {
  const { site, viewer } = useFragment(
    graphql`
      fragment useAllHoldings_query on Query @throwOnFieldError {
        site {
          usdInCad: exchangeRate(from: USD, to: CAD)
          cadInUsd: exchangeRate(from: CAD, to: USD)
        }
        viewer {
          preferences {
            currency
          }
          portfolioSummary {
            rates {
              from
              to
              rate
            }
          }
          portfolios {
            id
            portfolioId
            name
            description
            currency
            accountKind
            owner
            cash
            version
            beyondPlan {
              planName
            }
            statistics {
              rates {
                from
                to
                rate
              }
            }
            recentReturns {
              firstDate
              timeWeighted
            }
            stocks {
              id
              ...heldStock_holding
              ...HoldingObjective_holding
            }
          }
        }
      }
    `,
    query,
  )
  /* eslint-enable relay/unused-fields */
  return useMemo(() => {
    if (!viewer) return null
    // Later rates win: the rates used for the server's totals override the site's.
    const rates = [...siteRates(site), ...viewer.portfolioSummary.rates]
    return allHoldingsOf(viewer.portfolios.map(readPortfolio), viewer.preferences.currency, rates)
  }, [site, viewer])
}

type Data = NonNullable<useAllHoldings_query$data['viewer']>['portfolios'][number]

function readPortfolio({ statistics: { rates }, ...facts }: Data): PricedPortfolio {
  const { currency, cash, stocks } = facts
  const holdings = stocks.map((key) => readHeldStock(key))
  return { ...facts, holdings, figures: portfolioFiguresOf({ currency, cash: decimal(cash), holdings, rates }) }
}

function siteRates({ usdInCad, cadInUsd }: useAllHoldings_query$data['site']): UsedRate[] {
  return [
    ...(usdInCad == null ? [] : [{ from: 'USD', to: 'CAD', rate: usdInCad }]),
    ...(cadInUsd == null ? [] : [{ from: 'CAD', to: 'USD', rate: cadInUsd }]),
  ]
}

function allHoldingsOf(
  portfolios: readonly PricedPortfolio[],
  currency: Currency,
  rates: readonly UsedRate[],
): AllHoldings {
  const totals = portfolios.map(({ figures }) => figures)
  const known = Object.fromEntries(rates.map(({ from, to, rate }) => [from + to, decimal(rate)]))
  const converted = portfolioSummaryOf(totals, conversionCurrencyOf(currency), known)
  const { held: positions, closed } = mergeHoldings(portfolios.flatMap(({ holdings }) => holdings))
  const cash = portfolioSummaryOf(totals.map(cashAlone), currency, known).totalValue
  return {
    portfolios,
    summary: portfolioSummaryOf(totals, currency, known),
    converted: converted.currenciesWithoutRate.length > 0 ? null : converted,
    positions,
    closedFigures: portfolioFiguresOf({ currency, cash: ZERO, holdings: closed, rates }),
    positionFigures: portfolioFiguresOf({ currency, cash, holdings: [...positions, ...closed], rates }),
  }
}

function cashAlone({ currency, cash }: PortfolioFigures): PortfolioFigures {
  return portfolioFiguresOf({ currency, cash, holdings: [], rates: [] })
}
