import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderPiece } from '../../testing/render.tsx'
import { ContentDialog } from './ContentDialog.tsx'

async function show() {
  const onClose = vi.fn()
  await renderPiece(
    <>
      <button type="button">Dessous</button>
      <ContentDialog title="Objectifs" closeLabel="Fermer" size="wide" onClose={onClose}>
        <button type="button">Dedans</button>
      </ContentDialog>
    </>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Objectifs' })
  // Its listeners are there from the frame in which it has the focus.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return { onClose }
}

/** Two dialogs side by side in the tree: the second is opened while the first is there. */
function Two({ onClose }: { onClose: () => void }) {
  const [hasFirst, setHasFirst] = useState(true)
  return (
    <>
      {hasFirst && (
        <ContentDialog title="Dessous" closeLabel="Fermer" size="edit" onClose={() => {}}>
          Dessous
        </ContentDialog>
      )}
      <ContentDialog title="Dessus" closeLabel="Fermer" size="edit" onClose={onClose}>
        <button type="button" onClick={() => setHasFirst(false)}>
          Enlever
        </button>
      </ContentDialog>
    </>
  )
}
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

describe('a dialog', () => {
  test('stays open when the focus moves under it without anybody closing it', async () => {
    const { onClose } = await show()
    fireEvent.focusIn(screen.getByText('Dessous'))
    await nextFrame()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('stays open when the dialog under it goes away', async () => {
    const onClose = vi.fn()
    await renderPiece(<Two onClose={onClose} />)
    const above = await screen.findByRole('dialog', { name: 'Dessus' })
    await waitFor(() => expect(above.dataset['nested']).toBe('dialog'))
    fireEvent.click(within(above).getByText('Enlever'))
    await waitFor(() => expect(above.dataset['nested']).toBeUndefined())
    await nextFrame()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('closes by Escape, and by its cross', async () => {
    const { onClose } = await show()
    fireEvent.keyDown(document, { key: 'Escape' })
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})
