import { graphql } from 'relay-runtime'

export const createWatchList = graphql`
  mutation createWatchListMutation($input: CreateWatchListInput!) {
    createWatchList(input: $input) {
      ... on CreateWatchListPayload @alias(as: "payload") {
        list {
          id
          listId
          name
          ...useBoard_list
        }
        usage {
          ...ownUse_usage
        }
      }
      ...refusal_problem @alias(as: "refusal")
    }
  }
`
