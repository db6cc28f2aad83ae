import { graphql, readInlineData } from 'relay-runtime'
import type { listUsage_usage$data, listUsage_usage$key } from '../../../__generated__/listUsage_usage.graphql.ts'

/** Plan limits of lists and entries with their current use. Every list mutation returns it. */
export type ListUsage = Omit<listUsage_usage$data, ' $fragmentType'>

/* eslint-disable relay/unused-fields -- passed whole to other components */
export function readListUsage(key: listUsage_usage$key): ListUsage {
  return readInlineData(
    graphql`
      fragment listUsage_usage on Usage @inline {
        canAddBuyList
        canAddSellList
        canAddEntry
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
      }
    `,
    key,
  )
}
