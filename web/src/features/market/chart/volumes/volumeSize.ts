/** Heights in CSS pixels; `height` includes the caption and the space above. */
export const VOLUME = { bars: 54, height: 82 } as const
