import { graphql } from 'relay-runtime'

export const deleteWatchList = graphql`
  mutation deleteWatchListMutation($input: DeleteWatchListInput!) {
    deleteWatchList(input: $input) {
      ... on DeleteWatchListPayload @alias(as: "payload") {
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
