import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
} from 'graphql'
import './scalars.ts'
import './problem.ts'
import './stock.ts'
import './watchList.ts'
import './preferences.ts'
import './viewer.ts'
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
import './humanCheck.ts'
import './scoreBasis.ts'
import './prices.ts'
import { builder } from './builder.ts'

const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description:
    'Where a field may fail although it always exists: its type is nullable on the wire, non-null to a reader that handles errors.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))), defaultValue: [0] },
  },
})

export const schema: GraphQLSchema = builder.toSchema({ directives: [semanticNonNull] })
