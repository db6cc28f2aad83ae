import { act, fireEvent, screen, waitFor } from '@testing-library/react'

/** Chooses an entry of the open menu by the keyboard: down to it, then Enter. */
export async function pickMenuItem(name: string | RegExp) {
  const menu = await waitFor(() => {
    const found = screen.getByRole('menuitem', { name })
    if (!found.hasAttribute('data-highlighted')) {
      fireEvent.keyDown(screen.getByRole('menu'), { key: 'ArrowDown' })
      throw new Error(`${String(name)} is not reached yet`)
    }
    return screen.getByRole('menu')
  })
  await act(async () => fireEvent.keyDown(menu, { key: 'Enter' }))
}
