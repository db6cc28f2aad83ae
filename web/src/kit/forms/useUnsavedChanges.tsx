import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useBlocker } from 'react-router-dom'
import { warnBeforeUnload } from '../../device/leaving.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { MessageDialog } from '../../ui/dialogs/MessageDialog.tsx'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'

interface UnsavedChanges {
  readonly isDirty: boolean
  readonly name: string
  readonly save: () => Promise<boolean>
  readonly onLeave: () => void
}

/** Asks before changes are lost by closing or navigating. The caller must render `question`. */
export function useUnsavedChanges({ isDirty, name, save, onLeave }: UnsavedChanges) {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const isLeaving = useRef(false)
  // Has the focus first, because this answer loses nothing.
  const yes = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const blocker = useBlocker(() => isDirty && !isLeaving.current)
  useEffect(() => (isDirty ? warnBeforeUnload() : undefined), [isDirty])

  function close() {
    isLeaving.current = true
    setIsAsking(false)
    // A blocked navigation continues by itself.
    if (blocker.state === 'blocked') blocker.proceed()
    else onLeave()
  }
  async function answer(isYes: boolean) {
    if (!isYes) return close()
    const isSaved = await save()
    if (isSaved) {
      notify({ text: formatMessage({ id: 'entry.unsaved.saved' }, { name }) })
      return close()
    }
    setIsAsking(false)
    blocker.reset?.()
  }

  const question: ReactNode = (isAsking || blocker.state === 'blocked') && (
    <MessageDialog
      title={formatMessage({ id: 'entry.unsaved' })}
      body={formatMessage({ id: 'entry.unsaved.text' }, { name: name || 'none' })}
      firstFocus={yes}
      footer={
        <>
          <Button onClick={() => void answer(false)}>{formatMessage({ id: 'entry.unsaved.no' })}</Button>
          <Button ref={yes} variant="primary" onClick={() => void answer(true)}>
            {formatMessage({ id: 'entry.unsaved.yes' })}
          </Button>
        </>
      }
    />
  )
  const leave = () => {
    if (isDirty) setIsAsking(true)
    else close()
  }
  return { leave, close, question }
}
