import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, getNamedType, type GraphQLField, isLeafType, isNonNullType } from 'graphql'
import { beforeAll, expect, inject, test } from 'vitest'
import { ADMINISTRATOR } from '../support/people/administrator.ts'
import { inputOf } from '../support/faults/inputs.ts'
import { acceptTerms, becomeMember, signIn } from '../support/people/member.ts'
import { createPerson, type Person } from '../support/people/person.ts'
import { SYNCHRONIZATION_KEY } from '../support/sharedPalier.ts'
import { projectRoot } from '../support/sources.ts'
import { isWhole } from '../support/whole.ts'

const ACTORS = ['anonymous', 'guest', 'user', 'administrator'] as const
type Actor = (typeof ACTORS)[number]
type Outcome =
  | 'in'
  | 'nobody'
  | 'nothing'
  | 'NOT_AUTHENTICATED'
  | 'NOT_ADMIN'
  | 'DEMONSTRATION_ACCOUNT_NOT_ALLOWED'
  | 'TERMS_NOT_ACCEPTED'
type Row = readonly [anonymous: Outcome, guest: Outcome, user: Outcome, administrator: Outcome]

const OPEN: Row = ['in', 'in', 'in', 'in']
/** A field of the viewer is asked of nobody where nobody is signed in. */
const OWN: Row = ['nobody', 'in', 'in', 'in']
const SIGNED_IN: Row = ['NOT_AUTHENTICATED', 'in', 'in', 'in']
const MEMBER: Row = ['NOT_AUTHENTICATED', 'DEMONSTRATION_ACCOUNT_NOT_ALLOWED', 'in', 'in']
const ADMIN: Row = ['NOT_AUTHENTICATED', 'NOT_ADMIN', 'NOT_ADMIN', 'in']

/** Who may do what; what is not named here is open to whoever is signed in. */
const DECLARED: Readonly<Record<string, Row>> = {
  // What is found by an id may be somebody's.
  'Query.node': SIGNED_IN,
  'Query.nodes': SIGNED_IN,
  'Viewer.admin': ['nobody', 'nothing', 'nothing', 'in'],
  'Viewer.apiTokens': ['nobody', 'nothing', 'in', 'in'],
  'Subscription.showcasePricesChanged': OPEN,
  'Subscription.defaultCardChanged': MEMBER,
  'Subscription.paymentOutcome': MEMBER,
  ...rowsOf(OPEN, 'Mutation', [
    'requestInvitation',
    'checkNewPassword',
    'confirmEmail',
    'register',
    'requestPasswordReset',
    'resendActivation',
    'resetPassword',
    'signIn',
    'signInAsGuest',
    'signInWithGoogle',
    'visitWithInvitation',
  ]),
  ...rowsOf(MEMBER, 'Mutation', [
    'setListPushed',
    'setQuietHours',
    'answerTerms',
    'cancelSubscription',
    'setName',
    'setPassword',
    'changePlan',
    'createApiToken',
    'deleteAccount',
    'deletePaymentMethod',
    'orderPlan',
    'payOwedInvoice',
    'previewOrder',
    'previewPlanChange',
    'renewSession',
    'deleteApiToken',
    'setDefaultPaymentMethod',
    'startCardSetup',
    'updatePaymentMethod',
  ]),
  ...rowsOf(ADMIN, 'Mutation', [
    'acceptInvitationRequest',
    'resendInvitation',
    'sendInvitation',
    'setAccountBanned',
    'sendInvoiceTest',
    'setClockId',
    'synchronize',
  ]),
}

/** What must be right for the question of who asks to come up at all. */
const SPECIAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  deleteApiToken: { id: Buffer.from('ApiToken:00000000-0000-4000-8000-000000000000').toString('base64') },
  setListPushed: { listId: Buffer.from('WatchList:buy.00000000-0000-4000-8000-000000000000').toString('base64') },
  synchronize: { authKey: SYNCHRONIZATION_KEY },
}

const REFUSALS: readonly Outcome[] = [
  'NOT_AUTHENTICATED',
  'NOT_ADMIN',
  'DEMONSTRATION_ACCOUNT_NOT_ALLOWED',
  'TERMS_NOT_ACCEPTED',
]
/** Whoever has done these is not who they were. */
const LAST = ['signOut', 'signInAsGuest', 'signIn', 'register']

const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'))
const TYPES = ['Query', 'Viewer', 'Subscription', 'Mutation'] as const
const CASES = TYPES.flatMap((type) =>
  fieldsOf(type)
    .sort((one, other) => LAST.indexOf(one.name) - LAST.indexOf(other.name))
    .map((field) => [`${type}.${field.name}`, type, field] as const),
)

const palier = inject('shared')
const people = {} as Record<Actor, Person>
const cookies = {} as Record<Actor, string>

