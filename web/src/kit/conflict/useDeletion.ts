import { useIntl } from 'react-intl'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import { useAlert } from '../alert/AlertContext.ts'
import type { MessageId } from '../language/MessageId.ts'
import type { VersionedResult } from './saveMerged.ts'

interface Deletion {
  readonly name: string
  readonly remove: (version: number) => Promise<VersionedResult<{ readonly name: string; readonly version: number }>>
  readonly messages: { readonly deleted: MessageId; readonly kept: MessageId }
  readonly onSettled: (isGone: boolean) => unknown
}

export function useDeletion({ name, remove, messages, onSettled }: Deletion) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  return async function deleteAt(version: number): Promise<void> {
    const { conflict, problem } = await remove(version)
    const isRefused = problem !== null && problem.codes[0] !== 'resource_missing'
    const present = conflict?.current
    if (isRefused) alert(problem)
    else if (present) {
      notify({
        text: formatMessage({ id: messages.kept }, { name: present.name }),
        isBad: true,
        action: { label: formatMessage({ id: 'conflict.deleteAnyway' }), run: () => void deleteAt(present.version) },
      })
    } else notify({ text: formatMessage({ id: messages.deleted }, { name }) })
    await onSettled(!isRefused && !present)
  }
}
