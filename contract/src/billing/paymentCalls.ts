import { z } from 'zod'
import { call } from '../kernel/call.ts'
import type { ErrorCode } from '../kernel/errorCodes.ts'
import { rowCursors } from '../kernel/page.ts'
import { billingAddress, invoice, paymentMethodsInfo, taxes, userSubscriptionInfo } from './planSchemas.ts'
import { boundedText, cents, empty, identifier, iso } from '../kernel/scalars.ts'

const path = (verb: string) => `/api/Subscription/${verb}`
const write = { access: 'user', write: true } as const
const slowWrite = { ...write, duration: 'long' } as const
const CARD_ERRORS = [
  'expired_card',
  'invalid_number',
  'incorrect_cvc',
  'incomplete_number',
  'incomplete_cvc',
  'incomplete_expiry',
  'authentication_required',
  'insufficient_funds',
  'processing_error',
  'try_again_later',
  'card_declined',
] as const satisfies readonly ErrorCode[]

const priceId = z.string().max(200)
const newPlanName = z.string().min(1).max(50)

export const getPaymentPublicKey = call({
  item: 'API-01',
  summary: 'Reads the public key of the payment provider',
  path: path('getPublicKey'),
  access: 'open',
  input: empty,
  output: z.object({
    publicKey: z.string(),
    // Extension: payment provider, which decides the card form of the page.
    provider: z.enum(['sandbox', 'stripe']).optional(),
  }),
})

/** Orders a plan, or resumes a cancelled subscription of the same price. */
export const createSubscription = call({
  item: 'API-03',
  summary: 'Orders a plan',
  path: path('createSubscription'),
  ...slowWrite,
  // Extensions: billing address for taxes, and the time of the preview, to charge the same amount.
  input: z.object({ priceId, billingAddress: billingAddress.optional(), prorationDate: iso.optional() }),
  // An empty secret means that no confirmation is needed.
  output: z.object({ subscriptionId: z.string(), invoice, clientSecret: z.string(), retryToken: z.string() }),
  errors: [
    'VersionConflict',
    'NoSelectedItemPriceIdWasProvided',
    'AnSubscriptionAlreadyExist',
    'InvalidBillingAddress',
    'parameter_invalid_empty',
    ...CARD_ERRORS,
  ],
})

/** Amount that the order charges now, with taxes; a resumption credits the rest of the month. */
export const previewOrder = call({
  item: 'D17',
  summary: 'Calculates what an order of a plan charges now',
  path: '/api/Extensions/Subscription/PreviewOrder',
  access: 'user',
  extension: true,
  input: z.object({ priceId, billingAddress: billingAddress.optional() }),
  output: z.object({
    amountDue: cents,
    isResumption: z.boolean(),
    prorationDate: iso,
    nextBillingDate: iso,
    taxes,
  }),
  errors: ['NoSelectedItemPriceIdWasProvided', 'AnSubscriptionAlreadyExist', 'InvalidBillingAddress'],
})

export const cancelSubscription = call({
  item: 'API-04',
  summary: 'Cancels the plan at the end of its period',
  path: path('cancelSubscription'),
  ...slowWrite,
  input: empty,
  output: z.object({ updatedSubscriptionInfo: userSubscriptionInfo }),
  errors: ['UserIsNotACustomer', 'SubscriptionCancelled'],
})

const checkout = z.object({ sessionId: z.string(), url: z.string() })

export const createCheckoutSession = call({
  item: 'API-05',
  summary: 'Opens a checkout page for a plan',
  path: path('createCheckoutSession'),
  ...write,
  input: z.object({ priceId }),
  output: checkout,
  errors: ['NoSelectedItemPriceIdWasProvided', 'AnSubscriptionAlreadyExist'],
})

export const createUpdateCheckoutSession = call({
  item: 'API-06',
  summary: 'Opens a checkout page for a change of plan',
  path: path('createUpdateSubscriptionCheckoutSession'),
  ...write,
  input: z.object({ newPlanName }),
  output: checkout,
  errors: ['UserIsNotACustomer'],
})

export const createSetupIntent = call({
  item: 'API-07',
  summary: 'Starts saving a card',
  path: path('createSetupIntent'),
  ...slowWrite,
  input: empty,
  output: z.object({ clientSecret: z.string() }),
  errors: [...CARD_ERRORS],
})

/** Cost now with taxes; 0 for a downgrade, which takes effect at the end of the period. */
export const calculateProrata = call({
  item: 'API-08',
  summary: 'Calculates what a change of plan costs now',
  path: path('calculateSubscriptionChangeProrata'),
  ...slowWrite,
  input: z.object({ newPlanName }),
  output: z.object({
    amountRemaining: cents,
    isDowngrade: z.boolean(),
    // Extensions: time of the calculation, to charge the same amount, and its lines.
    prorationDate: iso.optional(),
    nextBillingDate: iso.nullable().optional(),
    taxes: taxes.optional(),
  }),
  errors: ['resource_missing', 'UserIsNotACustomer'],
})

