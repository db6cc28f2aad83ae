import { setAccountBanned } from '@palier/contract/admin/adminCalls'
import { getUsersRegistrationInfo } from '@palier/contract/admin/invitationCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { Admin, orNothing, sortedPageRequest, tableOf, tablePageOf } from './administration.ts'
import { RegisteredUserSort, SortDirection } from './administrationEnums.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { Language } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

type WireUser = OutputOf<typeof getUsersRegistrationInfo>['users'][number]

const LANGUAGES = ['fr', 'en'] as const

const RegisteredUser = builder.objectRef<WireUser>('RegisteredUser')
RegisteredUser.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ email }) => encodeGlobalID(RegisteredUser.name, email) }),
    firstName: t.exposeString('firstname'),
    lastName: t.exposeString('lastname'),
    email: t.exposeString('email'),
    language: t.field({
      type: Language,
      nullable: true,
      description: 'Preferred language; null if it is not known.',
      resolve: ({ language }) => LANGUAGES.find((known) => known === language) ?? null,
    }),
    registeredAt: t.expose('utcDateTime', { type: 'DateTime' }),
    planName: t.exposeString('planName'),
    firstAuthenticationMethod: t.exposeString('firstAuthentificationMethod'),
    isBanned: t.exposeBoolean('isBanned'),
    acceptedTermsVersion: t.int({
      nullable: true,
      description: 'Version of the terms accepted last; null when none.',
      resolve: ({ lastAcceptedTermsVersion }) => lastAcceptedTermsVersion || null,
    }),
  }),
})

const RegisteredUserConnection = tableOf('RegisteredUser', RegisteredUser)

builder.objectField(Admin, 'users', (t) =>
  t.field({
    type: RegisteredUserConnection,
    nullable: true,
    args: {
      search: t.arg.string(),
      sort: t.arg({ type: RegisteredUserSort, required: true, defaultValue: 'utcDateTime' }),
      direction: t.arg({ type: SortDirection, required: true, defaultValue: 'descending' }),
      first: t.arg.int({ ...ROWS, defaultValue: 50 }),
      after: t.arg.string(),
    },
    resolve: (_session, request, { operation }) =>
      orNothing(
        operation,
        operation.client
          .send(getUsersRegistrationInfo, sortedPageRequest(request))
          .then(({ users, ...end }) => tablePageOf(users, end, request)),
      ),
  }),
)

builder.relayMutationField(
  'setAccountBanned',
  {
    inputFields: (t) => ({
      email: t.string({ required: true }),
      isBanned: t.boolean({ required: true, description: 'Whether the account is banned from now on.' }),
    }),
  },
  {
    resolve(_root, { input: { email, isBanned } }, { operation }) {
      sessionOrRefusal(operation)
      return orRefusal(operation.client.send(setAccountBanned, { email, isBanned }).then(() => ({ email })))
    },
  },
  { outputFields: (t) => ({ email: t.exposeString('email') }) },
)
