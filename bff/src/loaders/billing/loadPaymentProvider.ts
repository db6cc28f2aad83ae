import type { OutputOf } from '@palier/contract/kernel/call'
import { getPaymentPublicKey } from '@palier/contract/billing/paymentCalls'
import type { Operation } from '../../operation/context.ts'
import { readNoted } from '../../operation/readNoted.ts'

/** The payment provider, the same for everybody. */
export function loadPaymentProvider(operation: Operation): Promise<OutputOf<typeof getPaymentPublicKey>> {
  return readNoted(operation, ({ publicClient, services, caller }) =>
    services.fresh.paymentProvider(JSON.stringify([caller.preproductionKey]), () =>
      publicClient.send(getPaymentPublicKey, {}),
    ),
  )
}
