import { randomUUID } from 'node:crypto'
import type { Call, SentInputOf } from '@palier/contract/kernel/call'
import { confirmEmail, login, register } from '@palier/contract/accounts/authenticationCalls'
import { getHumanCheck, type HumanAction } from '@palier/contract/accounts/humanCheckCalls'
import { TERMS } from '@palier/domain/accounts/terms'
import { vi } from 'vitest'
import type { Config } from '../config/config.ts'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { invitations } from '../database/schema/invitations.ts'
import { oneTimeTokens } from '../database/schema/credentials.ts'
import type { WorkChallenge } from '../providers/humanCheck/port.ts'
import { solveWork } from '../providers/humanCheck/testing/solveWork.ts'
import type { Mail } from '../providers/mail/port.ts'
import { newOneTimeToken } from '../kernel/oneTimeToken.ts'
import type { Overrides } from '../start.ts'
import { startTestApi } from './startTestApi.ts'

export const PASSWORD = 'Trois-Chats7&Balcon'
export const OTHER_PASSWORD = 'Deux!Tasses-de-The9'

const DAY = 24 * 60 * 60 * 1000
const MAILS_WITHIN = { timeout: 10_000, interval: 20 }
const LINK = /(\/[\w/]+)(?:\?lang=en)?#(?:token|inviteToken)=([\w-]+)/

export type RegisterInput = SentInputOf<typeof register>

/** A service whose mails are read here instead of sent, with people who come in by its front door. */
export async function startWithPeople(
  testDatabase: TestDatabase,
  options: Overrides & { config?: Partial<Config> } = {},
) {
  const mails: Mail[] = []
  const mailSender = {
    async send(mail: Mail) {
      mails.push(mail)
      return { messageId: randomUUID() }
    },
  }
  const api = await startTestApi(testDatabase, { mailSender, jobPollMilliseconds: 10, ...options })
  const { send } = api.clientOf()

  /** What a browser hands over after its human check. */
  async function human(action: HumanAction): Promise<string> {
    const { challenge } = await send(getHumanCheck, { action })
    // As the wire carries it: whatever the configured check asks for.
    return solveWork(challenge as unknown as WorkChallenge)
  }

  async function registration(email: string, more: Partial<RegisterInput> = {}): Promise<RegisterInput> {
    return {
      email,
      firstname: 'Amélie',
      lastname: 'Gagnon',
      password: PASSWORD,
      passwordConfirmation: more.password ?? PASSWORD,
      twoLettersPreferredLanguage: 'fr',
      token: more.token ?? (await human('register')),
      termsAndConditionsAnswer: { version: TERMS.version, areTermsAndContionsAccepted: true },
      ...more,
    }
  }

  /** The tokens of the mails to an address whose link leads to this page, in their order; waits for so many. */
  function tokensTo(email: string, path: string, count = 1): Promise<string[]> {
    return vi.waitFor(() => {
      const links = mails.filter(({ to }) => to === email).map(({ text }) => LINK.exec(text) ?? [])
      // A test that moves the clock past a mail's lease while it is being sent has it sent twice.
      const tokens = [...new Set(links.flatMap(([, page, token]) => (page === path && token ? [token] : [])))]
      if (tokens.length < count) throw new Error(`There are ${tokens.length} mails, not ${count}.`)
      return tokens
    }, MAILS_WITHIN)
  }

  async function lastToken(email: string, path: string, count = 1): Promise<string> {
    return (await tokensTo(email, path, count)).at(-1) ?? ''
  }

  async function signIn(email: string, password = PASSWORD, token = '') {
    const answer = await send(login, { email, password, token })
    const { rawToken } = answer.tokenInfo
    return {
      answer,
      token: rawToken,
      send: <C extends Call>(call: C, input: SentInputOf<C>, headers: Record<string, string> = {}) =>
        api.clientOf({ token: rawToken, headers }).send(call, input),
    }
  }

  return {
    api,
    mails,
    send,
    human,
    registration,
    tokensTo,
    lastToken,
    signIn,
    activationToken: (email: string, count = 1) => lastToken(email, ACTIVATION_PAGE, count),
    resetToken: (email: string, count = 1) => lastToken(email, RESET_PAGE, count),

    /** Somebody who has an account and has confirmed it. */
    async member(more: Partial<RegisterInput> = {}) {
      const email = `${randomUUID()}@palier.test`
      await send(register, await registration(email, more))
      await send(confirmEmail, { token: await lastToken(email, ACTIVATION_PAGE) })
      return email
    },

    /** An invitation as an administrator sends it. */
    async invite(email: string, planName = 'pioneer', daysLeft = 14): Promise<string> {
      const [now, id, { token, tokenHash }] = [api.now(), randomUUID(), newOneTimeToken()]
      const { database } = testDatabase
      const person = { firstName: 'Amélie', lastName: 'Gagnon', language: 'fr' } as const
      const made = { createdAt: now, updatedAt: now }
      await database.insert(invitations).values({ id, email, planName, status: 'pending', ...person, ...made })
      const expiresAt = new Date(now.getTime() + daysLeft * DAY)
      const row = { tokenHash, purpose: 'invitation', invitationId: id, expiresAt, createdAt: now } as const
      await database.insert(oneTimeTokens).values(row)
      return token
    },
  }
}

export type People = Awaited<ReturnType<typeof startWithPeople>>

export const ACTIVATION_PAGE = '/register/activation/confirmEmail'
export const RESET_PAGE = '/resetPassword/form'
