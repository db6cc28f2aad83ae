import { graphql, readInlineData } from 'relay-runtime'
import type { ownUse_usage$data, ownUse_usage$key } from '../../../__generated__/ownUse_usage.graphql.ts'

/** Use and limits of the viewer's plan. */
export type OwnUse = ownUse_usage$data

/* eslint-disable relay/unused-fields -- handed on whole to the rules and to what shows it */
export function readOwnUse(key: ownUse_usage$key): OwnUse {
  return readInlineData(
    graphql`
      fragment ownUse_usage on Usage @inline {
        planName
        canAddBuyList
        canAddSellList
        canAddEntry
        canAddPortfolio
        buyLists {
          used
          limit
        }
        sellLists {
          used
          limit
        }
        entries {
          used
          limit
        }
        portfolios {
          used
          limit
        }
        portfolioStocks {
          used
          limit
        }
      }
    `,
    key,
  )
}
