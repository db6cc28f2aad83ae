import { expect, test } from 'vitest'
import { BREAKPOINTS, PRINT_WINDOW } from '../device/screenSizes.ts'
import { AI_OVERLAY_DELAY_MILLISECONDS } from '../features/market/analysis/AnalysisWaiting.tsx'
import { QUICK_ACTION_PERCENTAGES } from '../features/watchlists/thresholds/shiftPercents.ts'
import { THRESHOLDS_PANEL_DELAY_MILLISECONDS } from '../features/watchlists/entry/useOpening.ts'
import { FEEDBACK_RATING } from '../features/shell/feedback/HalfStars.tsx'
import { THIRD_PARTY_BUTTON } from '../features/accounts/signIn/GoogleButton.tsx'
import { NEWS_COUNTS } from '../features/market/news/useNewsCount.ts'
import { COOKIE_CONSENT_HOURS } from '../features/shell/messages/CookieNotice.tsx'
import { SEARCH_DEBOUNCE_MILLISECONDS } from '../features/market/search/useStockSearch.ts'
import { VERTICAL_TABS_ABOVE_WIDTH } from '../features/stockPage/StockPage.tsx'
import { TODAY } from '@palier/domain/dashboard/today'
import { SNACKBAR_MILLISECONDS } from '../ui/status/SnackbarProvider.tsx'
import { DATE_LOCALE } from '../ui/figures/formatters.ts'

test.each<[title: string, actual: unknown, expected: unknown]>([
  ['CONST-02 snackbars', SNACKBAR_MILLISECONDS, 3000],
  ['CONST-09 best suggestions', TODAY.next, 4],
  ['CONST-13 cookie consent', COOKIE_CONSENT_HOURS, 8760],
  ['CONST-16 date locale', DATE_LOCALE, 'fr-CA'],
  ['CONST-18 print window', PRINT_WINDOW, { width: 800, height: 600 }],
  ['CONST-19 search debounce', SEARCH_DEBOUNCE_MILLISECONDS, 750],
  ['CONST-20 feedback rating', FEEDBACK_RATING, { initial: 4.5, step: 0.5 }],
  ['CONST-21 thresholds panel', THRESHOLDS_PANEL_DELAY_MILLISECONDS, 200],
  ['CONST-24 AI overlay', AI_OVERLAY_DELAY_MILLISECONDS, 3000],
  ['CONST-25 vertical tabs', VERTICAL_TABS_ABOVE_WIDTH, 1440],
  ['CONST-26 news', NEWS_COUNTS, { xs: 3, sm: 4, md: 5, lg: 8, xl: 12 }],
  ['CONST-27 quick actions', QUICK_ACTION_PERCENTAGES, [1, 2, 5, 10]],
  ['CONST-28 third-party button', THIRD_PARTY_BUTTON, { wide: 400, narrow: 300, wideAboveWidth: 750 }],
  ['GEN-14 breakpoints', BREAKPOINTS, { xs: 0, sm: 600, md: 960, lg: 1264, xl: 1904 }],
])('%s', (_title, actual, expected) => {
  expect(actual).toEqual(expected)
})
