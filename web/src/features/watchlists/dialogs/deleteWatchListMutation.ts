import { graphql } from 'relay-runtime'

export const deleteWatchList = graphql`
  mutation deleteWatchListMutation($input: DeleteWatchListInput!) {
    deleteWatchList(input: $input) {
      ... on DeleteWatchListPayload @alias(as: "payload") {
        usage {
          ...listUsage_usage
        }
      }
      ... on WatchListConflict @alias(as: "conflict") {
        current {
          name
          description
          version
        }
      }
      ... on Problem {
        ...refusal_problem @alias(as: "refusal")
      }
      ... on LimitProblem {
        ...refusal_problem @alias(as: "limit")
      }
    }
  }
`
