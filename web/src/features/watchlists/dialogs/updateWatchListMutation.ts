import { graphql } from 'relay-runtime'

export const updateWatchList = graphql`
  mutation updateWatchListMutation($input: UpdateWatchListInput!) {
    updateWatchList(input: $input) {
      ... on UpdateWatchListPayload @alias(as: "payload") {
        list {
          id
          name
          description
          version
        }
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
