import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { Currency } from '@palier/domain/market/currency'
import type { useSetCurrencyMutation } from '../../__generated__/useSetCurrencyMutation.graphql.ts'
import { useStorage } from '../../device/storage/StorageContext.ts'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import { useCommit } from '../alert/useCommit.ts'

export function useSetCurrency(): (currency: Currency) => Promise<void> {
  const { formatMessage } = useIntl()
  const storage = useStorage()
  const notify = useSnackbar()
  const commit = useCommit<useSetCurrencyMutation>(graphql`
    mutation useSetCurrencyMutation($input: SetCurrencyInput!) {
      setCurrency(input: $input) {
        ... on SetCurrencyPayload @alias(as: "payload") {
          preferences {
            currency
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return useCallback(
    async (currency) => {
      const saved = await commit({ input: { currency } })
      if (!saved) return
      storage.currency.write(saved.preferences.currency)
      notify({ text: formatMessage({ id: 'currency.saved' }, { currency }) })
    },
    [commit, storage, notify, formatMessage],
  )
}
