import { createApiToken, revokeApiToken, type WireApiToken } from '@palier/contract/accounts/apiTokenCalls'
import { apiTokensLoader } from '../../loaders/accounts/loadApiTokens.ts'
import { builder } from '../kernel/builder.ts'
import { idWithin } from '../kernel/globalId.ts'
import { orRefusal } from '../kernel/problem.ts'
import { changedViewer, Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const ApiTokenScope = builder.enumType('ApiTokenScope', {
  description: 'Scope of an API token.',
  values: {
    READ: { value: 'read', description: 'Read only.' },
    WRITE: { value: 'write', description: 'Read and write.' },
  } as const,
})

const ApiToken = builder.objectRef<WireApiToken>('ApiToken')

builder.node(ApiToken, {
  description: 'Token with which a script reads, or reads and writes, on behalf of a person.',
  id: { resolve: ({ id }) => id },
  async loadOne(id, { operation }) {
    const tokens = operation.session && (await apiTokensLoader(operation).load(operation.session.userId))
    return tokens?.find((token) => token.id === id) ?? null
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name chosen by the person.' }),
    scope: t.expose('scope', { type: ApiTokenScope, description: 'Scope of the token.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the token was created.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used; null if never.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it expires; null if never.',
    }),
  }),
})

builder.objectField(Viewer, 'apiTokens', (t) =>
  t.field({
    type: [ApiToken],
    nullable: true,
    description: 'API tokens of the person, newest first; null for guests and when the server does not support them.',
    resolve: async (session, _arguments, { operation }) => {
      const tokens = await apiTokensLoader(operation).load(session.userId)
      return tokens && [...tokens]
    },
  }),
)

builder.relayMutationField(
  'createApiToken',
  {
    inputFields: (t) => ({
      name: t.string({ required: true, description: 'Name of the token, at most 60 characters.' }),
      scope: t.field({ type: ApiTokenScope, required: true, description: 'Scope of the token.' }),
      days: t.int({ required: true, description: 'Days until it expires, 1 to 365.' }),
      password: t.string({
        description:
          'Password of the account; without one, the person must have signed in within the last ten minutes.',
      }),
    }),
  },
  {
    description: 'Creates an API token; at most ten per person. Not for guests.',
    async resolve(_root, { input: { password, ...wanted } }, { operation }) {
      const session = sessionOrRefusal(operation)
      const input = { ...wanted, ...(password != null && { password }) }
      const { token: apiToken, secret } = await orRefusal(operation.client.send(createApiToken, input))
      apiTokensLoader(operation).clear(session.userId)
      return { apiToken, secret, session }
    },
  },
  {
    description: 'The new token; its secret is answered only once.',
    outputFields: (t) => ({
      apiToken: t.expose('apiToken', { type: ApiToken, description: 'The token created, without its secret.' }),
      secret: t.exposeString('secret', { description: 'Secret that a script sends as `Authorization: Bearer …`.' }),
      viewer: t.expose('session', changedViewer),
    }),
  },
)

builder.relayMutationField(
  'deleteApiToken',
  { inputFields: (t) => ({ id: t.id({ required: true, description: 'Global id of the token.' }) }) },
  {
    description: 'Revokes an API token.',
    async resolve(_root, { input: { id } }, { operation }) {
      const session = sessionOrRefusal(operation)
      const tokenId = idWithin(ApiToken.name, String(id))
      const { tokens } = await orRefusal(operation.client.send(revokeApiToken, { tokenId }))
      apiTokensLoader(operation).clear(session.userId).prime(session.userId, tokens)
      return { deletedApiTokenId: String(id), session }
    },
  },
  {
    outputFields: (t) => ({
      deletedApiTokenId: t.exposeID('deletedApiTokenId', { description: 'Global id of the deleted token.' }),
      viewer: t.expose('session', changedViewer),
    }),
  },
)
