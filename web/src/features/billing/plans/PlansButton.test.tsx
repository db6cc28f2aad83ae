import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPiece } from '../../../testing/render.tsx'
import { PlansButton } from './PlansButton.tsx'

test.each([
  ['', true],
  ['base', true],
  ['pioneer', true],
  ['vip', true],
  ['frugal', false],
  ['elite', false],
  ['admin', false],
  [null, false],
])('the way to the plans is for those who pay for none: %j %s [SHELL-04]', async (planName, isShown) => {
  await renderPiece(<PlansButton planName={planName} />)
  expect(screen.queryByRole('link', { name: 'Forfaits' }) !== null).toBe(isShown)
})
