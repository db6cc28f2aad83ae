import { GraphQLError } from 'graphql'

/** For arguments that our pages never send. */
export function badInput(sentence: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code: 'INVALID_INPUT' } })
}
