/** Takes the sequence numbers of one subscription as they come; answers whether one was missed. */
export function watchSequence(): (sequence: number) => boolean {
  let last = 0
  return (sequence) => {
    // After a reconnection it begins again.
    const hasGap = sequence !== 1 && sequence !== last + 1
    last = sequence
    return hasGap
  }
}
