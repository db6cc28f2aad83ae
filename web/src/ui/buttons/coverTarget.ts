/**
 * For `css` of the one link or button of a card or a row: all of it is the target, and shows the focus. The card stands
 * `relative`, as does what lies above the target.
 */
export const coverTarget = {
  outline: 'none',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
  '&:focus-visible::after': { outline: '0.125rem solid var(--p-colors-accent)', outlineOffset: '0.125rem' },
} as const
