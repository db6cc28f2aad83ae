import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPiece } from '../../../testing/render.tsx'
import { connectionOf } from './connection.ts'
import { LiveInterruption } from './LiveInterruption.tsx'

test('the page says since when nothing moves, while nothing moves', async () => {
  const head = 'Les cours ne bougent plus.'
  const { environment } = await renderPiece(<LiveInterruption />)
  expect(screen.queryByText(head)).toBeNull()
  act(() => connectionOf(environment).lost(new Date(Date.now() - 190_000)))
  const strip = await screen.findByText(head, undefined, { timeout: 6000 })
  expect(strip.closest('[role=status]')?.textContent).toContain('il y a 3 minutes')
  act(() => connectionOf(environment).back())
  expect(screen.queryByText(head)).toBeNull()
}, 10_000)
