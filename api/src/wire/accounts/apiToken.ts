import type { WireApiToken } from '@palier/contract/accounts/apiTokenCalls'
import type { ApiTokenRow } from '../../database/queries/accounts/apiTokenQueries.ts'

/** A token without its secret, which is shown once, when it is made. */
export function apiTokenToWire({ createdAt, lastUsedAt, expiresAt, ...row }: ApiTokenRow): WireApiToken {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}
