import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { renderPlain } from '../../testing/renderPlain.tsx'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AlertDialog } from '../dialogs/AlertDialog.tsx'
import { BlockingOverlay } from '../dialogs/BlockingOverlay.tsx'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { SnackbarProvider } from './SnackbarProvider.tsx'
import { useSnackbar } from './SnackbarContext.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Teller({ action }: { action?: () => void }) {
  const show = useSnackbar()
  const notice = action ? { text: 'Removed', action: { label: 'Undo', run: action } } : { text: 'Saved' }
  return <button onClick={() => show(notice)}>Tell</button>
}

function tell(action?: () => void) {
  vi.useFakeTimers()
  renderPlain(<SnackbarProvider>{action ? <Teller action={action} /> : <Teller />}</SnackbarProvider>)
  fireEvent.click(screen.getByText('Tell'))
  return (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
}

describe('the snackbar', () => {
  test('a notice is announced and leaves after 3000 ms [SHELL-16]', () => {
    const wait = tell()
    expect(screen.getByRole('status').textContent).toBe('Saved')
    wait(2999)
    expect(screen.queryByText('Saved')).not.toBeNull()
    wait(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('it waits under the pointer [SHELL-16]', () => {
    const wait = tell()
    fireEvent.pointerEnter(screen.getByText('Saved'))
    wait(10_000)
    fireEvent.pointerLeave(screen.getByText('Saved'))
    wait(2999)
    expect(screen.queryByText('Saved')).not.toBeNull()
    wait(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('a notice with an action stays 6000 ms and leaves once it is used [SHELL-16]', () => {
    const undo = vi.fn()
    const wait = tell(undo)
    wait(5999)
    fireEvent.click(screen.getByText('Undo'))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Removed')).toBeNull()
  })
})

describe('dialogs', () => {
  test('a question survives Escape and a press outside, and hands back its data [SHELL-21]', async () => {
    const onAnswer = vi.fn()
    renderPlain(
      <ConfirmDialog title="Delete?" yesLabel="Delete" noLabel="Keep" data={{ id: 'a' }} onAnswer={onAnswer}>
        Gone for good.
      </ConfirmDialog>,
    )
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete?' })
    fireEvent.keyDown(dialog, { key: 'Escape' })
    fireEvent.pointerDown(document.body)
    fireEvent.click(document.body)
    expect(onAnswer).not.toHaveBeenCalled()
    expect(screen.queryByRole('alertdialog')).not.toBeNull()

    fireEvent.click(screen.getByText('Keep'))
    fireEvent.click(screen.getByText('Delete'))
    expect(onAnswer.mock.calls).toEqual([
      [false, { id: 'a' }],
      [true, { id: 'a' }],
    ])
  })

  test('an alert is titled by its kind and closes [SHELL-23]', async () => {
    const onClose = vi.fn()
    renderPlain(
      <AlertDialog kind="warning" title="Warning" closeLabel="Got it" onClose={onClose}>
        Already there.
      </AlertDialog>,
    )
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
    // The portal leaves the frame of the page: the icon is looked for where the dialog is.
    expect(dialog.querySelector('svg')?.dataset['kind']).toBe('warning')
    fireEvent.click(screen.getByText('Got it'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('the overlay takes the focus and gives it back [SHELL-17]', () => {
    renderPlain(<button>Before</button>)
    screen.getByText('Before').focus()
    const overlay = renderPlain(<BlockingOverlay label="One moment" />)
    expect(document.activeElement).toBe(screen.getByRole('alertdialog', { name: 'One moment' }))
    expect(fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Tab' })).toBe(false)
    overlay.unmount()
    expect(document.activeElement).toBe(screen.getByText('Before'))
  })
})
