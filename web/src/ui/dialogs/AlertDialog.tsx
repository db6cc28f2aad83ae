import { useRef, type ReactNode } from 'react'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { Button } from '../buttons/Button.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import styles from './MessageDialog.module.css'

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info }

interface AlertDialogProps {
  readonly kind: keyof typeof icons
  /** The title of the kind. */
  readonly title: string
  readonly children: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
}

/** An alert, titled by its kind, with one button. */
export function AlertDialog({ kind, title, children, closeLabel, onClose }: AlertDialogProps) {
  const close = useRef<HTMLButtonElement>(null)
  const Icon = icons[kind]
  return (
    <MessageDialog
      title={
        <>
          <Icon className={styles['icon']} data-kind={kind} aria-hidden="true" />
          {title}
        </>
      }
      body={children}
      firstFocus={close}
      onDismiss={onClose}
      footer={
        <Button ref={close} variant="primary" onClick={onClose}>
          {closeLabel}
        </Button>
      }
    />
  )
}
