import { screen, waitFor } from '@testing-library/react'

/**
 * The dialog of that name once it has the focus. In the frame before, a dialog under it still takes back every focus that
 * leaves it, and what is not to be used is not hidden yet.
 */
export async function openDialog(name: string, role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = await screen.findByRole(role, { name })
  await waitFor(() => {
    if (!dialog.contains(document.activeElement)) throw new Error(`The dialog ${name} does not have the focus.`)
  })
  return dialog
}
