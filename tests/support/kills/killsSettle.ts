import { randomUUID } from 'node:crypto'
import type { Call, OutputOf } from '@palier/contract/kernel/call'
import type { Random } from '../random.ts'
import { type Answered, type Caller, outcomeOf, type Sent } from '../restCaller.ts'

export type Tally = {
  acknowledged: number
  refused: number
  /** Sent again because no answer came, or because the service said to come back. */
  unanswered: number
  unavailable: number
}

export type Acknowledged = { sent: Sent; key: string; answered: Answered }

export type WriterPorts = {
  random: Random
  tally: Tally
  /** Waits until it is worth trying again. */
  back(): Promise<void>
  onAcknowledged(): void
}

const REMEMBERED_ANSWERS = 12

/** Sends what somebody writes until it is answered; `recent` are the newest that were acknowledged. */
export function createSettle(person: Caller, { tally, back, onAcknowledged }: WriterPorts) {
  const recent: Acknowledged[] = []

  /** Sends until there is an answer; throws where it is another one than expected. */
  async function settle<C extends Call>(sent: Sent & { call: C }, expected = '200'): Promise<OutputOf<C>> {
    const key = randomUUID()
    for (;;) {
      const answered = await person.post(sent, key).catch(() => null)
      if (answered === null || answered.status === 503) {
        if (answered) expectTrouble(sent, answered)
        tally[answered ? 'unavailable' : 'unanswered'] += 1
        await back()
        continue
      }
      if (outcomeOf(answered) !== expected) {
        throw new Error(`${sent.call.path} answered ${JSON.stringify(answered)} instead of ${expected}`)
      }
      if (answered.status !== 200) {
        tally.refused += 1
        return undefined as OutputOf<C>
      }
      recent.push({ sent, key, answered })
      if (recent.length > REMEMBERED_ANSWERS) recent.shift()
      tally.acknowledged += 1
      onAcknowledged()
      return sent.call.output.parse(answered.body.data) as OutputOf<C>
    }
  }

  return { settle, recent }
}

export type Settle = ReturnType<typeof createSettle>['settle']

/** Whoever is told to come back hears when, in the header and in the envelope. */
function expectTrouble({ call }: Sent, answered: Answered): void {
  const seconds = answered.body.errors?.[0]?.params?.retryAfterSeconds
  if (answered.code !== 'ServiceUnavailable' || Number(answered.retryAfter) !== seconds || !(Number(seconds) > 0)) {
    throw new Error(`${call.path} was unavailable without a time: ${JSON.stringify(answered)}`)
  }
}
