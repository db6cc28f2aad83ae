import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { plan, userSubscriptionInfo } from './planSchemas.ts'
import { empty, identifier } from '../kernel/scalars.ts'

export const getSubscriptionInfo = call({
  item: 'API-02',
  summary: 'Reads the plan of the caller and what it is used for',
  path: '/api/Subscription/GetUserSubscriptionInfo',
  access: 'user',
  scripts: true,
  input: z.object({ userId: identifier }),
  output: userSubscriptionInfo,
  errors: ['DemonstrationAccountNotAllowed'],
})

/** In display order. */
export const getPublicPlans = call({
  item: 'API-11',
  summary: 'Lists the plans that anybody may choose',
  path: '/api/Basics/GetPublicSubscriptionList',
  access: 'open',
  input: empty,
  output: z.object({ plans: z.array(plan) }),
})
