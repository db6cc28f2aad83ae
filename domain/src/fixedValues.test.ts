import { expect, test } from 'vitest'
import { CARD } from './billing/cardNumber.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from './market/currency.ts'
import { UNKNOWN_DATE } from './kernel/instant.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from './kernel/language.ts'
import { TOP_MOVERS_SHOWN } from './portfolios/mergedPositions.ts'
import { ACCOUNT_LOCK_MINUTES, PASSWORD_MINIMUM_LENGTH } from './accounts/password.ts'
import { PRICE_REFRESH_MINUTES, PRICE_SOURCE_DELAY_MINUTES, STALE_PRICE_DAYS } from './market/priceAge.ts'
import { TOP_LIST } from './watchlists/ranking.ts'
import { SCORE_SENTINELS } from './watchlists/scoreSentinels.ts'
import { COOKIE_POLICY_DATE, TERMS } from './accounts/terms.ts'
import { FREE_TEXT_MAXIMUM_LENGTH, NAME_MAXIMUM_LENGTH } from './kernel/textLimits.ts'
import { FRESHNESS, POLLING } from './kernel/timing.ts'

test.each<[title: string, actual: unknown, expected: unknown]>([
  ['CONST-01 polling', POLLING, { timeoutMilliseconds: 15_000, intervalMilliseconds: 750 }],
  ['CONST-03 account lock', ACCOUNT_LOCK_MINUTES, 10],
  ['CONST-04 password length', PASSWORD_MINIMUM_LENGTH, 8],
  ['CONST-05 card number length', CARD.numberMaximumLength, 19],
  ['CONST-05 CVV length', CARD.cvvMaximumLength, 4],
  ['CONST-06 expiry years', CARD.expiryYearsOffered, 15],
  ['CONST-07 currencies', CURRENCIES, ['CAD', 'USD']],
  ['CONST-07 default currency', DEFAULT_CURRENCY, 'CAD'],
  ['CONST-08 top lists', TOP_LIST, { size: 5, shown: 3, shownCompact: 1 }],
  ['CONST-09 top movers', TOP_MOVERS_SHOWN, 4],
  ['CONST-10 freshness', FRESHNESS, { intervalsMinutes: 60, othersMinutes: 5 }],
  ['CONST-11 DATA-32 terms version', TERMS.version, 221201],
  ['CONST-12 DATA-32 terms date', TERMS.date, '2022-12-01'],
  ['CONST-12 cookie policy date', COOKIE_POLICY_DATE, '2022-01-11'],
  ['CONST-16 languages', LANGUAGES, ['fr', 'en']],
  ['CONST-16 default language', DEFAULT_LANGUAGE, 'fr'],
  ['CONST-22 stale price', STALE_PRICE_DAYS, 10],
  ['CONST-23 names', NAME_MAXIMUM_LENGTH, 50],
  ['CONST-29 score sentinels', SCORE_SENTINELS, { notComputed: -9999, unknown: -1, maximum: 2000 }],
  ['CONST-30 unknown date', UNKNOWN_DATE, '0001-01-01T00:00:00'],
  ['GEN-08 delay of the source', PRICE_SOURCE_DELAY_MINUTES, 5],
  ['GEN-08 refresh', PRICE_REFRESH_MINUTES, 15],
  ['FEEDBACK-08 free texts', FREE_TEXT_MAXIMUM_LENGTH, 1000],
])('%s', (_title, actual, expected) => {
  expect(actual).toEqual(expected)
})
