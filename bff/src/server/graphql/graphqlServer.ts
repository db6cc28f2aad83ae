import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { createYoga } from 'graphql-yoga'
import type { Context, Services } from '../../operation/context.ts'
import { schema } from '../../graph/schema.ts'
import { compiledOperations } from './compiledOperations.ts'
import {
  documentLimits,
  documentUse,
  localizeErrors,
  mutationsFromOwnPages,
  operationLog,
  operationUse,
  ownOperationsOnly,
} from './graphqlPlugins.ts'
import type { PersistedOperations } from './persistedOperations.ts'
import { publicErrorOf } from './publicErrors.ts'
import { idInAddress, sharedAnswers } from './sharedAnswers.ts'

const MAXIMUM_BODY_BYTES = 256 * 1024

/** GraphQL over HTTP and server-sent events. The HTTP server creates the context. */
export function createGraphqlServer({ log }: Services, persisted: PersistedOperations) {
  return createYoga<Context>({
    schema,
    graphqlEndpoint: '/graphql',
    logging: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: MAXIMUM_BODY_BYTES,
    extraParamNames: ['id', 'language'],
    maskedErrors: { maskError: (error) => publicErrorOf(error, log) },
    graphiql: false,
    plugins: [
      idInAddress(),
      documentUse(persisted),
      ownOperationsOnly(),
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        extractPersistedOperationId: (params) => idIn(params),
        getPersistedOperation: (id) => persisted.find(id),
        customErrors: {
          notFound: { message: 'This operation is not known.', ...badRequest('PERSISTED_QUERY_NOT_IN_LIST') },
          keyNotFound: {
            message: 'An operation is asked for by its id.',
            ...badRequest('PERSISTED_QUERY_ID_REQUIRED'),
          },
        },
      }),
      documentLimits(),
      localizeErrors(log),
      operationLog(persisted),
      mutationsFromOwnPages(),
      operationUse(persisted),
      sharedAnswers(persisted),
      compiledOperations(schema, persisted),
    ],
  })
}

export type GraphqlServer = ReturnType<typeof createGraphqlServer>

function idIn(params: object): string | null {
  return 'id' in params && typeof params.id === 'string' ? params.id : null
}

function badRequest(code: string) {
  return { extensions: { code, http: { status: 400 } } }
}
