import { useId, type FormEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons/Button.tsx'
import { ContentDialog } from '../../ui/dialogs/ContentDialog.tsx'
import { RefusalStrip } from './RefusalStrip.tsx'
import styles from './AccountForm.module.css'

interface AccountFormProps {
  readonly title: string
  readonly saveLabel: string
  readonly isDangerous?: boolean
  readonly isBusy: boolean
  /** Why the last try was refused. */
  readonly refusal: readonly string[] | null
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a few fields: Enter saves, Escape leaves everything as it was. */
export function AccountForm(props: AccountFormProps) {
  const { title, saveLabel, isDangerous = false, isBusy, refusal, onSubmit, onClose, children } = props
  const { formatMessage } = useIntl()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <ContentDialog
      title={title}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      size="edit"
      staysOnOutsidePress
      onClose={onClose}
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={submit}>
        {refusal && <RefusalStrip sentences={refusal} />}
        {children}
        <div className={styles['footer']}>
          <Button onClick={onClose}>{formatMessage({ id: 'account.cancel' })}</Button>
          <Button type="submit" variant={isDangerous ? 'dangerFilled' : 'primary'} isBusy={isBusy}>
            {saveLabel}
          </Button>
        </div>
      </form>
    </ContentDialog>
  )
}
