import type { OutputOf } from '@palier/contract/kernel/call'
import type { getPaymentPublicKey } from '@palier/contract/billing/paymentCalls'
import { loadPaymentProvider } from '../../loaders/billing/loadPaymentProvider.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { PaymentProviderKind } from '../kernel/enums.ts'

const PaymentProvider = builder.objectRef<OutputOf<typeof getPaymentPublicKey>>('PaymentProvider').implement({
  description: 'Payment provider.',
  fields: (t) => ({
    kind: t.field({
      type: PaymentProviderKind,
      description: 'Provider whose card form the page shows.',
      resolve: ({ provider, publicKey }) => provider ?? (publicKey === 'sandbox' ? 'sandbox' : 'stripe'),
    }),
    publicKey: t.exposeString('publicKey', { description: "Public key for the provider's script." }),
  }),
})

builder.queryField('paymentProvider', (t) =>
  t.field({
    type: PaymentProvider,
    nullable: true,
    directives: semanticNonNull,
    description: 'Payment provider; null when there is none.',
    resolve: (_root, _arguments, { operation }) => loadPaymentProvider(operation),
  }),
)
