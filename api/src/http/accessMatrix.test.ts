import { catalogue, type CallName } from '@palier/contract/catalogue'
import { createApiToken } from '@palier/contract/accounts/apiTokenCalls'
import { type ErrorCode, statusOf } from '@palier/contract/kernel/errorCodes'
import { describe, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../database/testing/describeOnBothEngines.ts'
import { addAdministrator, addMember, MEMBER_PASSWORD } from '../testing/addMember.ts'
import { KEYS, startTestApi, type TestApi } from '../testing/startTestApi.ts'

const names = Object.keys(catalogue) as CallName[]

const ACTORS = [
  'anonymous',
  'stranger',
  'guest',
  'member',
  'memberOfOldTerms',
  'administrator',
  'dismissedAdministrator',
  'readToken',
  'writeToken',
  'administratorToken',
  'service',
] as const
type Actor = (typeof ACTORS)[number]

/** What is declared beside the access of a call: by its path, so that a new call falls under a rule or under none. */
const LISTS = /^\/api\/(User(Buy|Sell|Portfolio)StockList|Extensions\/(WatchLists|Overview))\//
const BOOKS = /^\/api\/(Portfolio|UserDataPackage|Extensions\/Portfolio)\//
const STOCKS = /^\/api\/(Stocks|(Extensions\/)?StockEvolution|Fundamental)\//
const NOTICES = /^\/api\/Extensions\/Notices\//
const PREFERENCES = /^\/api\/UserPreference\/(setPreferredLanguage|Get|AddOrUpdate)$/
const PAYMENTS = /^\/api\/(Subscription\/|Extensions\/Subscription\/|UserPreference\/\w*[Pp]aye?mentMethod)/
const ORDERS = /^\/api\/Subscription\/(createSubscription|create\w*CheckoutSession|upgradeOrDowngrade)$/
const TOKENS = /^\/api\/Extensions\/ApiTokens\//
const OWN_PERSON = /\/(ChangePassword|ChangeFullname|handleUserAnswer)$|^\/api\/Extensions\/Account\/Delete$/
const SCRIPTS = /\/(TestToken|GetUserSubscriptionInfo)$/
const POSTPONED = /^\/api\/Extensions\/Today\/Postpone$/

/** A guest is gone in a day. */
const PUSHES = /\/Push\/(Save|SetQuietHours|SetListPushed)$/
const isForGuests = (path: string) => ![PAYMENTS, TOKENS, OWN_PERSON, PUSHES].some((area) => area.test(path))
const isForScripts = (path: string) =>
  [LISTS, BOOKS, STOCKS, NOTICES, PREFERENCES, SCRIPTS, POSTPONED].some((area) => area.test(path))

function needsTerms(name: CallName): boolean {
  const { path, write } = catalogue[name]
  if (name === 'previewImport' || name === 'createApiToken' || name === 'savePreferences') return true
  return (write && (LISTS.test(path) || BOOKS.test(path) || NOTICES.test(path))) || ORDERS.test(path)
}

/** With which code an actor is turned away; null where they may make the call. */
function refusalFor(actor: Actor, name: CallName): ErrorCode | null {
  const { access, path, write } = catalogue[name]
  if (access === 'open') return null
  if (access === 'service') return actor === 'service' ? null : 'notAuthenticated'
  if (actor === 'service') return access === 'userOrService' ? null : 'notAuthenticated'
  if (actor === 'anonymous' || actor === 'stranger') return 'notAuthenticated'
  if (access === 'admin') return actor === 'administrator' ? null : 'notAdmin'
  if (actor.endsWith('Token') && !isForScripts(path)) return 'MissingScope'
  if (actor === 'readToken' && write) return 'MissingScope'
  if (actor === 'guest' && !isForGuests(path)) return 'DemonstrationAccountNotAllowed'
  if (actor === 'memberOfOldTerms' && needsTerms(name)) return 'termsNotAccepted'
  return null
}

/** What an empty body is answered once one may: success, unless something is missing in it or in who asks. */
const ANSWERS_TO_NOTHING: Partial<Record<CallName, ErrorCode>> = {
  deleteAccount: 'InvalidPassword',
  exportAccount: 'InvalidPassword',
  cancelSubscription: 'UserIsNotACustomer',
  payOwed: 'UserIsNotACustomer',
}

function answerFor(actor: Actor, name: CallName): string {
  const { input, multipart } = catalogue[name]
  // Guests have no password to confirm an export with.
  if (name === 'exportAccount' && actor === 'guest') return '200'
  const code =
    refusalFor(actor, name) ??
    (multipart || !input.safeParse({}).success ? 'parameter_invalid_empty' : (ANSWERS_TO_NOTHING[name] ?? null))
  return code === null ? '200' : `${statusOf(code)} ${code}`
}

describeOnOneEngine('who may make which call', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi
  let tokens: Record<Actor, string | undefined>

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    tokens = await enter()
    return () => api.close()
  })

  /** Everybody once, by a token of their own. */
  async function enter(): Promise<Record<Actor, string | undefined>> {
    const member = await addMember(testDatabase, api)
    const administrator = await addAdministrator(testDatabase, api)
    const make = async (person: typeof member, scope: 'read' | 'write') =>
      (await person.send(createApiToken, { name: scope, scope, days: 1, password: MEMBER_PASSWORD })).secret
    const role = { admin: { active: true } }
    return {
      anonymous: undefined,
      stranger: `${member.token.slice(0, -4)}AAAA`,
      guest: (await api.signIn()).token,
      member: member.token,
      memberOfOldTerms: (await addMember(testDatabase, api, { acceptedTermsVersion: 220_921 })).token,
      administrator: administrator.token,
      dismissedAdministrator: (await addMember(testDatabase, api, { roles: {}, tokenRoles: role })).token,
      readToken: await make(member, 'read'),
      writeToken: await make(member, 'write'),
      administratorToken: await make(administrator, 'write'),
      service: KEYS.SERVICE_KEY,
    }
  }

  async function answerOf(path: string, method: 'GET' | 'POST', token: string | undefined): Promise<string> {
    const { status, body } = await api.post(path, {}, { token, method })
    const { success, errors } = body as { success: boolean; errors?: { errorCode: string }[] }
    return success ? String(status) : `${status} ${errors?.[0]?.errorCode}`
  }

  test('in production the calls for trying out are not there, not even for administrators [API-44] [API-45]', async () => {
    const production = await startTestApi(testDatabase, { config: { environment: 'production' } })
    const [token, other] = [tokens.administrator, tokens.member]
    const input = { clockId: 'P1M', email: 'a@palier.test' }
    for (const { path } of [catalogue.setClockId, catalogue.sendInvoiceTest]) {
      for (const bearer of [token, other, undefined]) {
        const { status, body } = await production.post(path, input, { token: bearer })
        expect([status, body]).toEqual([404, { success: false, errors: [{ errorCode: 'UnknownRoute' }] }])
      }
    }
    await production.close()
  })

  describe('each as declared', () => {
    test.each(names)('%s [ROLE-01] [ROLE-02] [ROLE-03] [ADMIN-19]', async (name) => {
      const { path, aliases, method } = catalogue[name]
      // It ends the session that makes it.
      const own = name === 'signOut' ? await enter() : tokens
      for (const url of [path, ...aliases]) {
        const answers: Partial<Record<Actor, string>> = {}
        for (const actor of ACTORS) answers[actor] = await answerOf(url, method, own[actor])
        expect(answers).toEqual(Object.fromEntries(ACTORS.map((actor) => [actor, answerFor(actor, name)])))
      }
    })
  })
})
