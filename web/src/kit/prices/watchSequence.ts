/** Returns whether a sequence number was missed. */
export function watchSequence(): (sequence: number) => boolean {
  let last = 0
  return (sequence) => {
    // The sequence restarts after a reconnection.
    const hasGap = sequence !== 1 && sequence !== last + 1
    last = sequence
    return hasGap
  }
}
