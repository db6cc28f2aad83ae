import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { keepEventsIn } from '../../device/keepEventsIn.ts'
import { placeOfDialogs } from '../../device/document.ts'
import styles from './MessageDialog.module.css'

interface MessageDialogProps {
  readonly title: ReactNode
  readonly body: ReactNode
  readonly footer: ReactNode
  /** What has the focus at first: the safe answer. */
  readonly firstFocus: RefObject<HTMLElement | null>
  /** Asked to close by Escape or a press outside; without it neither does anything. */
  readonly onDismiss?: () => void
}

/**
 * The frame of a short dialog: title, sentence, answers. Open while it is mounted; the focus goes back afterwards. It is
 * the browser's own dialog and part of every page: what it says must be sayable when nothing can be loaded any more. It
 * lies above every other dialog, which hears nothing of what is done here.
 */
export function MessageDialog({ title, body, footer, firstFocus, onDismiss }: MessageDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const dismiss = useEffectEvent(() => onDismiss?.())

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    const release = keepEventsIn(shown, dismiss)
    shown.showModal()
    firstFocus.current?.focus()
    return () => {
      // Only a dialog that closes gives the focus back.
      shown.close()
      release()
    }
  }, [firstFocus])

  return createPortal(
    <dialog
      ref={dialog}
      className={styles['dialog']}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}body`}
      onClick={({ target, currentTarget }) => {
        // The ground around the box belongs to the element itself.
        if (target === currentTarget) onDismiss?.()
      }}
      onCancel={(event) => {
        // The way back of a phone.
        event.preventDefault()
        onDismiss?.()
      }}
    >
      <div className={styles['content']}>
        <h2 id={`${id}title`} className={styles['title']}>
          {title}
        </h2>
        <div id={`${id}body`} className={styles['body']}>
          {body}
        </div>
        <div className={styles['footer']}>{footer}</div>
      </div>
    </dialog>,
    placeOfDialogs(),
  )
}
