import { z } from 'zod'
import { cents, iso } from '../kernel/scalars.ts'

const count = z.int().nonnegative()

export const planLimit = z.object({
  combinedListCount: count,
  buyListCount: count,
  sellListCount: count,
  combinedListCombinedEntriesCount: count,
  portfolioListCount: count,
  combinedPortfolioStockCount: count,
  stockContext: z.object({ newsCount: count }),
})
export type WirePlanLimit = z.infer<typeof planLimit>

export const aiDataKey = z.enum(['partnerships', 'sentiments', 'similarCompanies', 'questions'])
export type WireAiDataKey = z.infer<typeof aiDataKey>

export const plan = z.object({
  planName: z.string(),
  price: cents,
  reccurringInterval: z.literal('month').nullable(),
  paymentSystemPriceId: z.string().nullable(),
  currency: z.literal('CAD'),
  limit: planLimit,
  displayOrder: z.int(),
  isAiPlan: z.boolean(),
  aiDataActiveKeys: z.array(aiDataKey),
})

export type WirePlan = z.infer<typeof plan>

/** Extension: present if the plan does not allow changes. Names the cheapest plan that does; null if none. */
export const beyondPlan = z.object({ planName: z.string().nullable() })
export type WireBeyondPlan = z.infer<typeof beyondPlan>

/** Spelled as in the original contract. */
export const usage = z.object({
  buyListCount: count,
  sellListCount: count,
  combinedListCount: count,
  combinedListCombinedEntriesCount: count,
  buyListCombineEntriesCount: count,
  sellListCombineEntriesCount: count,
  portfolioCount: count,
  portfolioCombineEntrieCount: count,
})
export type WireUsage = z.infer<typeof usage>

/** Returned with every list and portfolio write; reads add the plan's name and limits. */
export const usageEnvelope = z.object({
  subscriptionInfo: z.object({
    usage,
    planName: z.string().optional(),
    limit: planLimit.optional(),
    // Extension: parts of the analysis in the plan.
    aiDataActiveKeys: z.array(aiDataKey).optional(),
  }),
})
export type WireUsageEnvelope = z.infer<typeof usageEnvelope>

export const paymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expYear: z.int(),
  expMonth: z.int(),
  nameOnCard: z.string().nullable().optional(),
})

/** ISO 3166 country; province in Canada, ZIP code in the United States. */
export const billingAddress = z.object({
  country: z.string().max(2),
  province: z.string().max(3).nullable(),
  postalCode: z.string().max(12).nullable(),
})
export type WireBillingAddress = z.infer<typeof billingAddress>

export const paymentMethodsInfo = z.object({
  defaultPaymentMethodId: z.string().nullable(),
  // Extension: as given with the last order.
  billingAddress: billingAddress.nullable().optional(),
  paymentMethods: z.object({ methods: z.array(paymentMethod) }),
})

/** The first day of year 1 in `plannedChangeOfPlan.date` means that no change is planned. */
export const userSubscriptionInfo = z.object({
  status: z.enum(['active', 'cancelled']),
  planName: z.string(),
  planDefinition: z.object({
    planName: z.string(),
    limit: planLimit,
    price: cents,
    priceId: z.string().nullable(),
    // Extension: parts of the analysis in the plan.
    aiDataActiveKeys: z.array(aiDataKey).optional(),
  }),
  isFreePlan: z.boolean(),
  usage,
  defaultPaymentMethod: paymentMethod.nullable(),
  currentCycleInfo: z.object({ renewalDate: iso.nullable(), endDate: iso.nullable() }),
  terminationInfo: z.object({
    isCancel: z.boolean(),
    terminationDate: iso.nullable(),
    endOfGracePeriodDate: iso.nullable(),
  }),
  plannedChangeOfPlan: z.object({ planName: z.string().nullable(), date: iso }),
  defaultOfPayment: z.object({ reason: z.string() }).nullable(),
  // Extension: ordered plan whose first payment is pending; absent if there is none.
  pendingPlanName: z.string().optional(),
})
export type WireUserSubscriptionInfo = z.infer<typeof userSubscriptionInfo>

/**
 * The key names the tax. Its value is the seller's tax number, or the key itself if there is none.
 * hstId is an extension.
 */
export const taxes = z.array(
  z.object({
    gstId: z.string().optional(),
    qstId: z.string().optional(),
    hstId: z.string().optional(),
    amount: cents,
  }),
)

/** Extension: issuer of the invoices; `address` has one line per element. */
const seller = z.object({
  name: z.string(),
  address: z.array(z.string()),
})

export const invoice = z.object({
  number: z.string(),
  startDate: iso,
  endDate: iso,
  emailTo: z.string(),
  subtotal: cents,
  total: cents,
  items: z.array(z.object({ name: z.string(), reccurringInterval: z.string(), price: cents })),
  taxes,
  billingAddress: billingAddress.nullable().optional(),
  // Extension: null if the operator has not configured a seller.
  seller: seller.nullable().optional(),
  // Extension: time of payment and card; null if unknown.
  paidAt: iso.nullable().optional(),
  paidWith: z.object({ brand: z.string(), last4: z.string() }).nullable().optional(),
  // Extension: test payment; no money moved.
  isTest: z.boolean().optional(),
  promo: z.object({ name: z.string(), amount: cents }).optional(),
  planName: z.string().optional(),
  renewalDate: iso.optional(),
})
