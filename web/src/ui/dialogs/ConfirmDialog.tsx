import { useRef, type ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { MessageDialog } from './MessageDialog.tsx'

interface ConfirmDialogProps<Data> {
  readonly title: string
  readonly children: ReactNode
  readonly yesLabel: string
  readonly noLabel: string
  readonly isDangerous?: boolean
  readonly data: Data
  readonly onAnswer: (isYes: boolean, data: Data) => void
}

/** Neither Escape nor a press outside closes it. The safe button has the focus. */
export function ConfirmDialog<Data>(props: ConfirmDialogProps<Data>) {
  const { title, children, yesLabel, noLabel, isDangerous = false, data, onAnswer } = props
  const no = useRef<HTMLButtonElement>(null)
  return (
    <MessageDialog
      title={title}
      body={children}
      firstFocus={no}
      footer={
        <>
          <Button ref={no} onClick={() => onAnswer(false, data)}>
            {noLabel}
          </Button>
          <Button variant={isDangerous ? 'dangerFilled' : 'primary'} onClick={() => onAnswer(true, data)}>
            {yesLabel}
          </Button>
        </>
      }
    />
  )
}
