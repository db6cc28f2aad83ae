import { getHumanCheck } from '@palier/contract/accounts/humanCheckCalls'
import { forAnyone } from '../kernel/route.ts'

export const humanCheckRoutes = {
  getHumanCheck: forAnyone(getHumanCheck, async ({ input, address, now, services: { humanChecks } }) => {
    const { kind, siteKey } = humanChecks
    return { data: { kind, siteKey, challenge: await humanChecks.challenge(input.action, address, now) } }
  }),
}
