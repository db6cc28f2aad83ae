/** A saved card as the server tells it. */
export function methodAnswer(method: object = {}) {
  return {
    __typename: 'PaymentMethod',
    id: 'method-visa',
    paymentMethodId: 'visa',
    brand: 'visa',
    last4: '4242',
    nameOnCard: 'Marie Laurin',
    expirationMonth: 8,
    expirationYear: 2028,
    isDefault: true,
    isExpired: false,
    canBeDeleted: false,
    ...method,
  }
}

export const MASTERCARD = {
  id: 'method-mc',
  paymentMethodId: 'mc',
  brand: 'mastercard',
  last4: '4444',
  isDefault: false,
  canBeDeleted: true,
}

export function planAnswer(plan: object = {}) {
  return {
    __typename: 'Plan',
    id: 'plan-standard',
    name: 'standard',
    displayOrder: 3,
    price: '9.99',
    currency: 'CAD',
    priceId: 'price-standard',
    buyLists: 3,
    sellLists: 3,
    combinedLists: 2,
    entries: 150,
    portfolios: 3,
    portfolioStocks: 75,
    ...plan,
  }
}

export function subscriptionAnswer(subscription: object = {}) {
  return {
    __typename: 'PlanSubscription',
    id: 'subscription',
    status: 'ACTIVE',
    isFree: false,
    isCancelling: false,
    renewalDate: '2026-12-04T17:00:00Z',
    endDate: '2026-12-04T17:00:00Z',
    terminationDate: null,
    endOfGracePeriod: null,
    plannedPlanName: null,
    plannedPlan: null,
    plannedChangeDate: null,
    paymentDefaultReason: null,
    plan: planAnswer(),
    defaultPaymentMethod: methodAnswer(),
    ...subscription,
  }
}

export const SANDBOX = { __typename: 'PaymentProvider', kind: 'SANDBOX', publicKey: 'sandbox' }
