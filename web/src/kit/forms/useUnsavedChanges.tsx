import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useBlocker } from 'react-router-dom'
import { holdWindow } from '../../device/leaving.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { MessageDialog } from '../../ui/dialogs/MessageDialog.tsx'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'

interface UnsavedChanges {
  readonly isDirty: boolean
  /** What is being written, such as a symbol. */
  readonly name: string
  /** False where it could not be saved: the page then stays. */
  readonly save: () => Promise<boolean>
  /** Closes what is being written. */
  readonly onLeave: () => void
}

/**
 * Asks before changes are lost, however somebody leaves: by closing, by another page, when the window closes too.
 * `leave` closes at once where nothing was changed; `question` must be drawn.
 */
export function useUnsavedChanges({ isDirty, name, save, onLeave }: UnsavedChanges) {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const isLeaving = useRef(false)
  // Nothing is lost by the answer that has the focus.
  const yes = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const blocker = useBlocker(() => isDirty && !isLeaving.current)
  useEffect(() => (isDirty ? holdWindow() : undefined), [isDirty])

  function close() {
    isLeaving.current = true
    setIsAsking(false)
    // The way that was asked for leads away from here by itself.
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
