import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { useExportAccountMutation } from '../../../__generated__/useExportAccountMutation.graphql.ts'
import { downloadText } from '../../../device/files/download.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

/** The verb that downloads everything kept about the person as one JSON file, and whether it is under way. */
export function useExportAccount() {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const [isExporting, setIsExporting] = useState(false)
  const commit = useCommit<useExportAccountMutation>(graphql`
    mutation useExportAccountMutation {
      exportAccount {
        __typename
        ... on ExportAccountPayload {
          fileName
          json
        }
        ... on Problem {
          ...useAttempt_refusal @alias(as: "refusal")
        }
        ... on LimitProblem {
          ...useAttempt_refusal @alias(as: "limit")
        }
      }
    }
  `)
  const exportAccount = useCallback(async () => {
    setIsExporting(true)
    const file = await commit({}, (data) => data.exportAccount)
    setIsExporting(false)
    if (!file) return
    downloadText(file.fileName, 'application/json', file.json)
    notify({ text: formatMessage({ id: 'account.export.done' }) })
  }, [commit, notify, formatMessage])
  return { exportAccount, isExporting }
}
