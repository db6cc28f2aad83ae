/** The colour of a figure that goes up, down or nowhere; its sign or arrow says the same. */
export const DIRECTION_COLORS = { up: 'gain', down: 'loss', flat: 'zero' } as const
