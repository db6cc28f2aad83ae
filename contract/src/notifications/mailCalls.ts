import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { empty } from '../kernel/scalars.ts'

/** Target of the `List-Unsubscribe` header of a digest; only that mail contains the token. */
export const stopDigest = call({
  item: 'D17',
  summary: 'Ends the daily digest of whoever a token of one was made for',
  path: '/api/Extensions/Mail/StopDigest',
  access: 'open',
  limit: 'signIns',
  write: true,
  extension: true,
  input: z.object({ token: z.string().min(1).max(500) }),
  output: empty,
  errors: ['resource_missing'],
})
