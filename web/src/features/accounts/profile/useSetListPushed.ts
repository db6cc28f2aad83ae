import { graphql } from 'relay-runtime'
import type { useSetListPushedMutation } from '../../../__generated__/useSetListPushedMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import { readPushSettings, type PushSettings } from './pushSettings.ts'

export function useSetListPushed(onSaved: (settings: PushSettings) => void) {
  const commit = useCommit<useSetListPushedMutation>(graphql`
    mutation useSetListPushedMutation($input: SetListPushedInput!) {
      setListPushed(input: $input) {
        ... on SetListPushedPayload @alias(as: "payload") {
          pushSettings {
            ...pushSettings_settings
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return async (listId: string, isPushed: boolean): Promise<void> => {
    const payload = await commit({ input: { listId, isPushed } })
    if (payload) onSaved(readPushSettings(payload.pushSettings))
  }
}
