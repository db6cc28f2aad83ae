import { chakra } from '@chakra-ui/react'
import { useRef, type ReactNode } from 'react'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { Button } from '../buttons/Button.tsx'
import { MessageDialog } from './MessageDialog.tsx'

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info }
const colors = { error: 'danger', warning: 'warn', info: 'accent.fg' }

interface AlertDialogProps {
  readonly kind: keyof typeof icons
  readonly title: string
  readonly children: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
}

export function AlertDialog({ kind, title, children, closeLabel, onClose }: AlertDialogProps) {
  const close = useRef<HTMLButtonElement>(null)
  const Icon = icons[kind]
  return (
    <MessageDialog
      title={
        <>
          <chakra.span flex="none" color={colors[kind]}>
            <Icon size="1.125rem" data-kind={kind} aria-hidden="true" />
          </chakra.span>
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
