import { describe, expect, test } from 'vitest'
import { palette, type ColorName, type Shade } from './palette.ts'

const looks = ['light', 'dark', 'lightCvd', 'darkCvd'] as const
type Look = (typeof looks)[number]

function colorOf(name: ColorName, look: Look): string {
  const shade: Shade = palette[name]
  return shade[look] ?? (look.startsWith('light') ? shade.light : shade.dark)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The ratio of WCAG 2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Each channel of `over`, seen through at this opacity. */
function blend(over: string, under: string, opacity: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [top = 0, bottom = 0] = [over, under].map((color) => Number.parseInt(color.slice(start, start + 2), 16))
    return Math.round(top * opacity + bottom * (1 - opacity))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const surfaces: ColorName[] = ['bg', 'bg.card', 'bg.sunken']
const texts: ColorName[] = ['fg', 'fg.muted', 'fg.subtle', 'accent.fg', 'zero', 'warn', 'danger']
const moves: ColorName[] = ['gain', 'loss']
const levels = ['1', '2', '3', '4', '5', '11', '21', '22'] as const
const tinted: ColorName[] = [
  'step.1',
  'step.2',
  'step.3',
  'step.4',
  'stepDown.1',
  'stepDown.2',
  'gain.flash',
  'loss.flash',
  'accent.subtle',
  'warn.subtle',
  'mark',
]

const pairs: [text: ColorName, surface: ColorName, floor: number][] = [
  ...texts.flatMap((text) => surfaces.map((surface): [ColorName, ColorName, number] => [text, surface, 4.5])),
  // The colour-blind loss stands on page and card, never on a sunken surface.
  ...moves.flatMap((move) =>
    surfaces.slice(0, 2).map((surface): [ColorName, ColorName, number] => [move, surface, 4.5]),
  ),
  ...levels.map((level): [ColorName, ColorName, number] => [`score.${level}.fg`, `score.${level}.bg`, 4.5]),
  // A name beside a price may stand on the steps of two levels at once.
  ...(['1', '2', '21', '22'] as const).map((level): [ColorName, ColorName, number] => [
    'score.1.fg',
    `score.${level}.bg`,
    4.5,
  ]),
  ...(['3', '4'] as const).map((level): [ColorName, ColorName, number] => ['score.3.fg', `score.${level}.bg`, 4.5]),
  ...tinted.map((surface): [ColorName, ColorName, number] => ['fg', surface, 4.5]),
  ['accent.contrast', 'accent', 4.5],
  ['accent.contrast', 'accent.hover', 4.5],
  ['accent.contrast', 'accent.active', 4.5],
  ['danger.contrast', 'danger', 4.5],
  ['danger.contrast', 'danger.hover', 4.5],
  ['accent.fg', 'accent.subtle', 4.5],
  ['warn', 'warn.subtle', 4.5],
  ['bg', 'fg', 4.5],
  ['border.field', 'bg', 3],
  ['border.field', 'bg.card', 3],
  ['border.field', 'bg.sunken', 3],
  ['rule', 'bg', 3],
  ['accent', 'bg', 3],
]

describe.each(looks)('colours of the look %s', (look) => {
  test.each(pairs)('%s on %s has a contrast of at least %f [SCORE-21]', (text, surface, floor) => {
    expect(contrast(colorOf(text, look), colorOf(surface, look))).toBeGreaterThanOrEqual(floor)
  })

  test('a stale price at 60 % is still readable', () => {
    const page = colorOf('bg', look)
    expect(contrast(blend(colorOf('fg', look), page, 0.6), page)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['1', '2', '3', '4', '21', '22'] as const)('a name is readable on an unlit step of level %s', (level) => {
    const step = blend(colorOf(`score.${level}.bg`, look), colorOf('bg', look), 0.4)
    expect(contrast(colorOf('fg', look), step)).toBeGreaterThanOrEqual(4.5)
  })

  test('the buy levels read in greyscale: each is farther from the surface than the next [SCORE-21]', () => {
    const distances = (['5', '4', '3', '2', '1'] as const).map((level) =>
      contrast(colorOf(`score.${level}.bg`, look), colorOf('bg', look)),
    )
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })
})

describe('colours that move', () => {
  test.each(['light', 'dark'] as const)('gain and loss stay readable on their flash, %s', (look) => {
    expect(contrast(colorOf('gain', look), colorOf('gain.flash', look))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colorOf('loss', look), colorOf('loss.flash', look))).toBeGreaterThanOrEqual(4.5)
  })
})
