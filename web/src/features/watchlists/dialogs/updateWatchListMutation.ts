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
          ...ownUse_usage
        }
      }
      ... on WatchListConflict @alias(as: "conflict") {
        current {
          name
          description
          version
        }
      }
      ...refusal_problem @alias(as: "refusal")
    }
  }
`
