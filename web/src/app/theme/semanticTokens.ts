import { palette, type Shade } from './palette.ts'

type Leaf = { value: Record<string, string> }
type TokenNode = { [name: string]: TokenNode | Leaf }

/** Selectors of the four looks. They apply to any element, so that a sample can have its own look. */
export const looks = {
  light: ':where(:root, .light)',
  dark: '.dark',
  lightCvd: '[data-scheme=cvd]',
  darkCvd: '.dark[data-scheme=cvd]',
} as const

function valueOf(shade: Shade): Leaf {
  const value: Record<string, string> = { base: shade.light, _darkLook: shade.dark }
  // Color-blind selectors must name both themes, otherwise the light one would apply to dark.
  if (shade.lightCvd) value['_cvdLook'] = shade.lightCvd
  if (shade.darkCvd) value['_darkCvdLook'] = shade.darkCvd
  return { value }
}

function nestColors(shades: Record<string, Shade>): TokenNode {
  const names = Object.keys(shades)
  const root: TokenNode = {}
  for (const [name, shade] of Object.entries(shades)) {
    const path = names.some((other) => other.startsWith(`${name}.`)) ? [...name.split('.'), 'DEFAULT'] : name.split('.')
    const leaf = path.pop() ?? name
    let node = root
    for (const step of path) node = (node[step] ??= {}) as TokenNode
    node[leaf] = valueOf(shade)
  }
  return root
}

const still = (value: string) => ({ value: { base: value, _stillMotion: '0ms' } })

/** Durations are zero with reduced motion. */
export const semanticTokens = {
  colors: nestColors(palette),
  durations: {
    instant: { value: '0ms' },
    fast: still('120ms'),
    medium: still('160ms'),
    slow: still('240ms'),
    flash: still('400ms'),
  },
  shadows: { dialog: { value: '0 1rem 3rem -0.75rem {colors.shadow}' } },
}
