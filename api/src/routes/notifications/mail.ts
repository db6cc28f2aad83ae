import { stopDigest } from '@palier/contract/notifications/mailCalls'
import { forAnyone } from '../kernel/route.ts'

export const mailRoutes = {
  stopDigest: forAnyone(stopDigest, async ({ input, now, services: { digestEnd } }) => {
    await digestEnd.end(input.token, now)
    return { data: {} }
  }),
}
