import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime'
import type { readVolumesQuery, ChartInterval } from '../../../../__generated__/readVolumesQuery.graphql.ts'
import type { DayVolume } from './volumeBars.ts'

/** Oldest first. Rejects if they cannot be loaded. */
export async function readVolumes(
  environment: IEnvironment,
  stockId: string,
  interval: ChartInterval,
): Promise<readonly DayVolume[]> {
  const answer = await fetchQuery<readVolumesQuery>(
    environment,
    graphql`
      query readVolumesQuery($stockId: String!, $interval: ChartInterval!) @throwOnFieldError {
        viewer {
          stock(stockId: $stockId) {
            volumes(interval: $interval) {
              date
              shareCount
            }
          }
        }
      }
    `,
    { stockId, interval },
    { fetchPolicy: 'store-or-network' },
  ).toPromise()
  return (answer?.viewer?.stock?.volumes ?? []).map(({ date, shareCount }) => ({
    date,
    shareCount: Number(shareCount),
  }))
}
