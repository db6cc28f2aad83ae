/** Maps GraphQL names to names in REST and messages. */
export const LIMIT_UNITS = {
  BUY_LISTS: 'buyLists',
  CALENDARS: 'calendars',
  ENTRIES: 'entries',
  GUESTS: 'guests',
  GUESTS_AT_ONCE: 'guestsAtOnce',
  INVITATION_REQUESTS: 'invitationRequests',
  LISTS: 'lists',
  PORTFOLIOS: 'portfolios',
  PORTFOLIO_STOCKS: 'portfolioStocks',
  REGISTRATIONS: 'registrations',
  REQUESTS: 'requests',
  SELL_LISTS: 'sellLists',
  SIGN_INS: 'signIns',
  SYNCHRONIZATIONS: 'synchronizations',
} as const

export type LimitUnit = (typeof LIMIT_UNITS)[keyof typeof LIMIT_UNITS]

const BY_NAME: ReadonlyMap<string, LimitUnit> = new Map(Object.entries(LIMIT_UNITS))

export function limitUnitNamed(name: string | null | undefined): LimitUnit | undefined {
  return BY_NAME.get(name ?? '')
}
