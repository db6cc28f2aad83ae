import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** Marks the card as default in every place the page shows it. */
export function setDefaultInStore(store: RecordSourceSelectorProxy, paymentMethodId: string): void {
  for (const method of methodsIn(store)) {
    method.setValue(method.getValue('paymentMethodId') === paymentMethodId, 'isDefault')
  }
  followDefaultCard(store)
}

export function followDefaultCard(store: RecordSourceSelectorProxy): void {
  const subscription = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('subscription')
  const chosen = methodsIn(store).find((method) => method.getValue('isDefault') === true)
  if (!subscription) return
  if (chosen) subscription.setLinkedRecord(chosen, 'defaultPaymentMethod')
  else subscription.setValue(null, 'defaultPaymentMethod')
}

function methodsIn(store: RecordSourceSelectorProxy) {
  const methods = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('paymentMethods')
  return (methods?.getLinkedRecords('methods') ?? []).flatMap((method) => (method ? [method] : []))
}
