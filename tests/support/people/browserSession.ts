import type { Page } from '@playwright/test'
import { TERMS } from '@palier/domain/accounts/terms'
import { solveWork } from '../../../api/src/providers/humanCheck/testing/solveWork.ts'

type Language = 'fr' | 'en'
type Viewer = {
  userId: string
  email: string
  nickname: string
  fullName: string
  firstName: string
  lastName: string
  imageUrl: string | null
  roles: { name: string; active: boolean }[]
  sessionExpiresAt: string
  acceptedTermsVersion: number | null
}

const VIEWER = `viewer { userId email nickname fullName firstName lastName imageUrl roles { name active }
  sessionExpiresAt acceptedTermsVersion }`

/**
 * The session of a browser window by calls instead of clicks: what a page asks of the server to come in, and what it keeps
 * of the answer. The pages themselves are proved where coming in is the subject: entry.spec.ts and welcome.spec.ts.
 */
export function browserSession(page: Page, language: Language) {
  async function ask<Data>(query: string, variables: object): Promise<Data> {
    const answer = await page.request.post('/graphql', {
      headers: { 'x-graphql-yoga-csrf': '1', accept: 'application/json', 'app-language': language },
      data: { query, variables },
    })
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  async function write<Payload>(field: string, inputType: string, selection: string, input: object): Promise<Payload> {
    const query = `mutation($input: ${inputType}!) { answer: ${field}(input: $input) { __typename ${selection}
      ... on Problem { code } ... on LimitProblem { code } } }`
    const { answer } = await ask<{ answer: { code?: string } & Payload }>(query, { input })
    if (answer.code !== undefined) throw new Error(`${field}: ${answer.code}`)
    return answer
  }

  async function proveHuman(action: 'REGISTER' | 'LOGIN'): Promise<string> {
    const { humanCheck } = await ask<{ humanCheck: { kind: string; challenge: string | null } }>(
      'query($action: HumanAction!) { humanCheck(action: $action) { kind challenge } }',
      { action },
    )
    return humanCheck.kind === 'OFF' ? 'off' : solveWork(JSON.parse(humanCheck.challenge ?? ''))
  }

  /** The cookie has come with the answer; the rest is what the page remembers. */
  async function remember({ viewer }: { viewer: Viewer }, acceptedTermsVersion = viewer.acceptedTermsVersion) {
    const { email, fullName, firstName, lastName, sessionExpiresAt, roles, acceptedTermsVersion: _, ...rest } = viewer
    const user = {
      ...rest,
      email: email ?? '',
      ...{ fullname: fullName, firstname: firstName, lastname: lastName, expiration: sessionExpiresAt },
      roles: Object.fromEntries(roles.map(({ name, active }) => [name, { active }])),
    }
    // Any small document of the site.
    await page.goto('/healthz')
    await page.evaluate(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(`palier.${key}`, JSON.stringify(value))
      },
      { user, ...(acceptedTermsVersion !== null && { acceptedTermsVersion }) },
    )
  }

  return {
    async enterAsGuest() {
      const selection = `... on SignInAsGuestPayload { ${VIEWER} }`
      // A guest may not accept terms: the account answers to the present ones.
      await remember(await write('signInAsGuest', 'SignInAsGuestInput', selection, {}), TERMS.version)
    },
    /** Sends what the form of the registration sends. */
    async register(email: string, password: string) {
      await write('register', 'RegisterInput', '', {
        ...{ email, password, passwordConfirmation: password, firstName: 'Marie', lastName: 'Lévesque' },
        ...{ areTermsAccepted: true, termsVersion: TERMS.version, language: language.toUpperCase() },
        humanActionToken: await proveHuman('REGISTER'),
      })
    },
    /** Opens the account with the token of the mailed link. */
    async confirm(token: string) {
      await write('confirmEmail', 'ConfirmEmailInput', '', { token })
    },
    async signIn(email: string, password: string) {
      const input = { email, password, humanActionToken: await proveHuman('LOGIN') }
      await remember(await write('signIn', 'SignInInput', `... on SignInPayload { ${VIEWER} }`, input))
    },
  }
}
