import { setAccountBanned } from '@palier/contract/admin/adminCalls'
import { getUsersRegistrationInfo } from '@palier/contract/admin/invitationCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { Admin, orNothing, sortedPageRequest, tableOf, tablePageOf } from './administration.ts'
import { RegisteredUserSort, SortDirection } from './administrationEnums.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { AFTER } from '../kernel/pages.ts'
import { Language, SignInMethod } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

type WireUser = OutputOf<typeof getUsersRegistrationInfo>['users'][number]

const LANGUAGES = ['fr', 'en'] as const
const SIGN_IN_METHODS = ['google', 'guest', 'password'] as const

const RegisteredUser = builder.objectRef<WireUser>('RegisteredUser')
RegisteredUser.implement({
  description: 'A registered person, as seen by administrators.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ email }) => encodeGlobalID(RegisteredUser.name, email) }),
    firstName: t.exposeString('firstname', { description: 'First name.' }),
    lastName: t.exposeString('lastname', { description: 'Last name.' }),
    email: t.exposeString('email', { description: 'Email address of the account.' }),
    language: t.field({
      type: Language,
      nullable: true,
      description: 'Preferred language; null if it is not known.',
      resolve: ({ language }) => LANGUAGES.find((known) => known === language) ?? null,
    }),
    registeredAt: t.expose('utcDateTime', { type: 'DateTime', description: 'When the account was created.' }),
    planName: t.exposeString('planName', { description: 'Plan of the account.' }),
    firstAuthenticationMethod: t.field({
      type: SignInMethod,
      nullable: true,
      description: 'Method of the first sign-in; null if unknown.',
      resolve: ({ firstAuthentificationMethod }) =>
        SIGN_IN_METHODS.find((known) => known === firstAuthentificationMethod) ?? null,
    }),
    isBanned: t.exposeBoolean('isBanned', { description: 'True if every sign-in of the account is refused.' }),
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
    description: 'All registered people.',
    args: {
      search: t.arg.string({ description: 'Only rows that contain this text.' }),
      sort: t.arg({
        type: RegisteredUserSort,
        required: true,
        defaultValue: 'utcDateTime',
        description: 'Sort key of the rows.',
      }),
      direction: t.arg({
        type: SortDirection,
        required: true,
        defaultValue: 'descending',
        description: 'Sort direction.',
      }),
      first: t.arg.int({ ...ROWS, defaultValue: 50 }),
      after: t.arg.string(AFTER),
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
      email: t.string({ required: true, description: 'Email address of the account.' }),
      isBanned: t.boolean({ required: true, description: 'Whether the account is banned from now on.' }),
    }),
  },
  {
    description: 'Bans an account and ends its sessions, or lifts the ban. For administrators.',
    resolve(_root, { input: { email, isBanned } }, { operation }) {
      sessionOrRefusal(operation)
      return orRefusal(operation.client.send(setAccountBanned, { email, isBanned }).then(() => ({ email })))
    },
  },
  { outputFields: (t) => ({ email: t.exposeString('email', { description: 'Email address of the account.' }) }) },
)
