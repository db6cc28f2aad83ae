import { builder } from '../kernel/builder.ts'

export const SortDirection = builder.enumType('SortDirection', {
  values: { ASCENDING: { value: 'ascending' }, DESCENDING: { value: 'descending' } } as const,
})

export const RegisteredUserSort = builder.enumType('RegisteredUserSort', {
  values: {
    EMAIL: { value: 'email' },
    FIRST_NAME: { value: 'firstname' },
    LAST_NAME: { value: 'lastname' },
    PLAN: { value: 'planName' },
    REGISTERED: { value: 'utcDateTime' },
  } as const,
})

export const InvitationSort = builder.enumType('InvitationSort', {
  values: {
    EMAIL: { value: 'email' },
    LAST_NAME: { value: 'lastname' },
    STATUS: { value: 'status' },
    UPDATED: { value: 'lastUpdateDate' },
  } as const,
})

export const FeedbackSort = builder.enumType('FeedbackSort', {
  values: { DATE: { value: 'date' }, RATING: { value: 'rating' } } as const,
})

export const InvitationGroup = builder.enumType('InvitationGroup', {
  values: {
    ASKED: { value: 'asked', description: 'Requested by a visitor.' },
    COMPLETED: { value: 'completed', description: 'An account was created.' },
    SENT: { value: 'sent', description: 'Sent, without an account yet.' },
  } as const,
})

export const StatisticsSpan = builder.enumType('StatisticsSpan', {
  values: { DAY: { value: 1 }, MONTH: { value: 30 }, TWO_DAYS: { value: 2 }, WEEK: { value: 7 } } as const,
})

export const AuditAction = builder.enumType('AuditAction', {
  values: {
    ACCOUNT_BANNED: { value: 'accountBanned' },
    ACCOUNT_UNBANNED: { value: 'accountUnbanned' },
    DISPUTE_CLOSED: { value: 'disputeClosed' },
    INVITATION_ACCEPTED: { value: 'invitationAccepted' },
    INVITATION_RESENT: { value: 'invitationResent' },
    INVITATION_SENT: { value: 'invitationSent' },
    PAYMENT_CUSTOMER_DELETED: { value: 'paymentCustomerDeleted' },
    PAYMENT_DISPUTED: { value: 'paymentDisputed' },
    PAYMENT_REFUNDED: { value: 'paymentRefunded' },
    SYNCHRONIZATION_ASKED: { value: 'synchronizationAsked' },
    TEST_CLOCK_SET: { value: 'testClockSet' },
    TEST_INVOICE_SENT: { value: 'testInvoiceSent' },
  } as const,
})

export const SynchronizationScope = builder.enumType('SynchronizationScope', {
  values: {
    ALL: { value: 'all' },
    EOD: { value: 'eod', description: 'End-of-day prices.' },
    FUNDAMENTAL: { value: 'fundamental' },
    INTRADAY: { value: 'intraday' },
    // Name of the news in the REST API.
    NEWS: { value: 'deamon' },
  } as const,
})
