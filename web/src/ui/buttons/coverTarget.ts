/**
 * For the `css` of the single link or button in a card: extends its target and focus ring to the
 * whole card. The card, and anything above the target, needs `position: relative`.
 */
export const coverTarget = {
  outline: 'none',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
  '&:focus-visible::after': { outline: '0.125rem solid var(--p-colors-accent)', outlineOffset: '0.125rem' },
} as const
