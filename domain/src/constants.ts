/** The fixed values of the specification, by subject. Units are in the names; widths are CSS pixels. */

// Prices and ranking

/** How old a quote is when its source gives it. */
export const PRICE_SOURCE_DELAY_MINUTES = 5
/** How often the stored quotes are refreshed. */
export const PRICE_REFRESH_MINUTES = 15
export const STALE_PRICE_DAYS = 10
/** How the wire says that a date is not known. */
export const UNKNOWN_DATE = '0001-01-01T00:00:00'

export const SCORE_SENTINELS = { notComputed: -9999, unknown: -1, maximum: 2000 } as const
export const TOP_LIST = { kept: 5, shown: 3, shownCompact: 1 } as const
export const TOP_MOVERS_SHOWN = 4
export const BEST_SUGGESTIONS_SHOWN = 4
export const QUICK_ACTION_PERCENTAGES = [1, 2, 5, 10] as const

// Money and language

export const CURRENCIES = ['CAD', 'USD'] as const
export const DEFAULT_CURRENCY = 'CAD'
export const LANGUAGES = ['fr', 'en'] as const
export const DEFAULT_LANGUAGE = 'fr'
export const DATE_LOCALE = 'fr-CA'

// Waiting and remembering

export const POLLING = { timeoutMilliseconds: 15_000, intervalMilliseconds: 750 } as const
export const SNACKBAR_MILLISECONDS = 3000
export const SEARCH_DEBOUNCE_MILLISECONDS = 750
export const THRESHOLDS_PANEL_DELAY_MILLISECONDS = 200
export const AI_OVERLAY_DELAY_MILLISECONDS = 3000
export const FRESHNESS = { intervalsMinutes: 60, othersMinutes: 5 } as const

// Accounts, terms and what people write

export const ACCOUNT_LOCK_MINUTES = 10
export const PASSWORD_MINIMUM_LENGTH = 8
export const NAME_MAXIMUM_LENGTH = 50
/** Comments, motivations, descriptions and notes. */
export const FREE_TEXT_MAXIMUM_LENGTH = 1000
/** More is refused as it is typed; of a new password less is (`PASSWORD_MAXIMUM_LENGTH`). */
export const TYPED_PASSWORD_MAXIMUM_LENGTH = 1000
export const EMAIL_MAXIMUM_LENGTH = 254
export const SEARCH_MAXIMUM_LENGTH = 100
/** Of a key that whoever runs the site gives out. */
export const KEY_MAXIMUM_LENGTH = 500
/** Of an amount, a price or a quantity, however it is grouped. */
export const NUMBER_MAXIMUM_LENGTH = 60
export const TERMS = { version: 221_201, date: '2022-12-01' } as const
export const COOKIE_POLICY_DATE = '2022-01-11'
export const COOKIE_CONSENT_HOURS = 8760
export const FEEDBACK_RATING = { initial: 4.5, step: 0.5 } as const

// Payment cards

export const CARD = { numberMaximumLength: 19, cvvMaximumLength: 4, expiryYearsOffered: 15 } as const

// Sizes of the screen

/** The width at which each band begins. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1264, xl: 1904 } as const
/** The mobile presentation is that of narrower windows. */
export const DESKTOP_MINIMUM_WIDTH = BREAKPOINTS.md
export const NEWS_COUNTS = { xs: 3, sm: 4, md: 5, lg: 8, xl: 12 } as const
/** Tabs stand vertically in wider windows. */
export const VERTICAL_TABS_ABOVE_WIDTH = 1440
export const PRINT_WINDOW = { width: 800, height: 600 } as const
/** The wide button belongs to windows wider than `wideAboveWidth`. */
export const THIRD_PARTY_BUTTON = { wide: 400, narrow: 300, wideAboveWidth: 750 } as const
