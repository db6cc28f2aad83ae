import { createApiToken, getApiTokens, revokeApiToken } from '@palier/contract/accounts/apiTokenCalls'
import type { ApiTokens } from '../../services/accounts/apiTokens.ts'
import type { Viewer } from '../../services/kernel/viewer.ts'
import { apiTokenToWire } from '../../wire/accounts/apiToken.ts'
import { forUser, forUserAfter } from '../kernel/route.ts'

async function answerWithAll(apiTokens: ApiTokens, viewer: Viewer) {
  return { data: { tokens: (await apiTokens.list(viewer)).map(apiTokenToWire) } }
}

export const apiTokenRoutes = {
  getApiTokens: forUser(getApiTokens, ({ viewer, services: { apiTokens } }) => answerWithAll(apiTokens, viewer), {
    rules: ['noGuests'],
  }),

  createApiToken: forUserAfter(
    createApiToken,
    ({ input, viewer, now, services: { account } }) => account.confirmStrictly(viewer, input.password, now),
    async ({ input, viewer, now, services: { apiTokens } }) => {
      const { token, secret } = await apiTokens.create(viewer, input, now)
      return { data: { token: apiTokenToWire(token), secret } }
    },
    { rules: ['noGuests', 'acceptedTerms'], encryptStoredResponse: true },
  ),

  revokeApiToken: forUser(
    revokeApiToken,
    async ({ input, viewer, now, services: { apiTokens } }) => {
      await apiTokens.revoke(viewer, input.tokenId, now)
      return answerWithAll(apiTokens, viewer)
    },
    { rules: ['noGuests'] },
  ),
}
