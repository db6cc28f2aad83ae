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

/** A portfolio with its stocks and its totals at the present prices. */
export interface PricedPortfolio extends PortfolioFacts {
  /** As the dialogs of their objectives read them. */
  readonly stocks: readonly ({ readonly id: string } & HoldingObjective_holding$key)[]
  readonly holdings: readonly HeldStock[]
  readonly figures: PortfolioFigures
  /** Its return on its last days in percent, the oldest first; null where it is not known. */
  readonly recentReturns:
    | { readonly firstDate: string | null | undefined; readonly timeWeighted: readonly string[] }
    | null
    | undefined
}

/** Everything that the person holds, at the present prices. */
export interface AllHoldings {
  readonly portfolios: readonly PricedPortfolio[]
  /** All portfolios together, in the preferred currency. */
  readonly summary: PortfolioSummary
  /** The same in the other currency; null where a part of it cannot be converted. */
  readonly converted: PortfolioSummary | null
  /** One a stock that is still held, over all portfolios, and what they add up to in the preferred currency. */
  readonly positions: readonly HeldStock[]
  /** What was sold whole: it has no value any more, but its gain is in the totals. */
  readonly closedFigures: PortfolioFigures
  /** Of both, so that they add up to the summary. */
  readonly positionFigures: PortfolioFigures
}

/* eslint-disable relay/unused-fields -- handed on whole to the cards and dialogs of a portfolio */
/** The portfolios of the viewer as their prices move. Throws where they could not be read; null while signed out. */
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
    // What the totals were converted by comes last: it stands before what the site tells.
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
