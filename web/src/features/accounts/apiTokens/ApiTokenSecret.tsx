import { useIntl } from 'react-intl'
import { copyText } from '../../../device/clipboard.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ContentDialog } from '../../../ui/dialogs/ContentDialog.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import styles from './ApiTokenSecret.module.css'

/** The secret of a new token, to copy now. */
export function ApiTokenSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const copy = async () => {
    const isCopied = await copyText(secret)
    notify({
      text: formatMessage({ id: isCopied ? 'apiTokens.secret.copied' : 'apiTokens.secret.notCopied' }),
      isBad: !isCopied,
    })
  }
  return (
    <ContentDialog
      title={formatMessage({ id: 'apiTokens.secret.title' })}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      size="edit"
      staysOnOutsidePress
      onClose={onClose}
    >
      <p className={styles['text']}>{formatMessage({ id: 'apiTokens.secret.text' })}</p>
      <output className={styles['secret']} aria-label={formatMessage({ id: 'apiTokens.secret.title' })}>
        {secret}
      </output>
      <div className={styles['footer']}>
        <Button onClick={() => void copy()}>{formatMessage({ id: 'apiTokens.secret.copy' })}</Button>
        <Button variant="primary" onClick={onClose}>
          {formatMessage({ id: 'apiTokens.done' })}
        </Button>
      </div>
    </ContentDialog>
  )
}
