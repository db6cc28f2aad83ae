import type { WireApiToken } from '@palier/contract/accounts/apiTokenCalls'
import type { ApiTokenRow } from '../../database/queries/accounts/apiTokenQueries.ts'

/** Omits the secret, which is shown only at creation. */
export function apiTokenToWire({ createdAt, lastUsedAt, expiresAt, ...row }: ApiTokenRow): WireApiToken {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}
