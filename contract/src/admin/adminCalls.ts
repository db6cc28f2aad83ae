import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { emailAddress } from '../accounts/personSchemas.ts'
import { boundedPage, pageEnd } from '../kernel/page.ts'
import { empty, identifier, iso } from '../kernel/scalars.ts'
import { synchronizationItem, synchronizationStatus, usageStatistic } from '../site/siteSchemas.ts'

const SYNCHRONIZATION = '/api/devops/Synchronization'

export const synchronize = call({
  item: 'API-39',
  summary: 'Synchronizes prices and figures now',
  path: `${SYNCHRONIZATION}/Synchronize`,
  access: 'admin',
  write: true,
  input: z.object({
    scope: z.enum(['all', 'intraday', 'eod', 'deamon', 'fundamental']),
    authKey: z.string().max(500),
  }),
  output: z.object({ items: z.array(synchronizationItem) }),
})

export const getLastSynchronization = call({
  item: 'API-40',
  summary: 'Reads when prices were last synchronized',
  path: `${SYNCHRONIZATION}/GetLastSynchronization`,
  access: 'admin',
  input: empty,
  output: synchronizationItem.nullable(),
})

export const getNextSynchronization = call({
  item: 'API-41',
  summary: 'Reads when prices will next be synchronized',
  path: `${SYNCHRONIZATION}/GetNextScheduledSynchronization`,
  access: 'admin',
  input: empty,
  output: synchronizationItem.nullable(),
})

export const getSynchronizationStatus = call({
  item: 'API-42',
  summary: 'Reads the last and the next synchronization',
  path: `${SYNCHRONIZATION}/Status`,
  access: 'admin',
  input: empty,
  output: synchronizationStatus,
})

export const getApplicationStatistics = call({
  item: 'API-43',
  summary: 'Counts what was done since an instant',
  path: '/api/devops/Infos/ApplicationStatistics',
  access: 'admin',
  input: z.object({ since: iso }),
  output: z.object({ statistics: z.array(usageStatistic) }),
})

/** Absent in production. */
export const setClockId = call({
  item: 'API-44',
  summary: 'Sets the test clock of payments',
  path: '/api/devops/Test/SetClockId',
  access: 'admin',
  write: true,
  input: z.object({ clockId: identifier }),
  output: empty,
})

/** Absent in production. */
export const sendInvoiceTest = call({
  item: 'API-45',
  summary: 'Sends a sample invoice by mail',
  path: '/api/devops/Test/SendInvoiceTest',
  access: 'admin',
  write: true,
  input: z.object({ email: z.email().max(254) }),
  output: empty,
})

export const recordUsage = call({
  item: 'D17',
  summary: 'Records how often each operation was used',
  path: '/api/Extensions/Usage/Record',
  access: 'service',
  write: true,
  extension: true,
  input: z.object({
    uses: z
      .array(z.object({ name: z.string().min(1).max(100), userId: identifier.nullable(), count: z.int32().min(1) }))
      .max(2000),
  }),
  output: empty,
})

/** Banning ends the account's sessions, access tokens and push subscriptions. */
export const setAccountBanned = call({
  item: 'D17',
  summary: 'Bans an account or lifts its ban',
  path: '/api/Extensions/Accounts/SetBanned',
  access: 'admin',
  write: true,
  extension: true,
  input: z.object({ email: emailAddress, isBanned: z.boolean() }),
  output: empty,
  errors: ['resource_missing', 'parameter_invalid_empty'],
})

export const getAuditLog = call({
  item: 'D17',
  summary: 'Lists what administrators have done',
  path: '/api/Extensions/Audit/GetList',
  access: 'admin',
  extension: true,
  input: boundedPage,
  output: z.object({
    entries: z.array(
      z.object({
        id: identifier,
        at: iso,
        actor: z.object({ fullName: z.string(), email: z.string() }),
        action: z.enum([
          'invitationSent',
          'invitationResent',
          'invitationAccepted',
          'synchronizationAsked',
          'testClockSet',
          'testInvoiceSent',
          'accountBanned',
          'accountUnbanned',
          'paymentDisputed',
          'disputeClosed',
          'paymentRefunded',
          'paymentCustomerDeleted',
        ]),
        target: z.string().nullable(),
      }),
    ),
    ...pageEnd,
  }),
})
