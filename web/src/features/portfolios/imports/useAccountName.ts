import { useIntl } from 'react-intl'
import type { ImportAccount } from './importPreview.ts'

export function useAccountName(): (account: Pick<ImportAccount, 'number' | 'type'>) => string {
  const { formatMessage } = useIntl()
  return ({ number, type }) => {
    if (number == null || type == null) return type ?? number ?? ''
    return formatMessage({ id: 'import.account' }, { type, number })
  }
}
