import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Call, OutputOf } from '@palier/contract/kernel/call'
import { catalogue } from '@palier/contract/catalogue'
import { envelope } from '@palier/contract/kernel/envelope'
import { HEADERS } from '@palier/contract/kernel/headers'
import { TERMS } from '@palier/domain/accounts/terms'
import { operationIdOf } from '../project/operations.ts'
import { startPalier } from '../palier.ts'
import { startProbeVerifier } from './probeVerifier.ts'
import { projectRoot } from '../sources.ts'

export const PASSWORD = 'Quatre-marches-7!'

const MAIL_WITHIN_MILLISECONDS = 60_000
const LOOKS_EACH_MILLISECONDS = 50

type Asked = { token?: string | undefined; address?: string; headers?: Record<string, string> }
type Sent = { id?: string; query?: string; variables?: object }

/** The built product as it runs for everybody: in production, with secrets of its own, behind a proxy that it trusts. */
export async function startProbed(overrides: Record<string, string> = {}) {
  const random = () => randomBytes(24).toString('base64url')
  const secrets = {
    TOKEN_SECRET: random(),
    SESSION_SECRET: random(),
    SERVICE_KEY: random(),
    PASSWORD_PEPPER: `1:${random()}`,
    TURNSTILE_SECRET: random(),
    SYNC_AUTH_KEY: random(),
    ADMIN_PASSWORD: `Probe-9-${random()}`,
  }
  const dataDirectory = mkdtempSync(join(tmpdir(), 'palier-probe-'))
  const verifier = await startProbeVerifier(secrets.TURNSTILE_SECRET)
  const palier = await startPalier({
    NODE_ENV: 'production',
    DATA_DIR: dataDirectory,
    HUMAN_CHECK: 'turnstile',
    TURNSTILE_SITE_KEY: 'site-key-of-the-probe',
    TURNSTILE_VERIFY_URL: verifier.url,
    ALLOW_INSECURE_ENDPOINTS: '1',
    ALLOW_SANDBOX_IN_PRODUCTION: '1',
    INVITATION_REQUIRED: 'false',
    TRUSTED_PROXY: '127.0.0.1',
    REGISTRATIONS_PER_HOUR: '5',
    LOG_LEVEL: 'debug',
    ADMIN_EMAIL: 'administration@exemple.ca',
    NODE_OPTIONS: `--import=${pathToFileURL(join(projectRoot, 'tests/support/shiftClock.mjs')).href}`,
    ...secrets,
    ...overrides,
  }).catch(async (error: unknown) => {
    await verifier.stop()
    throw error
  })
  let addresses = 0
  const bodies: string[] = []

  /** An address that nobody has come from yet. */
  const fresh = () => {
    addresses += 1
    return `203.0.${addresses >> 8}.${addresses & 255}`
  }

  /** A call to the api itself. */
  async function post(call: Pick<Call, 'path'>, input: unknown, { token, address, headers = {} }: Asked = {}) {
    const answer = await fetch(palier.apiUrl + call.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address ?? fresh(),
        [HEADERS.idempotencyKey]: random(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify(input),
    })
    const text = await answer.text()
    const { data, errors } = envelope.parse(JSON.parse(text))
    const code = errors?.[0]?.errorCode ?? null
    if (code !== null) bodies.push(text)
    return { status: answer.status, code, data, text }
  }

  async function send<C extends Call>(call: C, input: object, asked: Asked = {}): Promise<OutputOf<C>> {
    const { status, code, data } = await post(call, input, asked)
    if (status !== 200) throw new Error(`${call.path} answered ${status} ${code}`)
    return call.output.parse(data) as OutputOf<C>
  }

  /** The words of the mails to an address, oldest first. */
  function mailsTo(email: string): string[] {
    const outbox = join(dataDirectory, 'outbox')
    const names = existsSync(outbox) ? readdirSync(outbox) : []
    return names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) =>
        readFileSync(join(outbox, name), 'utf8')
          .replaceAll(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      )
      .filter((mail) => mail.includes(`To: ${email}`))
  }

  /** The token of the `count`th mail with one to an address, once that has come: it leaves with a job. */
  async function mailedToken(email: string, count = 1): Promise<string> {
    const deadline = Date.now() + MAIL_WITHIN_MILLISECONDS
    while (Date.now() < deadline) {
      const tokens = mailsTo(email).flatMap((mail) => /[tT]oken=([\w-]+)/.exec(mail)?.[1] ?? [])
      const token = tokens[count - 1]
      if (token !== undefined) return token
      await pause(LOOKS_EACH_MILLISECONDS)
    }
    throw new Error(`no mail has come to ${email}`)
  }

  function registration(email: string, more: object = {}) {
    return {
      email,
      firstname: 'Marie',
      lastname: 'Lévesque',
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      twoLettersPreferredLanguage: 'fr',
      token: verifier.humanFor('register'),
      termsAndConditionsAnswer: { version: TERMS.version, areTermsAndContionsAccepted: true },
      ...more,
    }
  }

  async function signIn(email: string, password = PASSWORD): Promise<{ token: string; userId: string }> {
    const token = verifier.humanFor('login')
    const { user, tokenInfo } = await send(catalogue.login, { email, password, token })
    return { token: tokenInfo.rawToken, userId: user.userId }
  }

  return {
    ...palier,
    secrets,
    verifier,
    fresh,
    post,
    send,
    signIn,
    registration,
    mailsTo,
    mailedToken,
    /** What every refusal of the api has said so far. */
    refusals: bodies,
    async becomeMember(email: string, more: object = {}) {
      await send(catalogue.register, registration(email, more))
      await send(catalogue.confirmEmail, { token: await mailedToken(email) })
      return signIn(email)
    },
    async administrator() {
      const { token } = await signIn('administration@exemple.ca', secrets.ADMIN_PASSWORD)
      await send(catalogue.answerTerms, { version: TERMS.version, acceptance: true }, { token })
      return token
    },
    /** A request to the door of the site, as its own pages send them. */
    async ask(sent: Sent | Sent[], headers: Record<string, string> = {}) {
      const answer = await fetch(`${palier.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          'x-forwarded-for': fresh(),
          'x-graphql-yoga-csrf': '1',
          origin: palier.url,
          ...headers,
        },
        body: JSON.stringify(sent),
      })
      const text = await answer.text()
      return { status: answer.status, text, headers: answer.headers, cookie: cookieIn(answer.headers) }
    },
    operation: (name: string, input?: object): Sent => ({
      id: operationIdOf(name),
      variables: input === undefined ? {} : { input },
    }),
    /** Moves the clock of the api on. */
    async pass(milliseconds: number) {
      const heard = once(palier.api.child, 'message')
      palier.api.child.send({ passMilliseconds: milliseconds })
      await heard
    },
    async stop() {
      await palier.stop()
      await verifier.stop()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

export type Probed = Awaited<ReturnType<typeof startProbed>>

function cookieIn(headers: Headers): string | null {
  return headers.getSetCookie()[0]?.split(';')[0] ?? null
}

/** How often each outcome came. */
export function countOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
