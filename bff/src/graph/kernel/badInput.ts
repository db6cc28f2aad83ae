import { GraphQLError } from 'graphql'

/** An error for arguments that no page sends. */
export function badInput(sentence: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code: 'INVALID_INPUT' } })
}
