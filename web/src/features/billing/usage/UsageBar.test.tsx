import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderPiece } from '../../../testing/render.tsx'
import { UsageBar } from './UsageBar.tsx'

describe('a usage bar', () => {
  test('shows what is used of the limit', async () => {
    await renderPiece(<UsageBar label="Listes d’achats" used={1} limit={3} />)
    const meter = screen.getByRole('meter', { name: 'Listes d’achats' })
    expect(meter.getAttribute('aria-valuetext')).toBe('1 sur 3')
    expect(screen.queryByText('Limite atteinte')).toBeNull()
  })

  test.each([3, 4])('with %d of 3 used it says in words that the limit is reached [SHELL-13]', async (used) => {
    await renderPiece(<UsageBar label="Listes d’achats" used={used} limit={3} />)
    expect(screen.getByText('Limite atteinte')).toBeTruthy()
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('3')
  })

  test('the one item that a plan includes is in use without a warning [SPEC-13]', async () => {
    await renderPiece(<UsageBar label="Listes d’achats" used={1} limit={1} />)
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('1 sur 1')
    expect(screen.getByText('Nombre inclus dans le forfait : 1')).toBeTruthy()
    expect(screen.queryByText('Limite atteinte')).toBeNull()
  })

  test('a second item exceeds a limit of one [SPEC-13]', async () => {
    await renderPiece(<UsageBar label="Listes d’achats" used={2} limit={1} />)
    expect(screen.getByText('Limite atteinte')).toBeTruthy()
  })

  test('a limit of 0 is a lock [SHELL-14]', async () => {
    await renderPiece(<UsageBar label="Portefeuilles" used={0} limit={0} />)
    expect(screen.getByRole('img', { name: 'Pas dans votre forfait' })).toBeTruthy()
    expect(screen.queryByRole('meter')).toBeNull()
  })
})
