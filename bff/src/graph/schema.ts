import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
  specifiedDirectives,
} from 'graphql'
import './scalars.ts'
import './problem.ts'
import './stock.ts'
import './stockDetails.ts'
import './chart.ts'
import './news.ts'
import './analysis.ts'
import './tags.ts'
import './stockEntries.ts'
import './watchList.ts'
import './preferences.ts'
import './viewer.ts'
import './viewerWatchLists.ts'
import './site.ts'
import './showcase.ts'
import './authentication.ts'
import './signIn.ts'
import './registration.ts'
import './password.ts'
import './profile.ts'
import './account.ts'
import './invitations.ts'
import './feedback.ts'
import './guestWork.ts'
import './humanCheck.ts'
import './scoreBasis.ts'
import './crossingDigest.ts'
import './usage.ts'
import './search.ts'
import './notices.ts'
import './viewerChanged.ts'
import './plans.ts'
import './paymentProvider.ts'
import './planSubscription.ts'
import './paymentMethod.ts'
import './invoice.ts'
import './order.ts'
import './planChange.ts'
import './paymentMethodWrites.ts'
import './sandboxCard.ts'
import './renewSession.ts'
import './paymentOutcome.ts'
import './watchListWrites.ts'
import './entryWrites.ts'
import './portfolio.ts'
import './portfolioSummary.ts'
import './stockHoldings.ts'
import './transaction.ts'
import './costBase.ts'
import './portfolioWrites.ts'
import './lotWrites.ts'
import './objectiveWrites.ts'
import './importWrites.ts'
import './prices.ts'
import './administration.ts'
import './registeredUsers.ts'
import './sentInvitations.ts'
import './userFeedbacks.ts'
import './statistics.ts'
import './auditLog.ts'
import './synchronization.ts'
import './apiTokens.ts'
import { keepBounds } from './bounds.ts'
import { builder } from './builder.ts'
import { describe } from './descriptions/describe.ts'

const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description:
    'Where a field may fail although it always exists: its type is nullable on the wire, non-null to a reader that handles errors.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))), defaultValue: [0] },
  },
})

// Naming one directive would leave out @include, @skip and the others of the specification.
export const schema: GraphQLSchema = keepBounds(
  describe(builder.toSchema({ directives: [...specifiedDirectives, semanticNonNull] })),
)
