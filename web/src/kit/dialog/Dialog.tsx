import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { ContentDialog } from '../../ui/dialogs/ContentDialog.tsx'

export type DialogProps = Omit<ComponentProps<typeof ContentDialog>, 'closeLabel'>

export function Dialog(props: DialogProps) {
  const { formatMessage } = useIntl()
  return <ContentDialog closeLabel={formatMessage({ id: 'alerts.close' })} {...props} />
}
