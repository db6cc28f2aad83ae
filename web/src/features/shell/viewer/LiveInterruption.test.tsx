import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPiece } from '../../../testing/render.tsx'
import { connectionOf } from './connection.ts'
import { LiveInterruption } from './LiveInterruption.tsx'

afterEach(() => vi.useRealTimers())

test('the page says since when nothing moves, while nothing moves', async () => {
  const head = 'Les cours ne bougent plus.'
  const { environment } = await renderPiece(<LiveInterruption />)
  expect(screen.queryByText(head)).toBeNull()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => connectionOf(environment).lost(new Date(Date.now() - 190_000)))
  act(() => vi.advanceTimersByTime(4999))
  expect(screen.queryByText(head)).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText(head).closest('[role=status]')?.textContent).toContain('il y a 3 minutes')
  act(() => connectionOf(environment).back())
  expect(screen.queryByText(head)).toBeNull()
})
