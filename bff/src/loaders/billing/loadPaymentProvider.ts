import type { OutputOf } from '@palier/contract/kernel/call'
import { getPaymentPublicKey } from '@palier/contract/billing/paymentCalls'
import type { Operation } from '../../operation/context.ts'

export function loadPaymentProvider({
  client,
  services,
  caller,
}: Operation): Promise<OutputOf<typeof getPaymentPublicKey>> {
  const key = JSON.stringify([caller.preproductionKey])
  return services.fresh.paymentProvider(key, () => client.send(getPaymentPublicKey, {}))
}
