import { type PaymentGateway, PaymentsUnavailable } from '../../../providers/payments/port.ts'

/** The process is gone: nothing that follows is done. */
export class Killed extends Error {}

type Act = {
  [Name in keyof PaymentGateway]: PaymentGateway[Name] extends (...given: never[]) => Promise<unknown> ? Name : never
}[keyof PaymentGateway]

/** A provider between which and us things go wrong, as the test says. */
export function createFaultyGateway(gateway: PaymentGateway) {
  const faults = {
    /** Nothing reaches the provider. */
    isDown: false,
    /** The act is done and its answer lost, so many times. */
    lost: new Map<Act, number>(),
    /** The act is done, and whoever asked for it is gone. */
    killedAfter: new Set<Act>(),
    /** Done once between an act and its answer. */
    before: new Map<Act, () => Promise<void>>(),
    asked: [] as Act[],
  }

  async function afterAct(name: Act): Promise<void> {
    const between = faults.before.get(name)
    faults.before.delete(name)
    await between?.()
    if (faults.killedAfter.delete(name)) throw new Killed(name)
    const left = faults.lost.get(name) ?? 0
    faults.lost.set(name, left - 1)
    if (left > 0) throw new PaymentsUnavailable('The answer was lost.')
  }

  const faulty = new Proxy(gateway, {
    get(target, name: keyof PaymentGateway) {
      const own: unknown = target[name]
      if (typeof own !== 'function' || name === 'readEvent') return own
      return async (...given: unknown[]) => {
        faults.asked.push(name as Act)
        if (faults.isDown) throw new PaymentsUnavailable('Nobody answers.')
        const answer: unknown = await Reflect.apply(own, target, given)
        await afterAct(name as Act)
        return answer
      }
    },
  })
  return { gateway: faulty, faults }
}

export type FaultyGateway = ReturnType<typeof createFaultyGateway>
