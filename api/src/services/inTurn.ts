/** Does what is asked for one person one after the other. Other processes are not held back by it. */
export function createTurns() {
  const lasts = new Map<string, Promise<unknown>>()

  return function inTurn<Answer>(userId: string, work: () => Promise<Answer>): Promise<Answer> {
    const before = lasts.get(userId) ?? Promise.resolve()
    const mine = before.then(work, work)
    lasts.set(userId, mine)
    const leave = () => {
      if (lasts.get(userId) === mine) lasts.delete(userId)
    }
    mine.then(leave, leave)
    return mine
  }
}

export type InTurn = ReturnType<typeof createTurns>
