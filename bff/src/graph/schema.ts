import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
  specifiedDirectives,
} from 'graphql'
import './kernel/scalars.ts'
import './kernel/problem.ts'
import './market/stock.ts'
import './market/stockDetails.ts'
import './market/chart.ts'
import './market/news.ts'
import './market/analysis.ts'
import './market/tags.ts'
import './watchlists/stockEntries.ts'
import './watchlists/watchList.ts'
import './viewer/preferences.ts'
import './viewer/viewer.ts'
import './watchlists/viewerWatchLists.ts'
import './site/site.ts'
import './watchlists/showcase.ts'
import './accounts/authentication.ts'
import './accounts/signIn.ts'
import './accounts/registration.ts'
import './accounts/password.ts'
import './accounts/profile.ts'
import './accounts/account.ts'
import './admin/invitations.ts'
import './admin/feedback.ts'
import './accounts/guestWork.ts'
import './accounts/humanCheck.ts'
import './accounts/scoreBasis.ts'
import './notifications/crossingDigest.ts'
import './billing/usage.ts'
import './market/search.ts'
import './notifications/notices.ts'
import './notifications/push.ts'
import './notifications/pushSettings.ts'
import './notifications/viewerChanged.ts'
import './billing/plans.ts'
import './billing/paymentProvider.ts'
import './billing/planSubscription.ts'
import './billing/paymentMethod.ts'
import './billing/invoice.ts'
import './billing/order.ts'
import './billing/planChange.ts'
import './billing/paymentMethodWrites.ts'
import './billing/sandboxCard.ts'
import './billing/renewSession.ts'
import './billing/paymentOutcome.ts'
import './watchlists/watchListWrites.ts'
import './watchlists/pushedList.ts'
import './watchlists/entryWrites.ts'
import './portfolios/portfolio.ts'
import './portfolios/portfolioSummary.ts'
import './portfolios/stockHoldings.ts'
import './portfolios/transaction.ts'
import './portfolios/costBase/costBase.ts'
import './portfolios/performance.ts'
import './portfolios/income.ts'
import './portfolios/incomeCalendar.ts'
import './portfolios/superficialLoss.ts'
import './portfolios/portfolioWrites.ts'
import './portfolios/bookEventWrites.ts'
import './portfolios/split.ts'
import './portfolios/lotWrites.ts'
import './portfolios/objectiveWrites.ts'
import './dashboard/today.ts'
import './imports/importWrites.ts'
import './imports/incompleteEvent.ts'
import './market/prices.ts'
import './admin/administration.ts'
import './admin/registeredUsers.ts'
import './admin/sentInvitations.ts'
import './admin/userFeedbacks.ts'
import './admin/statistics.ts'
import './admin/auditLog.ts'
import './admin/synchronization.ts'
import './accounts/apiTokens.ts'
import { keepBounds } from './kernel/bounds.ts'
import { builder } from './kernel/builder.ts'

const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description:
    'Where a field may fail although it always exists: its type is nullable on the wire, non-null to a reader that handles errors.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))), defaultValue: [0] },
  },
})

// Passing one directive would drop @include, @skip and the other standard ones.
export const schema: GraphQLSchema = keepBounds(
  builder.toSchema({ directives: [...specifiedDirectives, semanticNonNull] }),
)
