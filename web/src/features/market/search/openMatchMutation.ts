import { graphql } from 'relay-runtime'

/** A listing of the catalogue becomes one of the stocks. */
export const openMatch = graphql`
  mutation openMatchMutation($input: AddStockInput!) {
    addStock(input: $input) {
      ... on AddStockPayload @alias(as: "payload") {
        stock {
          id
          stockId
        }
      }
      ...refusal_problem @alias(as: "refusal")
    }
  }
`
