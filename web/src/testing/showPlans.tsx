import { useLocation } from 'react-router-dom'
import type { SubscriptionScreenQuery } from '../__generated__/SubscriptionScreenQuery.graphql.ts'
import type { OfferedPlan } from '../features/billing/plans/offeredPlan.ts'
import { query, SubscriptionScreen } from '../screens/billing/SubscriptionScreen.tsx'
import type { RenderParts } from './render.tsx'
import { showScreen } from './showScreen.tsx'
import { usageAnswer } from './usageAnswers.ts'

const BOTH = ['SENTIMENTS', 'SIMILAR_COMPANIES'] as const
const ALL = [...BOTH, 'PARTNERSHIPS', 'QUESTIONS'] as const

type Numbers = readonly [number, number, number, number, number, number, number]

function plan(name: string, displayOrder: number, priceCents: number, numbers: Numbers, aiKeys: OfferedPlan['aiKeys']) {
  const [buyLists, sellLists, combinedLists, entries, portfolios, portfolioStocks, newsPerStock] = numbers
  const limits = { buyLists, sellLists, combinedLists, entries, portfolios, portfolioStocks, newsPerStock }
  const priceId = priceCents === 0 ? null : `price-${name}`
  return { name, displayOrder, price: String(priceCents / 100), currency: 'CAD' as const, priceId, ...limits, aiKeys }
}

export const PLANS = {
  base: plan('base', 1, 0, [1, 1, 0, 20, 0, 0, 3], []),
  frugal: plan('frugal', 2, 499, [1, 1, 2, 60, 1, 20, 5], []),
  standard: plan('standard', 3, 999, [3, 3, 2, 150, 3, 75, 8], BOTH),
  pro: plan('pro', 4, 1999, [6, 6, 4, 400, 6, 200, 10], ALL),
  elite: plan('elite', 5, 3999, [15, 15, 10, 1500, 15, 750, 12], ALL),
  pioneer: plan('pioneer', 0, 0, [3, 3, 2, 150, 2, 60, 8], BOTH),
}
export type PlanName = keyof typeof PLANS

const PUBLIC = ['elite', 'base', 'pro', 'frugal', 'standard'] as const

function planNode(name: PlanName) {
  return { __typename: 'Plan', id: `plan-${name}`, ...PLANS[name] }
}

/** A subscription as the server would answer it. */
export function subscriptionAnswer(name: PlanName, changes: object = {}) {
  const isFree = Number(PLANS[name].price) === 0
  return {
    __typename: 'PlanSubscription',
    id: 'subscription',
    status: 'ACTIVE',
    isFree,
    isCancelling: false,
    renewalDate: isFree ? null : '2026-12-20T15:00:00.000Z',
    endDate: isFree ? null : '2026-12-20T15:00:00.000Z',
    terminationDate: null,
    endOfGracePeriod: null,
    plannedPlanName: null,
    plannedPlan: null,
    pendingPlanName: null,
    plannedChangeDate: null,
    paymentDefaultReason: null,
    isDefaultCardExpiring: false,
    defaultPaymentMethod: null,
    plan: planNode(name),
    ...changes,
  }
}

export const SAVED_CARD = {
  __typename: 'PaymentMethod',
  id: 'card',
  paymentMethodId: 'pm_1',
  brand: 'visa',
  last4: '4242',
  nameOnCard: 'Marie Lavoie',
  expirationMonth: 8,
  expirationYear: 2031,
  isDefault: true,
  isExpired: false,
  canBeDeleted: true,
}

const QUEBEC = { country: 'CA', province: 'QC', postalCode: null }

interface ShownPlans extends RenderParts {
  /** Null where the server does not tell. */
  readonly subscription?: object | null
  readonly who?: 'member' | 'guest' | 'nobody'
  readonly usage?: object
  readonly methods?: readonly object[]
  readonly billingAddress?: object | null
}

function Place() {
  return <output aria-label="place">{useLocation().pathname}</output>
}

/** What the server answers to the page of the plans. */
export function plansAnswer({
  subscription,
  who = 'member',
  usage = {},
  methods = [],
  billingAddress = QUEBEC,
}: ShownPlans = {}) {
  const shown = subscription === undefined ? subscriptionAnswer('base') : subscription
  const names = { fullName: 'Marie Lavoie', firstName: 'Marie', lastName: 'Lavoie', email: 'marie@exemple.ca' }
  const viewer = who !== 'nobody' && {
    __typename: 'Viewer',
    id: 'viewer',
    userId: 'u',
    ...names,
    imageUrl: null,
    isAdmin: false,
    isGuest: who === 'guest',
    preCheck: { refusal: null },
    preferences: { __typename: 'Preferences', id: 'preferences', currency: 'CAD' },
    unreadNoticeCount: 0,
    usage: usageAnswer({ planName: 'base', ...usage }),
    subscription: who === 'guest' ? null : shown,
    paymentMethods: {
      __typename: 'PaymentMethods',
      id: 'methods',
      today: '2026-11-21',
      methods,
      billingAddress,
    },
  }
  return {
    viewer: viewer || null,
    plans: PUBLIC.map(planNode),
    paymentProvider: { kind: 'SANDBOX', publicKey: 'pk_sandbox' },
    site: {
      isMarketSimulated: true,
      exchangeRateSource: null,
      usdInCad: '1.4064',
      cadInUsd: '0.711',
      contactEmail: null,
    },
  }
}

/** Draws the page of the plans; `place` says where the reader is. */
export function showPlans(shown: ShownPlans = {}) {
  const { language, path = '/subscription' } = shown
  return showScreen<SubscriptionScreenQuery>({
    query,
    Screen: SubscriptionScreen,
    variables: {},
    answer: plansAnswer(shown),
    beside: <Place />,
    path,
    ...(language && { language }),
  })
}