beforeAll(async () => {
  people.anonymous = createPerson(palier.url)
  people.guest = createPerson(palier.url)
  await people.guest.signInAsGuest()
  people.user = await becomeMember(palier, 'matrice@exemple.ca')
  people.administrator = await signIn(palier, ADMINISTRATOR.email, ADMINISTRATOR.password)
  await acceptTerms(people.administrator)
  for (const actor of ACTORS) cookies[actor] = people[actor].cookie
})

test('every root field and every field of the viewer is declared for each kind of person', () => {
  const names = new Set<string>(CASES.map(([name]) => name))
  expect(Object.keys(DECLARED).filter((name) => !names.has(name))).toEqual([])
  expect(CASES.length * ACTORS.length).toBeGreaterThan(400)
})

// Whatever is declared of its own, and a sample of what is like its neighbours.
const sample = CASES.filter(([name], at) => isWhole || name in DECLARED || at % 4 === 0)

test.each(sample)('%s is open to whom it is declared to be', async (name, type, field) => {
  const usual = type === 'Query' ? OPEN : type === 'Viewer' ? OWN : SIGNED_IN
  const outcomes: Outcome[] = []
  for (const actor of ACTORS) {
    outcomes.push(type === 'Subscription' ? await followed(actor, field) : await asked(actor, type, field))
  }
  expect(outcomes).toEqual(declaredOf(name) ?? usual)
})

async function asked(actor: Actor, type: 'Query' | 'Viewer' | 'Mutation', field: Field): Promise<Outcome> {
  const { variables, declared, call } = wording(field)
  const inner = type === 'Viewer' ? `viewer { ${call} }` : call
  const { data, errors = [] } = await people[actor].ask(
    `${type === 'Mutation' ? 'mutation' : 'query'}${declared} { ${inner} }`,
    variables,
    { cookie: cookies[actor] },
  )
  const refusal = errors.map(({ extensions }) => refusalIn(extensions?.code)).find((code) => code !== undefined)
  if (refusal) return refusal
  const root = data as Record<string, unknown> | null
  if (type === 'Viewer' && root?.viewer === null) return 'nobody'
  const value = (type === 'Viewer' ? (root?.viewer as Record<string, unknown> | undefined) : root)?.[field.name]
  const code = (value as { code?: string } | null | undefined)?.code
  const answered = refusalIn(code)
  if (answered) return answered
  const isDeclaredNothing = type === 'Viewer' && declaredOf(`Viewer.${field.name}`) !== undefined
  return value === null && isDeclaredNothing ? 'nothing' : 'in'
}

/** Let in is who was not refused by the time that somebody else has heard of two ticks. */
async function followed(actor: Actor, field: Field): Promise<Outcome> {
  const { variables, declared, call } = wording(field)
  const clock = people.anonymous.subscribe('subscription { showcasePricesChanged { sequence } }')
  const subscription = people[actor].subscribe(`subscription${declared} { ${call} }`, variables)
  const refusal = subscription.next().then(
    (): Outcome => 'in',
    (reason: unknown): Outcome => {
      const said = JSON.stringify(reason instanceof Error ? reason.message : reason)
      return REFUSALS.find((code) => said.includes(code)) ?? 'in'
    },
  )
  const ticks = clock
    .next()
    .then(() => clock.next())
    .then((): Outcome => 'in')
  const outcome = await Promise.race([refusal, ticks])
  await Promise.all([subscription.stop(), clock.stop()])
  return outcome
}

type Field = GraphQLField<unknown, unknown>

function fieldsOf(type: (typeof TYPES)[number]): Field[] {
  const found = schema.getType(type)
  return found && 'getFields' in found ? (Object.values(found.getFields()) as Field[]) : []
}

/** The call of a field with what it needs, and of its answer what tells a refusal. */
function wording({ name, args, type }: Field) {
  const needed = args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)
  const variables = Object.fromEntries(
    needed.map((argument) => [argument.name, inputOf(argument.type, argument.name, SPECIAL[name])]),
  )
  const declared = needed.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
  const given = needed.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const named = getNamedType(type)
  const isRefusable = named.name.endsWith('Result')
  const selection = isLeafType(named) ? '' : `{ __typename ${isRefusable ? '... on Problem { code }' : ''} }`
  return {
    variables,
    declared: declared && `(${declared})`,
    call: `${name}${given && `(${given})`} ${selection}`,
  }
}

function declaredOf(name: string): Row | undefined {
  return DECLARED[name]
}

function refusalIn(code: string | undefined): Outcome | undefined {
  return REFUSALS.find((refusal) => refusal === code)
}

function rowsOf(row: Row, type: string, names: readonly string[]): Record<string, Row> {
  return Object.fromEntries(names.map((name) => [`${type}.${name}`, row]))
}
