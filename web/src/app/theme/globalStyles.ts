/** What holds for the whole page, whatever component stands in it. */
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
  'h1, h2, h3': { textWrap: 'pretty' },
  a: { color: 'accent.fg' },
  mark: { bg: 'mark', color: 'fg', borderRadius: '0.125rem' },
  ':focus-visible': { outline: '0.125rem solid var(--p-colors-accent)', outlineOffset: '0.125rem' },
  '::selection': { bg: 'accent', color: 'accent.contrast' },
  '@media (prefers-reduced-motion: reduce)': { '*': { scrollBehavior: 'auto !important' } },
  // The sign of a vendor's human check; it shows on the pages that make one.
  ':root:not([data-human-badge]) .grecaptcha-badge': { visibility: 'hidden' },
  // For the eyes of a passer-by: whoever reads by ear still hears them, and paper is for its reader alone.
  '@media screen': {
    ':root[data-amounts-hidden] :is([data-figure], [data-amount])': { filter: 'blur(0.5rem)', userSelect: 'none' },
    // Not every browser blurs a part of a drawing.
    ':root[data-amounts-hidden] svg [data-amount]': { visibility: 'hidden' },
  },
  '@media print': { body: { background: 'none' } },
}
