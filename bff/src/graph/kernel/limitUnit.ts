import { LIMIT_UNITS } from '@palier/domain/kernel/limitUnits'
import { builder } from './builder.ts'

export const LimitUnit = builder.enumType('LimitUnit', {
  description: 'Unit of a limit.',
  values: {
    BUY_LISTS: { value: LIMIT_UNITS.BUY_LISTS, description: 'Buy lists.' },
    CALENDARS: { value: LIMIT_UNITS.CALENDARS, description: 'Reads of income calendars from one address.' },
    ENTRIES: { value: LIMIT_UNITS.ENTRIES, description: 'Stocks on watch lists.' },
    GUESTS: { value: LIMIT_UNITS.GUESTS, description: 'Sign-ins as a guest from one address.' },
    GUESTS_AT_ONCE: { value: LIMIT_UNITS.GUESTS_AT_ONCE, description: 'Guests at one time on the whole site.' },
    INVITATION_REQUESTS: {
      value: LIMIT_UNITS.INVITATION_REQUESTS,
      description: 'Invitations requested from one address.',
    },
    LISTS: { value: LIMIT_UNITS.LISTS, description: 'Watch lists.' },
    PORTFOLIOS: { value: LIMIT_UNITS.PORTFOLIOS, description: 'Portfolios.' },
    PORTFOLIO_STOCKS: { value: LIMIT_UNITS.PORTFOLIO_STOCKS, description: 'Stocks in portfolios.' },
    REGISTRATIONS: { value: LIMIT_UNITS.REGISTRATIONS, description: 'Registrations from one address.' },
    REQUESTS: { value: LIMIT_UNITS.REQUESTS, description: 'Requests from one address.' },
    SELL_LISTS: { value: LIMIT_UNITS.SELL_LISTS, description: 'Sell lists.' },
    SIGN_INS: { value: LIMIT_UNITS.SIGN_INS, description: 'Attempts to sign in from one address.' },
    SYNCHRONIZATIONS: { value: LIMIT_UNITS.SYNCHRONIZATIONS, description: 'Synchronizations of prices.' },
  } satisfies Record<keyof typeof LIMIT_UNITS, { value: string; description: string }>,
})
