import { fireEvent, screen } from '@testing-library/react'
import { Profiler, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { decimal, decimalOrNull } from '@palier/domain/kernel/decimal'
import type { ThresholdKey, Thresholds } from '@palier/domain/watchlists/thresholds'
import { renderPiece } from '../../testing/render.tsx'
import type { LiveStair } from './LiveStairContext.ts'
import { StairGrips } from './StairGrips.tsx'
import { stairPlace } from './stairPlace.ts'
import { stairSteps } from './stairSteps.ts'

const SPAN = { low: 110, high: 150 }
/** Ten pixels for one dollar. */
const PLACE = stairPlace({ width: 848, isSmall: false }, { left: 52, right: 652, top: 0, bottom: 400 }, SPAN)
const BUY: Thresholds = { t200: decimal(142), t400: decimal(135), t600: decimal('129.5'), t800: decimal(122) }

interface StandProps extends Pick<LiveStair, 'onEmptied'> {
  readonly kind: 'buy' | 'sell'
  readonly initial: Thresholds
}

function Stand({ kind, initial, onEmptied }: StandProps) {
  const [thresholds, setThresholds] = useState(initial)
  const price = decimal('128.36')
  const move = (key: ThresholdKey, own: Thresholds[ThresholdKey]) => setThresholds((all) => ({ ...all, [key]: own }))
  return (
    <StairGrips
      stair={{
        kind,
        thresholds,
        price,
        currency: 'CAD',
        score: 788,
        move,
        onEmptied,
        isDrawn: false,
        onDrag: () => {},
      }}
      steps={stairSteps(kind, thresholds, 128.36, SPAN)}
      place={PLACE}
      plotLeft={52}
      width={848}
    />
  )
}

async function showGrips(kind: 'buy' | 'sell' = 'buy', initial = BUY) {
  const [onEmptied, onCommit, onOutside] = [vi.fn(), vi.fn(), vi.fn()]
  await renderPiece(
    <div onKeyDown={onOutside}>
      <Profiler id="grips" onRender={onCommit}>
        <Stand kind={kind} initial={initial} onEmptied={onEmptied} />
      </Profiler>
    </div>,
  )
  return { onEmptied, onCommit, onOutside }
}

const grip = (name: string) => screen.getByRole('slider', { name: new RegExp(`^Marche «.${name}.»`) })
const valueOf = (name: string) => Number(grip(name).getAttribute('aria-valuenow'))
const press = (name: string, key: string, held: object = {}) => fireEvent.keyDown(grip(name), { key, ...held })

describe('the grip of a step', () => {
  test('is a vertical slider that says name, price, distance and score', async () => {
    await showGrips()
    expect(grip('Aubaine').getAttribute('aria-orientation')).toBe('vertical')
    expect(grip('Aubaine').getAttribute('aria-valuetext')?.replace(/\s/gu, ' ')).toBe(
      'Aubaine 122,00 $, 5,0 % sous le cours, score 788',
    )
    expect(grip('Suivre').getAttribute('aria-valuetext')?.replace(/\s/gu, ' ')).toContain('10,6 % au-dessus du cours')
  })

  test('arrows move it over the grid, Shift by ten, Alt by the cent, up to its neighbour [EDIT-17] [EDIT-24]', async () => {
    await showGrips()
    press('Aubaine', 'ArrowUp')
    expect(valueOf('Aubaine')).toBe(122.5)
    press('Aubaine', 'ArrowDown', { altKey: true })
    expect(valueOf('Aubaine')).toBe(122.49)
    press('Aubaine', 'ArrowUp', { shiftKey: true })
    expect(valueOf('Aubaine')).toBe(127)
    press('Aubaine', 'ArrowUp', { shiftKey: true })
    expect(valueOf('Aubaine')).toBe(129.5)
    press('Aubaine', 'Home')
    expect(valueOf('Aubaine')).toBe(128.36)
  })

  test('a low price of a sell list stays a cent under the high one [EDIT-18] [EDIT-24]', async () => {
    const sell = { t200: decimal(115), t400: decimal(120), t600: decimal(121), t800: decimal(140) }
    await showGrips('sell', sell)
    for (const _ of [1, 2, 3]) press('Seuil bas', 'ArrowUp')
    expect(valueOf('Seuil bas')).toBe(120.99)
  })

  test('Escape goes back to what it was and is heard by nobody else; with nothing to go back to it is', async () => {
    const { onOutside } = await showGrips()
    grip('Cible').focus()
    press('Cible', 'Escape')
    expect(onOutside).toHaveBeenCalledTimes(1)
    press('Cible', 'ArrowDown')
    press('Cible', 'ArrowDown')
    onOutside.mockClear()
    press('Cible', 'Escape')
    expect(valueOf('Cible')).toBe(129.5)
    expect(onOutside).not.toHaveBeenCalled()
  })

  test('Delete empties it, and its field takes the focus', async () => {
    const { onEmptied } = await showGrips()
    press('Considérer', 'Delete')
    expect(screen.queryByRole('slider', { name: /Considérer/ })).toBeNull()
    expect(onEmptied).toHaveBeenCalledWith('t400')
  })

  test('drawn it follows with a tag, once for each price of the grid; a press that is taken away restores it', async () => {
    const { onCommit } = await showGrips()
    const element = grip('Aubaine')
    element.setPointerCapture = vi.fn()
    const at = (y: number) => ({ pointerId: 1, button: 0, clientX: 834, clientY: y })
    fireEvent.pointerDown(element, at(280))
    expect(document.activeElement).toBe(element)
    fireEvent.pointerMove(element, at(278))
    expect(valueOf('Aubaine')).toBe(122)
    fireEvent.pointerMove(element, at(270))
    expect(valueOf('Aubaine')).toBe(123)
    expect(screen.getByText(/Aubaine 123,00/)).toBeTruthy()
    onCommit.mockClear()
    // Within one price of the grid nothing is drawn anew; beyond it everything once.
    for (const y of [269, 271, 268, 272]) fireEvent.pointerMove(element, at(y))
    expect(onCommit).toHaveBeenCalledTimes(0)
    fireEvent.pointerMove(element, at(265))
    expect(onCommit).toHaveBeenCalledTimes(1)
    fireEvent.pointerMove(element, { ...at(0), pointerId: 2 })
    expect(valueOf('Aubaine')).toBe(123.5)
    fireEvent.pointerCancel(element, at(265))
    expect([valueOf('Aubaine'), screen.queryByText(/Aubaine 123/)]).toEqual([122, null])
  })

  test('where two targets overlap the nearest grip is meant', async () => {
    await showGrips('buy', { t200: null, t400: null, t600: decimal(123), t800: decimal(122) })
    const [upper, lower] = [grip('Cible'), grip('Aubaine')]
    lower.setPointerCapture = vi.fn()
    // On the target of the upper one, but nearer to the lower.
    fireEvent.pointerDown(upper, { pointerId: 1, button: 0, clientX: 834, clientY: 282 })
    expect(document.activeElement).toBe(lower)
  })

  test('a price that is not set has no grip', async () => {
    await showGrips('buy', { t200: null, t400: null, t600: decimalOrNull('120'), t800: null })
    expect(screen.getAllByRole('slider')).toHaveLength(1)
  })
})
