import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type {
  SetCrossingDigestInput,
  useSetCrossingDigestMutation,
} from '../../../__generated__/useSetCrossingDigestMutation.graphql.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

type When = SetCrossingDigestInput['when']

/** Turns the e-mail digest of crossed prices on or off and sets its schedule. */
export function useSetCrossingDigest(): (isOn: boolean, when?: When) => Promise<void> {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const commit = useCommit<useSetCrossingDigestMutation>(graphql`
    mutation useSetCrossingDigestMutation($input: SetCrossingDigestInput!) {
      setCrossingDigest(input: $input) {
        ... on SetCrossingDigestPayload @alias(as: "payload") {
          preferences {
            isCrossingDigestOn
            crossingMail
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async (isOn, when = null) => {
      const payload = await commit({ input: { isOn, when } })
      if (payload) notify({ text: formatMessage({ id: messageOf(isOn, payload.preferences.crossingMail) }) })
    },
    [commit, notify, formatMessage],
  )
}

function messageOf(isOn: boolean, when: string) {
  if (!isOn) return 'account.digest.off'
  return when === 'AT_ONCE' ? 'account.digest.on.AT_ONCE' : 'account.digest.on'
}
