import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { useSetCrossingDigestMutation } from '../../../__generated__/useSetCrossingDigestMutation.graphql.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

/** Turns the daily e-mail of crossed prices on or off. */
export function useSetCrossingDigest(): (isOn: boolean) => Promise<void> {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const commit = useCommit<useSetCrossingDigestMutation>(graphql`
    mutation useSetCrossingDigestMutation($input: SetCrossingDigestInput!) {
      setCrossingDigest(input: $input) {
        ... on SetCrossingDigestPayload @alias(as: "payload") {
          preferences {
            isCrossingDigestOn
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async (isOn) => {
      const payload = await commit({ input: { isOn } })
      if (payload) notify({ text: formatMessage({ id: isOn ? 'account.digest.on' : 'account.digest.off' }) })
    },
    [commit, notify, formatMessage],
  )
}
