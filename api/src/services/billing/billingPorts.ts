import type { Serializer } from '../../kernel/limiter.ts'
import type { Database } from '../../database/kernel/database.ts'
import type { PaymentGateway } from '../../providers/payments/port.ts'
import type { CallPaymentProvider } from './callPaymentProvider.ts'
import type { Customers } from './customers.ts'
import type { Reconciliation } from './reconcile.ts'

/** `serialize` runs the actions of one user sequentially. */
export type BillingPorts = {
  database: Database
  gateway: PaymentGateway
  ask: CallPaymentProvider
  serialize: Serializer
  customers: Customers
  reconciliation: Reconciliation
}
