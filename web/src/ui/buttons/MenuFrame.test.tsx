import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPlain } from '../../testing/renderPlain.tsx'
import { OpenMenu } from './OpenMenu.tsx'

afterEach(cleanup)

const entries = (name: string) => [{ id: 'edit', label: `Edit ${name}`, onSelect: () => {} }]

test('a menu that opens closes the one that was open, however it was opened, and keeps the focus', async () => {
  renderPlain(
    <>
      <OpenMenu trigger={<button>One</button>} entries={entries('one')} />
      <button>Between</button>
      <OpenMenu trigger={<button>Two</button>} entries={entries('two')} />
    </>,
  )
  // Both came at once, as when a slow network brings what was pressed meanwhile: the last one stays.
  await waitFor(() => expect(screen.getAllByRole('menu').map(({ textContent }) => textContent)).toEqual(['Edit two']))

  fireEvent.click(screen.getByRole('button', { name: 'One', hidden: true }))
  await waitFor(() => expect(screen.getAllByRole('menu').map(({ textContent }) => textContent)).toEqual(['Edit one']))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')))
})
