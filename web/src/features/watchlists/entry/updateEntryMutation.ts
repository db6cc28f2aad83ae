import { graphql } from 'relay-runtime'

export const updateEntry = graphql`
  mutation updateEntryMutation($input: UpdateEntryInput!) {
    updateEntry(input: $input) {
      ... on UpdateEntryPayload @alias(as: "payload") {
        entry {
          id
          version
          ...watchedEntry_entry
        }
        usage {
          ...ownUse_usage
        }
      }
      ... on EntryConflict @alias(as: "conflict") {
        current {
          id
          version
          ...entryContent_entry
          ...watchedEntry_entry
        }
      }
      ...refusal_problem @alias(as: "refusal")
    }
  }
`
