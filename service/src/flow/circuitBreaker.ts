/** `halfOpen` while a trial checks whether the upstream has recovered. */
export type BreakerState = 'closed' | 'open' | 'halfOpen'

/** `nothing`: the call has no information about the upstream. */
export type CallVerdict = 'good' | 'bad' | 'nothing'

export type BreakerLimits = {
  /** Number of calls that are evaluated. The breaker stays closed until there are as many. */
  lastCalls: number
  failingShare: number
  /** Pause before the first trial, and between the starts of two trials. */
  openMilliseconds: number
}

/** Permission for one call, settled with its result. A bad call may prolong the pause. */
export type BreakerTicket = { settle(verdict: CallVerdict, openMilliseconds?: number): void }

type Options = {
  limits: BreakerLimits
  /** Monotonic clock in milliseconds. */
  clock: () => number
  onChange?: (state: BreakerState) => void
  /** Checks the upstream after each pause, so that the breaker closes without a call. */
  probe?: () => Promise<boolean>
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

/**
 * Refuses calls to an upstream that fails. After each pause, a probe or a single call tries whether it has recovered;
 * the first success closes the breaker.
 */
export function createCircuitBreaker({ limits, clock, onChange, probe }: Options) {
  const { lastCalls, failingShare, openMilliseconds } = limits
  let state: BreakerState = 'closed'
  let verdicts: ('good' | 'bad')[] = []
  let nextTrialAt = 0
  let trial: BreakerTicket | null = null
  let timer: NodeJS.Timeout | undefined

  function turn(next: BreakerState): void {
    if (next === state) return
    state = next
    onChange?.(next)
  }

  function open(milliseconds = openMilliseconds): void {
    nextTrialAt = clock() + milliseconds
    turn('open')
    if (probe) scheduleProbe(probe, milliseconds)
  }

  function close(): void {
    clearTimeout(timer)
    verdicts = []
    trial = null
    turn('closed')
  }

  function scheduleProbe(run: () => Promise<boolean>, milliseconds: number): void {
    clearTimeout(timer)
    const current = setTimeout(async () => {
      const isWell = await run().catch(() => false)
      if (timer !== current || state === 'closed') return
      if (isWell) close()
      else scheduleProbe(run, openMilliseconds)
    }, milliseconds)
    timer = current.unref()
  }

  function count(verdict: 'good' | 'bad', milliseconds?: number): void {
    verdicts.push(verdict)
    if (verdicts.length > lastCalls) verdicts.shift()
    const failures = verdicts.filter((counted) => counted === 'bad').length
    if (verdicts.length < lastCalls || failures < lastCalls * failingShare) return
    open(milliseconds)
  }

  function endTrial(verdict: CallVerdict, milliseconds?: number): void {
    if (verdict === 'good') return close()
    trial = null
    if (verdict === 'bad' && milliseconds !== undefined) return open(milliseconds)
    // The next call may start a trial immediately.
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
    /** Returns null if the call is refused. */
    admit(): BreakerTicket | null {
      if (state !== 'closed') return clock() < nextTrialAt ? null : startTrial()
      // A call that started before the breaker opened does not describe the current state of the
      // upstream.
      return {
        settle: (verdict, milliseconds) =>
          void (state === 'closed' && verdict !== 'nothing' && count(verdict, milliseconds)),
      }
    },
    /** Called if the upstream is known to have recovered. */
    close,
    /** Whole seconds until a call may be admitted. */
    retryAfterSeconds: () => Math.max(1, Math.ceil((nextTrialAt - clock()) / 1000)),
  }
}
