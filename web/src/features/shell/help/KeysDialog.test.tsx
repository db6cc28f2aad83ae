import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '../../../testing/render.tsx'
import { KeysDialog } from './KeysDialog.tsx'

test('every key has its row, and single keys can be turned off on this device', async () => {
  await renderPiece(<KeysDialog onClose={vi.fn()} />)
  const dialog = await screen.findByRole('dialog', { name: 'Au clavier' })
  expect(dialog.querySelectorAll('dt')).toHaveLength(11)
  const single = screen.getByRole('switch', { name: 'Raccourcis d’une seule touche' })
  expect(single.getAttribute('aria-checked')).toBe('true')
  fireEvent.click(single)
  expect(localStorage.getItem('palier.singleKeysOff')).toBe('true')
  fireEvent.click(single)
  expect(localStorage.getItem('palier.singleKeysOff')).toBeNull()
})
