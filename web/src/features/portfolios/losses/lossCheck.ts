import { graphql, readInlineData } from 'relay-runtime'
import type { lossCheck_check$data, lossCheck_check$key } from '../../../__generated__/lossCheck_check.graphql.ts'

/** Effect of the superficial loss rule on a planned trade. Amounts are in Canadian dollars. */
export type LossCheck = Omit<lossCheck_check$data, ' $fragmentType'>

/* eslint-disable relay/unused-fields -- handed on whole to what shows it */
export function readLossCheck(key: lossCheck_check$key): LossCheck {
  return readInlineData(
    graphql`
      fragment lossCheck_check on SuperficialLossCheck @inline {
        settlementDate
        sale {
          gain
          deniedLoss
          lostForever
          isProvisional
          owner
          superficial {
            addedToOther
          }
        }
        purchases {
          settlementDate
          portfolioName
          owner
          quantity
        }
        deniedThrough
        losses {
          settlementDate
          portfolioName
          owner
          loss
          deniedBefore
          deniedLoss
          lostForever
          windowEnd
        }
      }
    `,
    key,
  )
}
