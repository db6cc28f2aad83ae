import { hasRole, ROLES, type Role as RoleName } from '@palier/domain/accounts/roles'
import type { Session } from '../../session/session.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { PreCheck, preCheckOf } from './preCheck.ts'
import { Preferences, preferencesOf } from './preferences.ts'
import { whenVerified } from './whenVerified.ts'

const Role = builder.objectRef<{ name: RoleName; active: boolean }>('Role').implement({
  description: 'A role of a person.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the role.' }),
    active: t.exposeBoolean('active', { description: 'Whether it is active now.' }),
  }),
})

export const Viewer = builder.objectRef<Session>('Viewer')

/** Options of the field `viewer` of payloads. */
export const changedViewer = { type: Viewer, description: 'The signed-in person after the change.' } as const

const firstNameOf = ({ firstName }: Session) => firstName
const lastNameOf = ({ lastName }: Session) => lastName
const fullNameOf = ({ firstName, lastName }: Session) => `${firstName} ${lastName}`.trim()

builder.node(Viewer, {
  description: 'The signed-in person. For API tokens, name and email address are empty.',
  id: { resolve: ({ userId }) => userId },
  loadOne: (id, { operation }) => (operation.session?.userId === id ? operation.session : null),
  fields: (t) => ({
    userId: t.exposeString('userId', { description: 'Id of the person in the REST API.' }),
    email: t.string({
      nullable: true,
      description: 'Email address; null when unknown, as for API tokens.',
      resolve: (session, _, { operation }) => whenVerified(operation, session, ({ email }) => email || null),
    }),
    firstName: t.string({
      description: 'First name.',
      resolve: (session, _, { operation }) => whenVerified(operation, session, firstNameOf),
    }),
    lastName: t.string({
      description: 'Last name.',
      resolve: (session, _, { operation }) => whenVerified(operation, session, lastNameOf),
    }),
    fullName: t.string({
      description: 'First and last name.',
      resolve: (session, _, { operation }) => whenVerified(operation, session, fullNameOf),
    }),
    nickname: t.string({
      description: 'Display name.',
      resolve: (session, _, { operation }) => whenVerified(operation, session, firstNameOf),
    }),
    imageUrl: t.string({
      nullable: true,
      description: 'Address of a picture of the person; null when there is none.',
      resolve: (session, _, { operation }) => whenVerified(operation, session, ({ imageUrl }) => imageUrl),
    }),
    sessionExpiresAt: t.expose('expiration', { type: 'DateTime', description: 'When the session expires.' }),
    roles: t.field({ type: [Role], description: 'Roles of the person.', resolve: ({ roles }) => knownRolesOf(roles) }),
    isGuest: t.boolean({
      description: 'Whether it is a guest without an account.',
      resolve: ({ roles }) => hasRole(roles, 'demonstration'),
    }),
    isAdmin: t.boolean({
      description: 'Whether the admin role is active.',
      resolve: ({ roles }) => hasRole(roles, 'admin'),
    }),
    acceptedTermsVersion: t.exposeInt('acceptedTermsVersion', {
      nullable: true,
      description: 'Version of the terms the person accepted last; null when unknown.',
    }),
    preCheck: t.field({
      type: PreCheck,
      description: 'Check made before a page is shown.',
      resolve: (session, _arguments, { operation }) => preCheckOf(operation, session),
    }),
    preferences: t.field({
      type: Preferences,
      nullable: true,
      directives: semanticNonNull,
      description: 'Preferences of the person.',
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

/** Skips unknown roles. */
function knownRolesOf(roles: Session['roles']) {
  return ROLES.flatMap((name) => {
    const role = Object.hasOwn(roles, name) ? roles[name] : undefined
    return role ? [{ name, active: role.active }] : []
  })
}
