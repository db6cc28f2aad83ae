/** Fingerprint of everything that goes into a build, and of the kind of build. */
export function sourceStamp(): string
/** Records which sources the build in a project folder was made from. */
export function writeStamp(stamp: string, folder?: string): void
