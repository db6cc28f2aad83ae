export const DIRECTION_COLORS = { up: 'gain', down: 'loss', flat: 'zero' } as const
