/** Converts CSS pixels at 100 % zoom to rem, so that text zoom scales everything. */
export function rem(pixels: number): string {
  return pixels === 0 ? '0' : `${pixels / 16}rem`
}

function pixels<Name extends string>(sizes: Record<Name, number>) {
  const entries = Object.entries<number>(sizes).map(([name, size]) => [name, { value: rem(size) }])
  return Object.fromEntries(entries) as Record<Name, { value: string }>
}

const space = {
  0: 0,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
  9: 36,
  10: 40,
  11: 44,
  12: 48,
  14: 56,
  16: 64,
  20: 80,
}

export const tokens = {
  spacing: pixels(space),
  sizes: { ...pixels({ ...space, content: 1280 }), full: { value: '100%' } },
  radii: { ...pixels({ card: 12, control: 8, small: 6, tag: 4 }), full: { value: '9999px' } },
  fonts: { body: { value: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif" } },
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 } },
  easings: { in: { value: 'cubic-bezier(.2,0,0,1)' }, out: { value: 'cubic-bezier(.4,0,1,1)' } },
  zIndex: {
    sticky: { value: 1 },
    bar: { value: 10 },
    menu: { value: 20 },
    dialog: { value: 30 },
    snackbar: { value: 40 },
    overlay: { value: 50 },
  },
}

/** In rem, so that text zoom also changes the layout: 600, 960, 1264 and 1904 pixels. */
export const breakpoints = { sm: '37.5rem', md: '60rem', lg: '79rem', xl: '119rem' }
