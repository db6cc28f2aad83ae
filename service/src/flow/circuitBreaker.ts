/** `halfOpen` while a single call tries whether the upstream is there again. */
export type BreakerState = 'closed' | 'open' | 'halfOpen'

/** What a call said of the upstream; `nothing` where it did not come to that. */
export type CallVerdict = 'good' | 'bad' | 'nothing'

export type BreakerLimits = {
  /** How many calls are looked back upon; before there are so many it stays closed. */
  lastCalls: number
  /** From which part of them on it opens. */
  failingShare: number
  /** From the opening, or from one trial, to the next trial. */
  openMilliseconds: number
}

/** Taken before a call, and told how it went; a bad one may say for how long to spare the upstream. */
export type BreakerTicket = { settle(verdict: CallVerdict, openMilliseconds?: number): void }

type Options = {
  limits: BreakerLimits
  /** A clock in milliseconds that nobody sets. */
  clock: () => number
  onChange?: (state: BreakerState) => void
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

/**
 * Spares an upstream that fails, and those who would wait for it: open, it lets one call through each time its pause is
 * over, and closes with the first of them that succeeds.
 */
export function createCircuitBreaker({ limits, clock, onChange }: Options) {
  const { lastCalls, failingShare, openMilliseconds } = limits
  let state: BreakerState = 'closed'
  let verdicts: ('good' | 'bad')[] = []
  let nextTrialAt = 0
  let trial: BreakerTicket | null = null

  function turn(next: BreakerState): void {
    if (next === state) return
    state = next
    onChange?.(next)
  }

  function open(milliseconds = openMilliseconds): void {
    nextTrialAt = clock() + milliseconds
    turn('open')
  }

  function close(): void {
    verdicts = []
    trial = null
    turn('closed')
  }

  function count(verdict: 'good' | 'bad', milliseconds?: number): void {
    verdicts.push(verdict)
    if (verdicts.length > lastCalls) verdicts.shift()
    const failures = verdicts.filter((one) => one === 'bad').length
    if (verdicts.length < lastCalls || failures < lastCalls * failingShare) return
    open(milliseconds)
  }

  function endTrial(verdict: CallVerdict, milliseconds?: number): void {
    if (verdict === 'good') return close()
    trial = null
    if (verdict === 'bad' && milliseconds !== undefined) return open(milliseconds)
    // A trial that tells nothing gives way to the next call.
    if (verdict === 'nothing') nextTrialAt = clock()
    turn('open')
  }

  function startTrial(): BreakerTicket {
    nextTrialAt = clock() + openMilliseconds
    const ticket: BreakerTicket = {
      settle: (verdict, milliseconds) => void (trial === ticket && endTrial(verdict, milliseconds)),
    }
    trial = ticket
    turn('halfOpen')
    return ticket
  }

  return {
    state: () => state,
    /** Lets a call through; null where it is to be refused. */
    admit(): BreakerTicket | null {
      if (state !== 'closed') return clock() < nextTrialAt ? null : startTrial()
      // What began before it opened says nothing of the upstream as it is now.
      return {
        settle: (verdict, milliseconds) =>
          void (state === 'closed' && verdict !== 'nothing' && count(verdict, milliseconds)),
      }
    },
    /** Another way has told that the upstream is there again. */
    close,
    /** When a call may be let through, in whole seconds from now. */
    retryAfterSeconds: () => Math.max(1, Math.ceil((nextTrialAt - clock()) / 1000)),
  }
}
