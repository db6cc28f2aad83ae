import { graphql } from 'relay-runtime'

export const addEntry = graphql`
  mutation addEntryMutation($input: AddEntryInput!) {
    addEntry(input: $input) {
      ... on AddEntryPayload @alias(as: "payload") {
        entry {
          id
          version
          listId
          ...watchedEntry_entry
        }
        usage {
          ...ownUse_usage
        }
      }
      ...refusal_problem @alias(as: "refusal")
    }
  }
`
