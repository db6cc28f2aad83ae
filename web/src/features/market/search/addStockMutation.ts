import { graphql } from 'relay-runtime'

/** Adds a listing of the catalogue to the stocks. */
export const openMatch = graphql`
  mutation addStockMutation($input: AddStockInput!) {
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
