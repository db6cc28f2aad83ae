import { graphql, type IEnvironment } from 'relay-runtime'
import type { visitTodayMutation } from '../../../__generated__/visitTodayMutation.graphql.ts'
import { sendMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Records that the user has seen the dashboard. If it fails, news stays marked as new. */
export async function visitToday(environment: IEnvironment): Promise<void> {
  await sendMutation<visitTodayMutation>(
    environment,
    graphql`
      mutation visitTodayMutation {
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
