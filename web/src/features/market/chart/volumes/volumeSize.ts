/** The bars under a plot that say how many shares changed hands, and with their caption and the space above it. */
export const VOLUME = { bars: 54, height: 82 } as const
