import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'

let bff: TestBff

beforeAll(async () => {
  bff = await startTestBff()
})
afterEach(() => {
  bff.upstream.take()
  bff.upstream.data.administration.rowCount = 1
})
afterAll(() => bff.stop())

async function signedInAs(role: object): Promise<Browser> {
  const browser = createBrowser(bff.url)
  bff.upstream.data.state.nextLogin = { role }
  await browser.signInAsGuest()
  bff.upstream.take()
  return browser
}
const administrator = () => signedInAs({ admin: { active: true } })

test('who does not administrate sees nothing of it, and nothing is asked for them [ADMIN-19]', async () => {
  const query = '{ viewer { admin { users { totalCount } } } }'
  for (const role of [{}, { demonstration: { active: true } }, { admin: { active: false } }]) {
    const somebody = await signedInAs(role)
    expect((await somebody.ask(query)).data).toEqual({ viewer: { admin: null } })
  }
  expect((await createBrowser(bff.url).ask(query)).data).toEqual({ viewer: null })
  expect(bff.upstream.take().filter(({ path }) => path === 'getUsersRegistrationInfo')).toEqual([])
})

test('people come by pages, in the order and with the search that were asked for [ADMIN-02] [D16]', async () => {
  const query = `query ($after: String) { viewer { admin { users(search: " cam ", sort: LAST_NAME, direction: ASCENDING, first: 2, after: $after) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
    edges { cursor node { id firstName lastName email language registeredAt planName firstAuthenticationMethod acceptedTermsVersion } }
  } } } }`
  const browser = await administrator()
  bff.upstream.data.administration.rowCount = 3
  const { data, errors } = await browser.ask(query)
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    viewer: {
      admin: {
        users: {
          totalCount: 3,
          pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: '2' },
          edges: [
            { cursor: '1', node: { lastName: 'Roy', planName: 'pro', acceptedTermsVersion: null } },
            { cursor: '2' },
          ],
        },
      },
    },
  })
  await browser.ask(query, { after: '2' })
  const sent = bff.upstream.take().map(({ body }) => body)
  const request = { search: 'cam', first: 2, sort: { by: 'lastname', isDescending: false } }
  expect(sent).toEqual([request, { ...request, after: '2' }])
})

test('invitations are in their groups, in both readings of their statuses [ADMIN-03] [ADMIN-04] [ADMIN-09]', async () => {
  const { sampleInvitation } = await import('../../testing/administrationAnswers.ts')
  const statuses = [
    'pending',
    'sentBack',
    'webSiteVisited',
    'visited',
    'invitationAsked',
    'accountCreated',
    'registered',
  ]
  bff.upstream.data.administration.invitations = [...statuses, 'accountActivated', 'active'].map((status, index) =>
    sampleInvitation(`person${index}@exemple.ca`, status),
  )
  const browser = await administrator()
  const namesIn = async (group: string) => {
    const { data } = await browser.ask(
      `{ viewer { admin { invitations(group: ${group}) { edges { node { status group invitedBy planName motivation } } } } } }`,
    )
    const { edges } = (data as { viewer: { admin: { invitations: { edges: { node: { status: string } }[] } } } }).viewer
      .admin.invitations
    return edges.map(({ node }) => node.status)
  }
  expect(await namesIn('ASKED')).toEqual(['REQUESTED'])
  expect(await namesIn('SENT')).toEqual(['PENDING', 'SENT_AGAIN', 'VISITED', 'VISITED'])
  expect(await namesIn('COMPLETED')).toEqual([
    'ACCOUNT_CREATED',
    'ACCOUNT_CREATED',
    'ACCOUNT_ACTIVATED',
    'ACCOUNT_ACTIVATED',
  ])
})

test('one screen asks each read once, and a span is counted back from now [ADMIN-06] [ADMIN-11] [ADMIN-12] [ADMIN-14]', async () => {
  const query = `{ viewer { admin { hasTests invitationPlans
    feedbacks(sort: RATING) { edges { node { id authorName authorEmail date rating comment } } }
    statistics(span: TWO_DAYS) { id name totalCount uniqueUserCount }
    synchronization { id lastExecutedAt nextExecutionAt }
    auditLog(search: "noemie") { edges { node { at actorName actorEmail action target } } } } } }`
  const { data, errors } = await (await administrator()).ask(query)
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    viewer: {
      admin: {
        hasTests: true,
        invitationPlans: ['base', 'vip'],
        feedbacks: { edges: [{ node: { authorName: 'Camille Roy', rating: 4.5 } }] },
        statistics: [{ name: 'ListScreenQuery', totalCount: 12, uniqueUserCount: 3 }],
        synchronization: { lastExecutedAt: '2026-11-20T12:00:00.000Z', nextExecutionAt: null },
        auditLog: { edges: [{ node: { action: 'INVITATION_SENT', target: 'noemie@exemple.ca' } }] },
      },
    },
  })
  const calls = bff.upstream.take()
  expect(Object.values(countsOf(calls))).toEqual([1, 1, 1, 1, 1])
  const { since } = calls.find(({ path }) => path === 'getApplicationStatistics')?.body as { since: string }
  expect(Math.abs(Date.now() - Date.parse(since) - 2 * 86_400_000)).toBeLessThan(60_000)
})

