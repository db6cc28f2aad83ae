import { useRef, type ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { MessageDialog } from './MessageDialog.tsx'

interface ConfirmDialogProps<Data> {
  /** Asks, and names the thing. */
  readonly title: string
  /** What is lost. */
  readonly children: ReactNode
  readonly yesLabel: string
  readonly noLabel: string
  readonly isDangerous?: boolean
  /** Whatever the caller wants back with the answer. */
  readonly data: Data
  readonly onAnswer: (isYes: boolean, data: Data) => void
}

/**
 * A question that must be answered: neither Escape nor a press outside closes it. The safe answer has the focus.
 */
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
