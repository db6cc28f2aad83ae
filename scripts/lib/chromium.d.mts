export function findChromium(): string | null
export function ensureChromium(): string

/** The path of a Chromium that has windows, and with them notifications; null where there is none. */
export function findWholeChromium(): string | null