export const changePlan = call({
  item: 'API-09',
  summary: 'Changes the plan',
  path: path('upgradeOrDowngrade'),
  ...slowWrite,
  input: z.object({ newPlanName, prorationDate: iso.optional() }),
  output: z.object({
    updatedSubscription: userSubscriptionInfo,
    // Extension: secret for the confirmation that the bank requires.
    clientSecret: z.string().optional(),
    retryToken: z.string().optional(),
  }),
  errors: ['resource_missing', 'SubscriptionCancelled', 'VersionConflict', ...CARD_ERRORS],
})

/** A retry token can be exchanged once, for a session token with the current plan. */
export const renewToken = call({
  item: 'API-10',
  summary: 'Exchanges a retry token for a token of the present plan',
  path: path('regenerateTokenToHandleSubscriptionChanged'),
  access: 'user',
  spends: true,
  input: z.object({ retryToken: z.string().min(1).max(500) }),
  output: z.object({
    token: z.string(),
    retryToken: z.string(),
    subscriptionInfos: z.object({ subscriptionPlanName: z.string() }),
  }),
  errors: ['parameter_invalid_empty', 'resource_missing'],
})

export const getPaymentMethods = call({
  item: 'API-12',
  summary: 'Lists the cards of the caller',
  path: '/api/UserPreference/getPaymentMethodsInfo',
  access: 'user',
  input: empty,
  output: paymentMethodsInfo,
  errors: ['DemonstrationAccountNotAllowed', 'UserIsNotACustomer'],
})

const ofMethod = z.object({ paymentMethodId: identifier })

export const setDefaultPaymentMethod = call({
  item: 'API-13',
  summary: 'Makes a card the default one',
  path: '/api/UserPreference/setDefaultPayementMethod',
  ...slowWrite,
  input: ofMethod,
  output: paymentMethodsInfo,
  errors: ['resource_missing', 'expired_card'],
})

export const deletePaymentMethod = call({
  item: 'API-14',
  summary: 'Deletes a card',
  path: '/api/UserPreference/deletePaymentMethod',
  ...slowWrite,
  input: ofMethod,
  output: paymentMethodsInfo,
  errors: ['resource_missing', 'DefaultCardInUse'],
})

export const updatePaymentMethod = call({
  item: 'API-15',
  summary: 'Changes the details of a card',
  path: '/api/UserPreference/updatePaymentMethodDetails',
  ...slowWrite,
  input: ofMethod.extend({
    nameOnCard: boundedText(100, 1),
    expirationMonth: z.int32(),
    expirationYear: z.int32(),
  }),
  output: paymentMethodsInfo,
  errors: ['resource_missing', 'invalidExpiryMonth'],
})

export const payOwed = call({
  item: 'D17',
  summary: 'Tries a failed payment again',
  path: '/api/Extensions/Subscription/PayOwed',
  ...slowWrite,
  extension: true,
  input: empty,
  output: z.object({
    updatedSubscription: userSubscriptionInfo,
    clientSecret: z.string().optional(),
    retryToken: z.string().optional(),
  }),
  errors: ['UserIsNotACustomer', ...CARD_ERRORS],
})

/** Replaces the provider's script in the sandbox. */
export const confirmSandboxCard = call({
  item: 'D12',
  summary: 'Confirms a card with the payment sandbox',
  path: '/api/Extensions/Sandbox/Confirm',
  access: 'open',
  spends: true,
  duration: 'long',
  extension: true,
  input: z.object({
    clientSecret: z.string().min(1).max(200),
    card: z
      .object({
        number: z.string().max(30),
        expirationMonth: z.int32(),
        expirationYear: z.int32(),
        cvc: z.string().max(4),
        nameOnCard: boundedText(100),
      })
      .optional(),
    paymentMethodId: identifier.optional(),
    isApproved: z.boolean().optional(),
  }),
  output: z.object({ status: z.enum(['succeeded', 'processing', 'requires_action']) }),
  errors: ['resource_missing', 'invalidExpiryMonth', ...CARD_ERRORS],
})

/** Newest first. */
export const getInvoices = call({
  item: 'D17',
  summary: 'Lists the invoices of the caller',
  path: '/api/Extensions/Subscription/GetInvoices',
  access: 'user',
  extension: true,
  input: z.object({ first: z.int().min(1).max(100).default(24), after: z.string().max(200).optional() }),
  output: z.object({ invoices: z.array(invoice), cursors: rowCursors, nextCursor: z.string().nullable() }),
})
