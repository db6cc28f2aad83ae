import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '@palier/domain/kernel/decimal'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import { renderPiece } from '../../testing/render.tsx'
import { stairPlace } from './stairPlace.ts'
import { StairSteps } from './StairSteps.tsx'
import { stairSteps } from './stairSteps.ts'

const SPAN = { low: 110, high: 150 }
/** Ten pixels for one dollar. */
const PLACE = stairPlace({ width: 848, isSmall: false }, { left: 52, right: 652, top: 0, bottom: 400 }, SPAN)
const BUY: Thresholds = { t200: decimal(142), t400: decimal(135), t600: decimal('129.5'), t800: decimal(122) }

const animate = vi.fn()
beforeEach(() => void Object.assign(Element.prototype, { animate }))
afterEach(() => {
  animate.mockReset()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

interface Scene {
  readonly price: number
  readonly thresholds?: Thresholds
  readonly isDrawn?: boolean
}

/** A stair that stands in the page; what is answered shows it otherwise. */
async function showStair(first: Scene) {
  let show: (scene: Scene) => void = () => {}
  function Stand() {
    const [{ price, thresholds = BUY, isDrawn = false }, setScene] = useState(first)
    show = setScene
    const steps = stairSteps('buy', thresholds, price, SPAN)
    return (
      <svg>
        <StairSteps kind="buy" steps={steps} place={PLACE} price={price} plotLeft={52} isDrawn={isDrawn} />
      </svg>
    )
  }
  const { container } = await renderPiece(<Stand />)
  return {
    change: (scene: Scene) => act(() => show(scene)),
    litSteps: () =>
      [...container.querySelectorAll('[data-crossed]')].map((step) => step.querySelector('[data-arrives]') !== null),
  }
}

test('a step lights when its price is crossed before the eyes, and stands lit at first', async () => {
  const { change, litSteps } = await showStair({ price: 130 })
  expect(litSteps()).toEqual([false, false])
  change({ price: 129 })
  expect(litSteps()).toEqual([false, false, true])
  change({ price: 128.5 })
  expect(litSteps()).toEqual([false, false, true])
})

test('an own price settles at its new place within 120 ms; one that is drawn follows at once', async () => {
  const { change } = await showStair({ price: 128.36 })
  const moved = { ...BUY, t800: decimal(120) }
  change({ price: 128.36, thresholds: moved })
  expect(animate).toHaveBeenCalledWith(
    [{ transform: 'translateY(-20px)' }, { transform: 'none' }],
    expect.objectContaining({ duration: 120 }),
  )
  animate.mockReset()
  change({ price: 128.36, thresholds: { ...BUY, t800: decimal(118) }, isDrawn: true })
  expect(animate).not.toHaveBeenCalled()
})

test('a price that ticks moves no step', async () => {
  const { change } = await showStair({ price: 128.36 })
  change({ price: 128.4 })
  change({ price: 127.9 })
  expect(animate).not.toHaveBeenCalled()
})
