import { hasRole, ROLES, type Role as RoleName } from '@palier/domain/accounts/roles'
import type { Session } from '../../session/session.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { PreCheck, preCheckOf } from './preCheck.ts'
import { Preferences, preferencesOf } from './preferences.ts'
import { whenVerified } from './whenVerified.ts'

const Role = builder.objectRef<{ name: RoleName; active: boolean }>('Role').implement({
  fields: (t) => ({ name: t.exposeString('name'), active: t.exposeBoolean('active') }),
})

export const Viewer = builder.objectRef<Session>('Viewer')

const firstNameOf = ({ firstName }: Session) => firstName
const lastNameOf = ({ lastName }: Session) => lastName
const fullNameOf = ({ firstName, lastName }: Session) => `${firstName} ${lastName}`.trim()

builder.node(Viewer, {
  id: { resolve: ({ userId }) => userId },
  loadOne: (id, { operation }) => (operation.session?.userId === id ? operation.session : null),
  fields: (t) => ({
    userId: t.exposeString('userId'),
    email: t.string({
      nullable: true,
      description: 'Email address; null when unknown, as for API tokens.',
      resolve: (session, _, { operation }) => whenVerified(operation, session, ({ email }) => email || null),
    }),
    firstName: t.string({ resolve: (session, _, { operation }) => whenVerified(operation, session, firstNameOf) }),
    lastName: t.string({ resolve: (session, _, { operation }) => whenVerified(operation, session, lastNameOf) }),
    fullName: t.string({ resolve: (session, _, { operation }) => whenVerified(operation, session, fullNameOf) }),
    nickname: t.string({ resolve: (session, _, { operation }) => whenVerified(operation, session, firstNameOf) }),
    imageUrl: t.string({
      nullable: true,
      resolve: (session, _, { operation }) => whenVerified(operation, session, ({ imageUrl }) => imageUrl),
    }),
    sessionExpiresAt: t.expose('expiration', { type: 'DateTime' }),
    roles: t.field({ type: [Role], resolve: ({ roles }) => knownRolesOf(roles) }),
    isGuest: t.boolean({ resolve: ({ roles }) => hasRole(roles, 'demonstration') }),
    isAdmin: t.boolean({ resolve: ({ roles }) => hasRole(roles, 'admin') }),
    acceptedTermsVersion: t.exposeInt('acceptedTermsVersion', {
      nullable: true,
      description: 'Version of the terms the person accepted last; null when unknown.',
    }),
    preCheck: t.field({
      type: PreCheck,
      resolve: (session, _arguments, { operation }) => preCheckOf(operation, session),
    }),
    preferences: t.field({
      type: Preferences,
      nullable: true,
      directives: semanticNonNull,
      resolve: (session, _arguments, { operation }) => preferencesOf(operation, session),
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: 'The signed-in person; null when not signed in.',
    resolve: (_root, _arguments, { operation }) => operation.session,
  }),
)

/** Unknown roles are left out. */
function knownRolesOf(roles: Session['roles']) {
  return ROLES.flatMap((name) => {
    const role = Object.hasOwn(roles, name) ? roles[name] : undefined
    return role ? [{ name, active: role.active }] : []
  })
}
