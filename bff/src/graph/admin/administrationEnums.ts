import { builder } from '../kernel/builder.ts'

export const SortDirection = builder.enumType('SortDirection', {
  description: 'Sort direction.',
  values: {
    ASCENDING: { value: 'ascending', description: 'Ascending.' },
    DESCENDING: { value: 'descending', description: 'Descending.' },
  } as const,
})

export const RegisteredUserSort = builder.enumType('RegisteredUserSort', {
  description: 'Sort key of registered people.',
  values: {
    EMAIL: { value: 'email', description: 'Email address.' },
    FIRST_NAME: { value: 'firstname', description: 'First name.' },
    LAST_NAME: { value: 'lastname', description: 'Last name.' },
    PLAN: { value: 'planName', description: 'Name of the plan.' },
    REGISTERED: { value: 'utcDateTime', description: 'When the account was created.' },
  } as const,
})

export const InvitationSort = builder.enumType('InvitationSort', {
  description: 'Sort key of invitations.',
  values: {
    EMAIL: { value: 'email', description: 'Email address.' },
    LAST_NAME: { value: 'lastname', description: 'Last name.' },
    STATUS: { value: 'status', description: 'Status.' },
    UPDATED: { value: 'lastUpdateDate', description: 'When the status last changed.' },
  } as const,
})

export const FeedbackSort = builder.enumType('FeedbackSort', {
  description: 'Sort key of ratings.',
  values: {
    DATE: { value: 'date', description: 'When it was written.' },
    RATING: { value: 'rating', description: 'Number of stars.' },
  } as const,
})

export const InvitationGroup = builder.enumType('InvitationGroup', {
  description: 'Progress of an invitation.',
  values: {
    ASKED: { value: 'asked', description: 'Requested by a visitor.' },
    COMPLETED: { value: 'completed', description: 'An account was created.' },
    SENT: { value: 'sent', description: 'Sent, without an account yet.' },
  } as const,
})

export const InvitationStatus = builder.enumType('InvitationStatus', {
  description: 'Status of an invitation.',
  values: {
    ACCOUNT_ACTIVATED: { value: 'accountActivated', description: 'The email address of the account is confirmed.' },
    ACCOUNT_CREATED: { value: 'accountCreated', description: 'The invited person created an account.' },
    PENDING: { value: 'pending', description: 'The mail was sent.' },
    REQUESTED: { value: 'invitationAsked', description: 'A visitor requested it.' },
    SENT_AGAIN: { value: 'sentBack', description: 'The mail was sent again.' },
    VISITED: { value: 'webSiteVisited', description: 'The invited person followed the link.' },
  } as const,
})

export const StatisticsSpan = builder.enumType('StatisticsSpan', {
  description: 'Period of the statistics, up to now.',
  values: {
    DAY: { value: 1, description: 'The last day.' },
    MONTH: { value: 30, description: 'The last thirty days.' },
    TWO_DAYS: { value: 2, description: 'The last two days.' },
    WEEK: { value: 7, description: 'The last seven days.' },
  } as const,
})

export const AuditAction = builder.enumType('AuditAction', {
  description: 'Kind of audited action.',
  values: {
    ACCOUNT_BANNED: { value: 'accountBanned', description: 'An account was banned.' },
    ACCOUNT_UNBANNED: { value: 'accountUnbanned', description: 'The ban of an account was lifted.' },
    DISPUTE_CLOSED: { value: 'disputeClosed', description: 'A payment dispute was closed by the bank.' },
    INVITATION_ACCEPTED: {
      value: 'invitationAccepted',
      description: 'An invitation requested by a visitor was accepted and sent.',
    },
    INVITATION_RESENT: { value: 'invitationResent', description: 'An invitation was sent again.' },
    INVITATION_SENT: { value: 'invitationSent', description: 'An invitation was sent.' },
    PAYMENT_CUSTOMER_DELETED: {
      value: 'paymentCustomerDeleted',
      description: 'A customer was deleted at the payment provider.',
    },
    PAYMENT_DISPUTED: {
      value: 'paymentDisputed',
      description: 'The holder of a card disputes a payment with the bank.',
    },
    PAYMENT_REFUNDED: { value: 'paymentRefunded', description: 'A payment was refunded at the payment provider.' },
    SYNCHRONIZATION_ASKED: {
      value: 'synchronizationAsked',
      description: 'A synchronization of prices was started by hand.',
    },
    TEST_CLOCK_SET: { value: 'testClockSet', description: 'The test clock of payments was set.' },
    TEST_INVOICE_SENT: { value: 'testInvoiceSent', description: 'A test invoice was mailed.' },
  } as const,
})

export const SynchronizationScope = builder.enumType('SynchronizationScope', {
  description: 'Scope of a synchronization.',
  values: {
    ALL: { value: 'all', description: 'Everything.' },
    EOD: { value: 'eod', description: 'End-of-day prices.' },
    FUNDAMENTAL: { value: 'fundamental', description: 'Key figures of companies.' },
    INTRADAY: { value: 'intraday', description: 'Intraday prices.' },
    // Name of the news in the REST API.
    NEWS: { value: 'deamon', description: 'News.' },
  } as const,
})
