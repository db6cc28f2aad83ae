import { graphql } from 'relay-runtime'

export const deleteEntry = graphql`
  mutation removeEntryMutation($input: RemoveEntryInput!) {
    removeEntry(input: $input) {
      ... on RemoveEntryPayload @alias(as: "payload") {
        removedEntryId
        usage {
          ...ownUse_usage
        }
      }
      ... on EntryConflict @alias(as: "conflict") {
        current {
          id
          version
          ...watchedEntry_entry
        }
      }
      ...refusal_problem @alias(as: "refusal")
    }
  }
`
