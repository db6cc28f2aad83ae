import { useIntl } from 'react-intl'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { SecretToCopy } from '../../../kit/dialog/SecretToCopy.tsx'

export function ApiTokenSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'apiTokens.secret.title' })
  const texts = {
    intro: formatMessage({ id: 'apiTokens.secret.text' }),
    label: title,
    copy: formatMessage({ id: 'apiTokens.secret.copy' }),
    copied: formatMessage({ id: 'apiTokens.secret.copied' }),
    notCopied: formatMessage({ id: 'apiTokens.secret.notCopied' }),
    done: formatMessage({ id: 'apiTokens.done' }),
  }
  return (
    <Dialog title={title} size="edit" staysOnOutsidePress onClose={onClose}>
      <SecretToCopy secret={secret} texts={texts} onClose={onClose} />
    </Dialog>
  )
}
