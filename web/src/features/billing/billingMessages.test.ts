import { describe, expect, test } from 'vitest'
import { dismissalsThatHold, messageToShow } from '../notice/applicationMessages.ts'
import { BILLING_CODES, billingMessagesOf } from './billingMessages.ts'

const NOW = '2026-11-21T13:00:00.000Z'
const clear = { paymentDefaultReason: null, endOfGracePeriod: null, defaultPaymentMethod: null }
const card = (expirationMonth: number, expirationYear: number) => ({
  ...clear,
  defaultPaymentMethod: { expirationMonth, expirationYear },
})
const failed = { ...clear, paymentDefaultReason: 'insufficient_funds', endOfGracePeriod: '2026-11-28T13:00:00Z' }

describe('messages about payments', () => {
  test('PAY-21 ERR-31 the default card is warned of from the second day of its last month', () => {
    expect(billingMessagesOf(card(11, 2026), '2026-11-01')).toEqual([])
    expect(billingMessagesOf(card(11, 2026), '2026-11-02')).toEqual([{ code: 'ExpiredCard' }])
    expect(billingMessagesOf(card(12, 2026), '2026-11-30')).toEqual([])
    expect(billingMessagesOf(clear, '2026-11-30')).toEqual([])
  })

  test('SUBS-36 a default of payment comes first, with its reason and the end of the grace period', () => {
    const messages = billingMessagesOf(
      { ...failed, ...{ defaultPaymentMethod: card(10, 2026).defaultPaymentMethod } },
      '2026-11-21',
    )
    expect(messages).toEqual([
      { code: 'PaymentDefault', reason: 'insufficient_funds', endOfGracePeriod: '2026-11-28T13:00:00Z' },
      { code: 'ExpiredCard' },
    ])
    expect(messageToShow(messages, { PaymentDefault: NOW })).toEqual({ code: 'ExpiredCard' })
  })

  test('SUBS-36 SHELL-15 a dismissal ends with its cause; that of a guest’s message is not touched', () => {
    const dismissed = { PaymentDefault: NOW, ExpiredCard: NOW, GuestDataExpires: NOW }
    const still = billingMessagesOf(failed, '2026-11-21')
    expect(dismissalsThatHold(dismissed, still, BILLING_CODES)).toEqual({ PaymentDefault: NOW, GuestDataExpires: NOW })
    expect(dismissalsThatHold(dismissed, [], BILLING_CODES)).toEqual({ GuestDataExpires: NOW })
  })
})