test('a read that fails is null and logged, and the others are answered [ADMIN-18]', async () => {
  bff.upstream.failing('getFeedbacks', { status: 500, error: { errorCode: 'InternalServerError' } }, 1)
  const query = '{ viewer { admin { feedbacks { totalCount } users { totalCount } } } }'
  const { data, errors } = await (await administrator()).ask(query)
  expect(errors).toEqual([])
  expect(data).toEqual({ viewer: { admin: { feedbacks: null, users: { totalCount: expect.any(Number) } } } })
  expect(bff.lines.join('')).toContain('administration read failed')
})

const WRITES = {
  sendInvitation:
    'sendInvitation(input: { firstName: "Noé", lastName: "Roy", email: "Noe@exemple.ca", planName: "base", language: FR })',
  resendInvitation: 'resendInvitation(input: { email: "noe@exemple.ca" })',
  acceptInvitationRequest: 'acceptInvitationRequest(input: { email: "noe@exemple.ca", planName: "base" })',
} as const

test('a write answers the invitation that it wrote and asks for no more [ADMIN-05] [ADMIN-07] [ADMIN-08]', async () => {
  const browser = await administrator()
  for (const [name, call] of Object.entries(WRITES)) {
    const { data } = await browser.ask(
      `mutation { ${call} { __typename ... on ${capitalized(name)}Payload { invitation { email group status } } } }`,
    )
    expect(data).toMatchObject({ [name]: { invitation: { email: 'noe@exemple.ca', group: 'SENT' } } })
  }
  expect(bff.upstream.take().map(({ path, body }) => [path, (body as { first: number }).first])).toEqual([
    ['sendInvitation', 1],
    ['resendInvitation', 1],
    ['acceptInvitationRequest', 1],
  ])
})

test('a write of somebody else is refused with notAdmin, of nobody with notAuthenticated [ADMIN-19]', async () => {
  const other = {
    synchronize: 'synchronize(input: { scope: NEWS, authKey: "key" })',
    setAccountBanned: 'setAccountBanned(input: { email: "noe@exemple.ca", isBanned: true })',
    setClockId: 'setClockId(input: { clockId: "clock_1" })',
    sendInvoiceTest: 'sendInvoiceTest(input: { email: "noe@exemple.ca" })',
  }
  const guest = await signedInAs({ demonstration: { active: true } })
  for (const [name, call] of Object.entries({ ...WRITES, ...other })) {
    const query = `mutation { ${call} { __typename ... on Problem { code } } }`
    expect((await guest.ask(query)).data).toEqual({ [name]: { __typename: 'Problem', code: 'NOT_ADMIN' } })
    const answer = await createBrowser(bff.url).ask(query)
    expect(answer.data).toEqual({ [name]: { __typename: 'Problem', code: 'NOT_AUTHENTICATED' } })
  }
})

test('a synchronization and the tests answer what was done [ADMIN-13] [ADMIN-16] [ADMIN-17]', async () => {
  const browser = await administrator()
  const { data } = await browser.ask(`mutation {
    synchronize(input: { scope: ALL, authKey: "key" }) { ... on SynchronizePayload { executedAt synchronization { lastExecutedAt } } }
    setClockId(input: { clockId: "clock_1" }) { ... on SetClockIdPayload { clockId } }
    sendInvoiceTest(input: { email: "noe@exemple.ca" }) { ... on SendInvoiceTestPayload { email } } }`)
  const at = '2026-11-20T12:00:00.000Z'
  expect(data).toEqual({
    synchronize: { executedAt: [at], synchronization: { lastExecutedAt: at } },
    setClockId: { clockId: 'clock_1' },
    sendInvoiceTest: { email: 'noe@exemple.ca' },
  })
})

test('a synchronization too many says how many are allowed and when to come back [ADMIN-15]', async () => {
  const params = { n: 5, maxUnit: 'synchronizations', retryAfterSeconds: 1200 }
  bff.upstream.failing('synchronize', { status: 429, error: { errorCode: 'operationsLimitReached', params } }, 1)
  const { data } = await (
    await administrator()
  ).ask(
    'mutation { synchronize(input: { scope: ALL, authKey: "key" }) { ... on LimitProblem { code maximum unit retryAfterSeconds } } }',
  )
  expect(data).toEqual({
    synchronize: { code: 'OPERATIONS_LIMIT_REACHED', maximum: 5, unit: 'SYNCHRONIZATIONS', retryAfterSeconds: 1200 },
  })
})

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
