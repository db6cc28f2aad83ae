import { describe, expect, test } from 'vitest'
import { dismissalsThatHold, messageToShow } from '../../../kit/alert/applicationMessages.ts'
import { BILLING_CODES, billingMessagesOf } from './billingMessages.ts'

const NOW = '2026-11-21T13:00:00.000Z'
const clear = { paymentDefaultReason: null, endOfGracePeriod: null, defaultPaymentMethod: null }
const card = (isExpiring: boolean, isExpired = false) => ({
  ...clear,
  defaultPaymentMethod: { isExpiring, isExpired },
})
const failed = { ...clear, paymentDefaultReason: 'insufficient_funds', endOfGracePeriod: '2026-11-28T13:00:00Z' }

describe('messages about payments', () => {
  test('a card in its last month expires this month, and is expired only afterwards [SPEC-9, PAY-21, ERR-31]', () => {
    expect(billingMessagesOf(card(true))).toEqual([{ code: 'CardExpiresThisMonth' }])
    expect(billingMessagesOf(card(true, true))).toEqual([{ code: 'ExpiredCard' }])
    expect(billingMessagesOf(card(false))).toEqual([])
    expect(billingMessagesOf(clear)).toEqual([])
  })

  test('a default of payment comes first, with its reason and the end of the grace period [SUBS-36]', () => {
    const messages = billingMessagesOf({ ...failed, defaultPaymentMethod: { isExpiring: true, isExpired: true } })
    expect(messages).toEqual([
      { code: 'PaymentDefault', reason: 'insufficient_funds', endOfGracePeriod: '2026-11-28T13:00:00Z' },
      { code: 'ExpiredCard' },
    ])
    expect(messageToShow(messages, { PaymentDefault: NOW })).toEqual({ code: 'ExpiredCard' })
  })

  test('a dismissal ends with its cause; that of a guest’s message is not touched [SUBS-36] [SHELL-15]', () => {
    const dismissed = { PaymentDefault: NOW, ExpiredCard: NOW, GuestDataExpires: NOW }
    const still = billingMessagesOf(failed)
    expect(dismissalsThatHold(dismissed, still, BILLING_CODES)).toEqual({ PaymentDefault: NOW, GuestDataExpires: NOW })
    expect(dismissalsThatHold(dismissed, [], BILLING_CODES)).toEqual({ GuestDataExpires: NOW })
  })
})
