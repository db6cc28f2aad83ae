import { graphql } from 'relay-runtime'
import type {
  QuietHoursInput,
  useSetQuietHoursMutation,
} from '../../../__generated__/useSetQuietHoursMutation.graphql.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import { readPushSettings, type PushSettings } from './pushSettings.ts'

export function useSetQuietHours(onSaved: (settings: PushSettings) => void) {
  const commit = useCommit<useSetQuietHoursMutation>(graphql`
    mutation useSetQuietHoursMutation($input: SetQuietHoursInput!) {
      setQuietHours(input: $input) {
        ... on SetQuietHoursPayload @alias(as: "payload") {
          pushSettings {
            ...pushSettings_settings
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return async (quietHours: QuietHoursInput | null): Promise<void> => {
    const payload = await commit({ input: { quietHours } })
    if (payload) onSaved(readPushSettings(payload.pushSettings))
  }
}
