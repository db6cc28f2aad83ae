export const keyframes = {
  fade: { from: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(0.5rem)' } },
  slide: { from: { opacity: 0, transform: 'translateX(1rem)' } },
  appear: { from: { visibility: 'hidden' } },
  breathe: { to: { opacity: 0.6 } },
  turn: { to: { transform: 'rotate(1turn)' } },
} as const
