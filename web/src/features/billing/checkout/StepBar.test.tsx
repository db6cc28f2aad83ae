import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { showOnPhone } from '../../../testing/phone.ts'
import { renderPiece } from '../../../testing/render.tsx'
import { StepBar } from './StepBar.tsx'

describe('the steps', () => {
  test('the present one is marked, and the first can be gone back to [SUBS-07]', async () => {
    const back = vi.fn()
    await renderPiece(<StepBar step={2} second="pay" onChoose={back} />)
    const steps = within(screen.getByRole('navigation', { name: 'Étapes' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
    expect(steps[1]?.textContent).toBe('2Payer')
    fireEvent.click(screen.getByRole('button', { name: /^Choisir le forfait/ }))
    expect(back).toHaveBeenCalledOnce()
  })

  test('while a payment is under way no step can be gone back to', async () => {
    await renderPiece(<StepBar step={2} second="pay" />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a phone shows the present step alone, and the way back to the first [SUBS-07]', async () => {
    showOnPhone()
    const back = vi.fn()
    await renderPiece(<StepBar step={3} second="check" onChoose={back} />)
    expect(screen.getByText('3 sur 3')).toBeTruthy()
    expect(screen.getByText('Confirmation')).toBeTruthy()
    expect(screen.queryByText('Vérifier le prorata')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Choisir le forfait' }))
    expect(back).toHaveBeenCalledOnce()
  })
})
