import { graphql, type IEnvironment } from 'relay-runtime'
import type { sendVisitMutation } from '../../../__generated__/sendVisitMutation.graphql.ts'
import { sendMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Records that the user has seen the dashboard. If it fails, news stays marked as new. */
export async function sendVisit(environment: IEnvironment): Promise<void> {
  await sendMutation<sendVisitMutation>(
    environment,
    graphql`
      mutation sendVisitMutation {
        visitToday {
          ... on VisitTodayPayload @alias(as: "payload") {
            isNoted
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    {},
  )
}
