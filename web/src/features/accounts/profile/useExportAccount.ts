import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { useExportAccountMutation } from '../../../__generated__/useExportAccountMutation.graphql.ts'
import { downloadText } from '../../../device/files/download.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

/** Downloads everything stored about the user as one JSON file. */
export function useExportAccount() {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const [isExporting, setIsExporting] = useState(false)
  const commit = useCommit<useExportAccountMutation>(graphql`
    mutation useExportAccountMutation {
      exportAccount {
        ... on ExportAccountPayload @alias(as: "payload") {
          fileName
          json
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  const exportAccount = useCallback(async () => {
    setIsExporting(true)
    const file = await commit({})
    setIsExporting(false)
    if (!file) return
    downloadText(file.fileName, 'application/json', file.json)
    notify({ text: formatMessage({ id: 'account.export.done' }) })
  }, [commit, notify, formatMessage])
  return { exportAccount, isExporting }
}
