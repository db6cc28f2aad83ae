import { errorCodes } from '@palier/contract/errorCodes'
import { builder } from './builder.ts'

export const Currency = builder.enumType('Currency', { values: ['CAD', 'USD'] as const })

export const Language = builder.enumType('Language', {
  values: { FR: { value: 'fr' }, EN: { value: 'en' } } as const,
})

export const WatchListKind = builder.enumType('WatchListKind', {
  values: { BUY: { value: 'buy' }, SELL: { value: 'sell' }, OTHERS: { value: 'others' } } as const,
})

export const ScoreBasis = builder.enumType('ScoreBasis', {
  description: 'What the score of a buy list rests on.',
  values: ['THRESHOLDS', 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS', 'FIFTY_TWO_WEEKS'] as const,
})

export const ErrorCode = builder.enumType('ErrorCode', { values: errorCodes })

export const HumanAction = builder.enumType('HumanAction', {
  values: {
    FEEDBACK: { value: 'feedback' },
    GUEST: { value: 'guest' },
    INVITATION: { value: 'invitation' },
    LOGIN: { value: 'login' },
    REGISTER: { value: 'register' },
    RESET: { value: 'reset' },
  } as const,
})

export const HumanCheckKind = builder.enumType('HumanCheckKind', {
  values: {
    ALTCHA: { value: 'altcha' },
    OFF: { value: 'off' },
    RECAPTCHA: { value: 'recaptcha' },
    TURNSTILE: { value: 'turnstile' },
  } as const,
})

export const SignInMethod = builder.enumType('SignInMethod', {
  values: { GOOGLE: { value: 'google' }, GUEST: { value: 'guest' }, PASSWORD: { value: 'password' } } as const,
})

export const EmailConfirmationStatus = builder.enumType('EmailConfirmationStatus', {
  values: {
    CONFIRMED: { value: 'confirmed' },
    FAILED: { value: 'failed' },
    NOT_CONFIRMED: { value: 'notConfirmed' },
  } as const,
})
