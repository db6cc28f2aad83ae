import { type DocumentNode, getOperationAST, GraphQLError, specifiedRules, validate } from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { schema } from '../../graph/schema.ts'
import { parseBounded, withinLimits } from '../graphql/queryLimits.ts'
import type { PersistedOperations } from '../graphql/persistedOperations.ts'
import { publicValidationErrors } from '../graphql/publicErrors.ts'

type Allowed = { allowsText: boolean; isByCookie: boolean }

const RULES = [...specifiedRules, withinLimits]

/** A socket with a cookie may only subscribe, since mutations need the CSRF header. */
export function createSocketDocuments(persisted: PersistedOperations) {
  function find(payload: SubscribePayload, allowsText: boolean): DocumentNode | GraphQLError[] {
    const id = payload.extensions?.persistedId
    if (typeof id === 'string') return persisted.find(id) ?? [refusal('This operation is not known.')]
    if (!allowsText) return [refusal('Only persisted operations are accepted: send their id.')]
    try {
      const document = parseBounded(payload.query)
      const errors = validate(schema, document, RULES)
      return errors.length > 0 ? publicValidationErrors(errors) : document
    } catch (error) {
      if (error instanceof GraphQLError) return [error]
      throw error
    }
  }

  return (payload: SubscribePayload, { allowsText, isByCookie }: Allowed): DocumentNode | GraphQLError[] => {
    const document = find(payload, allowsText)
    if (Array.isArray(document) || !isByCookie) return document
    const operation = getOperationAST(document, payload.operationName)
    return operation?.operation === 'subscription' ? document : [refusal('This socket carries subscriptions only.')]
  }
}

function refusal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })
}
