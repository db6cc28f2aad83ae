import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { useReachedObjectives_viewer$key } from '../../../__generated__/useReachedObjectives_viewer.graphql.ts'

export interface ReachedObjective {
  readonly id: string
  readonly symbol: string
  readonly stockId: string
  readonly progressPercent: string
}

/** Empty if the objectives could not be loaded. */
export function useReachedObjectives(viewer: useReachedObjectives_viewer$key): readonly ReachedObjective[] {
  const { objectives } = useFragment(
    graphql`
      fragment useReachedObjectives_viewer on Viewer {
        objectives {
          id
          isPostponed
          progressPercent
          stock {
            stockId
            symbol
          }
        }
      }
    `,
    viewer,
  )
  return (objectives ?? [])
    .filter(({ isPostponed, progressPercent }) => !isPostponed && Number(progressPercent) >= 100)
    .map(({ id, stock: { stockId, symbol }, progressPercent }) => ({ id, stockId, symbol, progressPercent }))
}
