import type { CallName } from '@palier/contract/catalogue'
import { accountRoutes } from './accounts/account.ts'
import { apiTokenRoutes } from './accounts/apiTokens.ts'
import { authenticationRoutes } from './accounts/authentication.ts'
import { humanCheckRoutes } from './accounts/humanCheck.ts'
import { passwordRoutes } from './accounts/password.ts'
import { preferenceRoutes } from './accounts/preferences.ts'
import { registrationRoutes } from './accounts/registration.ts'
import { administrationRoutes } from './admin/administration.ts'
import { feedbackRoutes } from './admin/feedback.ts'
import { invitationRoutes } from './admin/invitations.ts'
import { sampleInvoiceRoutes } from './admin/sampleInvoices.ts'
import { paymentMethodRoutes } from './billing/paymentMethods.ts'
import { paymentRoutes } from './billing/payments.ts'
import { subscriptionRoutes } from './billing/subscription.ts'
import { todayRoutes } from './dashboard/today.ts'
import { importRoutes } from './imports/imports.ts'
import { priceHistoryRoutes } from './market/priceHistory.ts'
import { stockRoutes } from './market/stocks.ts'
import { noticeRoutes } from './notifications/notices.ts'
import { bookEventRoutes } from './portfolios/bookEvents.ts'
import { incompleteEventRoutes } from './portfolios/incompleteEvents.ts'
import { lotRoutes } from './portfolios/lots.ts'
import { objectiveRoutes } from './portfolios/objectives.ts'
import { cashRoutes } from './portfolios/cash.ts'
import { portfolioWriteRoutes } from './portfolios/portfolioWrites.ts'
import { returnRoutes } from './portfolios/returns.ts'
import { splitRoutes } from './portfolios/splits.ts'
import { portfolioRoutes } from './portfolios/portfolios.ts'
import { overviewRoutes } from './shell/overview.ts'
import { siteRoutes } from './site/site.ts'
import { watchListWriteRoutes } from './watchlists/watchListWrites.ts'
import { watchListRoutes } from './watchlists/watchLists.ts'
import type { Route } from './kernel/route.ts'

export const routes = {
  ...accountRoutes,
  ...apiTokenRoutes,
  ...authenticationRoutes,
  ...humanCheckRoutes,
  ...passwordRoutes,
  ...preferenceRoutes,
  ...registrationRoutes,
  ...administrationRoutes,
  ...feedbackRoutes,
  ...invitationRoutes,
  ...sampleInvoiceRoutes,
  ...paymentMethodRoutes,
  ...paymentRoutes,
  ...subscriptionRoutes,
  ...todayRoutes,
  ...importRoutes,
  ...priceHistoryRoutes,
  ...stockRoutes,
  ...noticeRoutes,
  ...bookEventRoutes,
  ...incompleteEventRoutes,
  ...splitRoutes,
  ...lotRoutes,
  ...objectiveRoutes,
  ...portfolioWriteRoutes,
  ...cashRoutes,
  ...returnRoutes,
  ...portfolioRoutes,
  ...siteRoutes,
  ...overviewRoutes,
  ...watchListWriteRoutes,
  ...watchListRoutes,
} satisfies Record<CallName, Route>
