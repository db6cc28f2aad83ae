import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPiece } from '../../../testing/render.tsx'
import { connectionOf } from './connection.ts'
import { LiveInterruption } from './LiveInterruption.tsx'

test.each([
  ['fr', 'Les cours ne bougent plus.', 'il y a 3 minutes'],
  ['en', 'Prices have stopped updating.', '3 minutes ago'],
] as const)(
  'the page says in %s since when nothing moves, while nothing moves',
  async (language, head, age) => {
    const { environment } = await renderPiece(<LiveInterruption />, { language })
    expect(screen.queryByText(head)).toBeNull()
    act(() => connectionOf(environment).lost(new Date(Date.now() - 190_000)))
    const strip = await screen.findByText(head, undefined, { timeout: 6000 })
    expect(strip.closest('[role=status]')?.textContent).toContain(age)
    act(() => connectionOf(environment).back())
    expect(screen.queryByText(head)).toBeNull()
  },
  10_000,
)
