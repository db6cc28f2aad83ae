/** Process numbers of the sites that are running; removes the records of those that were killed. */
export function runningSites(folder?: string): string[]
