import { GraphQLError } from 'graphql'

/** For an argument that no screen sends. */
export function badInput(sentence: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code: 'INVALID_INPUT' } })
}
