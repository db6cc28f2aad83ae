import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { empty } from '../kernel/scalars.ts'

const endpoint = z.string().min(1).max(1_000)

/** Pushes crossings to a browser; sent again for the same endpoint it belongs to whoever sent it last. */
export const savePushSubscription = call({
  item: 'D40',
  summary: 'Pushes crossings to a browser from now on',
  path: '/api/Extensions/Push/Save',
  access: 'user',
  write: true,
  extension: true,
  input: z.object({
    endpoint,
    /** Keys of the browser in base64url: a point of the curve P-256, and sixteen bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
    /** Of the reader, such as `America/Toronto`: nothing is pushed there at night. */
    timeZone: z.string().min(1).max(64),
  }),
  output: empty,
  errors: ['DemonstrationAccountNotAllowed', 'OutOfRange', 'resource_missing'],
})

export const removePushSubscription = call({
  item: 'D40',
  summary: 'Pushes nothing to a browser of the caller any more',
  path: '/api/Extensions/Push/Remove',
  access: 'user',
  write: true,
  extension: true,
  input: z.object({ endpoint }),
  output: empty,
})
