import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { createYoga } from 'graphql-yoga'
import type { Context, Services } from '../context.ts'
import { schema } from '../graph/schema.ts'
import { documentLimits, mutationsFromOwnPages, operationLog } from './graphqlPlugins.ts'
import { CSRF_HEADER } from './incoming.ts'
import type { PersistedOperations } from './persistedOperations.ts'
import { publicErrorOf } from './publicErrors.ts'

const MAXIMUM_BODY_BYTES = 256 * 1024

const DEFAULT_QUERY = `# The demonstration list, open to everybody. Sign in on the site to ask for your own lists.
query Showcase {
  showcase {
    list {
      name
      topEntries(first: 3) {
        score
        stock {
          symbol
          companyName
          lastPrice
          currency
        }
      }
    }
  }
}
`

/** GraphQL over HTTP and server-sent events. The operation is made by whoever received the request. */
export async function createGraphqlServer({ config, log }: Services, persisted: PersistedOperations) {
  const isOpen = config.environment !== 'production'

  return createYoga<Context>({
    schema,
    graphqlEndpoint: '/graphql',
    logging: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: MAXIMUM_BODY_BYTES,
    extraParamNames: ['id'],
    maskedErrors: { maskError: (error) => publicErrorOf(error, log) },
    ...(await graphiqlOptions(isOpen)),
    plugins: [
      usePersistedOperations({
        allowArbitraryOperations: isOpen,
        skipDocumentValidation: true,
        extractPersistedOperationId: (params) => idIn(params),
        getPersistedOperation: (id) => persisted.find(id),
        customErrors: {
          notFound: { message: 'This operation is not known.', ...badRequest('PERSISTED_QUERY_NOT_IN_LIST') },
          keyNotFound: {
            message: 'An operation is asked for by its id.',
            ...badRequest('PERSISTED_QUERY_ID_REQUIRED'),
          },
          persistedQueryOnly: {
            message: 'Operations are asked for by their ids only.',
            ...badRequest('PERSISTED_QUERY_ONLY'),
          },
        },
      }),
      documentLimits({ allowsIntrospection: isOpen }),
      mutationsFromOwnPages(),
      operationLog(),
    ],
  })
}

export type GraphqlServer = Awaited<ReturnType<typeof createGraphqlServer>>

/** The page holds all of its scripts, so that it works without a network; production never loads it. */
async function graphiqlOptions(isOpen: boolean) {
  if (!isOpen) return { graphiql: false as const }
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const headers = JSON.stringify({ [CSRF_HEADER]: '1' })
  return {
    renderGraphiQL,
    graphiql: { title: 'Palier', defaultQuery: DEFAULT_QUERY, headers, subscriptionsProtocol: 'WS' as const },
  }
}

function idIn(params: object): string | null {
  return 'id' in params && typeof params.id === 'string' ? params.id : null
}

function badRequest(code: string) {
  return { extensions: { code, http: { status: 400 } } }
}
