import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { empty, identifier, iso } from '../kernel/scalars.ts'

const endpoint = z.string().min(1).max(1_000)

/** An endpoint belongs to its last sender. */
export const savePushSubscription = call({
  item: 'D40',
  summary: 'Pushes crossings to a browser from now on',
  path: '/api/Extensions/Push/Save',
  access: 'user',
  write: true,
  extension: true,
  input: z.object({
    endpoint,
    /** Keys of the browser in base64url: a P-256 point and sixteen bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
    /** IANA time zone of the user, for quiet hours. */
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

const hour = z.int().min(0).max(23)

/** Hours without pushes in the user's time zone; null for none. */
const quietHours = z.object({ from: hour, until: hour }).nullable()

const pushSettings = z.object({
  quietHours,
  lists: z.array(z.object({ listId: z.string(), name: z.string(), isPushed: z.boolean() })),
  /** Latest first; pass `endpoint` to `removePushSubscription`. */
  browsers: z.array(z.object({ endpoint: z.string(), since: iso })).optional(),
})
export type WirePushSettings = z.infer<typeof pushSettings>

export const getPushSettings = call({
  item: 'D40',
  summary: 'Reads when nothing is pushed to the caller, and of which lists',
  path: '/api/Extensions/Push/GetSettings',
  access: 'user',
  extension: true,
  input: empty,
  output: pushSettings,
})

/** Applies to all browsers of the caller. Equal hours are refused with OutOfRange. */
export const setQuietHours = call({
  item: 'D40',
  summary: 'Sets the hours at which nothing is pushed to the caller',
  path: '/api/Extensions/Push/SetQuietHours',
  access: 'user',
  write: true,
  extension: true,
  input: z.object({ quietHours }),
  output: pushSettings,
  errors: ['DemonstrationAccountNotAllowed', 'OutOfRange'],
})

export const setListPushed = call({
  item: 'D40',
  summary: 'Sets whether crossings of a list are pushed to the caller',
  path: '/api/Extensions/Push/SetListPushed',
  access: 'user',
  write: true,
  extension: true,
  input: z.object({ listId: identifier, isPushed: z.boolean() }),
  output: pushSettings,
  errors: ['DemonstrationAccountNotAllowed', 'resource_missing'],
})
