const LEVELS = [1, 2, 3, 4, 5, 11, 21, 22]
const DIRECTIONS = { up: 'gain', down: 'loss', flat: 'zero' }

const coloursOfStates = {
  ...Object.fromEntries(
    LEVELS.map((level) => [
      `[data-level='${level}']`,
      {
        '--palier-level': `var(--p-colors-score-${level}-bg)`,
        '--palier-level-fg': `var(--p-colors-score-${level}-fg)`,
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(DIRECTIONS).map(([direction, color]) => [
      `[data-direction='${direction}']`,
      { '--palier-direction': `var(--p-colors-${color})` },
    ]),
  ),
}

export const globalStyles = {
  ':root': {
    colorScheme: 'light',
    '--palier-surface': 'var(--p-colors-bg)',
    fontFamily: 'body',
    textRendering: 'optimizeLegibility',
    fontOpticalSizing: 'auto',
    WebkitFontSmoothing: 'antialiased',
    textSizeAdjust: '100%',
  },
  ':root.dark': { colorScheme: 'dark' },
  body: { bg: 'bg', color: 'fg', textStyle: 'body' },
  ...coloursOfStates,
  'h1, h2, h3': { textWrap: 'pretty' },
  a: { color: 'accent.fg' },
  // Icons keep their size next to long text.
  '.lucide': { flexShrink: 0 },
  mark: { bg: 'mark', color: 'fg', borderRadius: '0.125rem' },
  ':focus-visible': { outline: '0.125rem solid var(--p-colors-accent)', outlineOffset: '0.125rem' },
  '::selection': { bg: 'accent', color: 'accent.contrast' },
  '@media (prefers-reduced-motion: reduce)': { '*': { scrollBehavior: 'auto !important' } },
  // Hides the reCAPTCHA badge on pages that do not use it.
  ':root:not([data-human-badge]) .grecaptcha-badge': { visibility: 'hidden' },
  // Hides amounts from onlookers. Screen readers still read them, and print shows them.
  '@media screen': {
    ':root[data-amounts-hidden] :is([data-figure], [data-amount])': { filter: 'blur(0.5rem)', userSelect: 'none' },
    // Some browsers cannot blur parts of an SVG.
    ':root[data-amounts-hidden] svg [data-amount]': { visibility: 'hidden' },
  },
  '@media print': { body: { background: 'none' } },
}
