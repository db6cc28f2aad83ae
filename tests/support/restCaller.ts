import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, OutputOf, SentInputOf } from '@palier/contract/kernel/call'
import { catalogue } from '@palier/contract/catalogue'
import { type Envelope, envelope } from '@palier/contract/kernel/envelope'
import { HEADERS } from '@palier/contract/kernel/headers'
import { TERMS } from '@palier/domain/accounts/terms'

export type Answered = { status: number; body: Envelope; code: string | null; retryAfter: string | null }

/** The status and the first code of an answer in one text: what a refusal is told by. */
export const outcomeOf = ({ status, code }: Pick<Answered, 'status' | 'code'>) =>
  code === null ? String(status) : `${status} ${code}`

/** What is sent: a body as JSON, or a file of trades beside its portfolio. */
export type Sent = { call: Call; input: unknown } | { call: Call; portfolioId: string; csv: string }

/** Somebody who speaks to the api itself. Rejects where no answer comes, or one that is no envelope. */
export function createCaller(url: string, token?: string) {
  async function post(sent: Sent, key: string = randomUUID()): Promise<Answered> {
    const isFile = 'csv' in sent
    const answer = await fetch(url + sent.call.path, {
      method: 'POST',
      headers: {
        ...(!isFile && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(sent.call.write && token !== undefined && { [HEADERS.idempotencyKey]: key }),
      },
      body: isFile ? formOf(sent) : JSON.stringify(sent.input),
    })
    const body = envelope.parse(await answer.json())
    const code = body.errors?.[0]?.errorCode ?? null
    return { status: answer.status, body, code, retryAfter: answer.headers.get('retry-after') }
  }

  return {
    post,
    /** The data of an answer that must be a good one. */
    async send<C extends Call>(call: C, input: SentInputOf<C>): Promise<OutputOf<C>> {
      const answered = await post({ call, input })
      if (!answered.body.success) throw new Error(`${call.path} answered ${JSON.stringify(answered)}`)
      return call.output.parse(answered.body.data) as OutputOf<C>
    },
  }
}

export type Caller = ReturnType<typeof createCaller>

/** A fresh guest at the api, with the person's id. */
export async function enterAsGuest(url: string): Promise<Caller & { userId: string; token: string }> {
  const { user, tokenInfo } = await createCaller(url).send(catalogue.loginAsGuest, {})
  const { rawToken: token } = tokenInfo
  return { ...createCaller(url, token), userId: user.userId, token }
}

function formOf({ portfolioId, csv }: { portfolioId: string; csv: string }): FormData {
  const form = new FormData()
  form.append('portfolioInfo', JSON.stringify({ portfolioId }))
  form.append('csvFile', new Blob([csv], { type: 'text/csv' }), 'lots.csv')
  return form
}

const PASSWORD = 'Quatre-marches-7!'
const MAIL_WITHIN_MILLISECONDS = 30_000
const LOOKS_EACH_MILLISECONDS = 100

/** Somebody who registers, confirms by the mail that comes, and signs in: the smallest plan. */
export async function enterAsMember(url: string, email: string): Promise<Caller & { userId: string; token: string }> {
  const { send } = createCaller(url)
  await send(catalogue.register, {
    email,
    firstname: 'Marie',
    lastname: 'Lévesque',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    twoLettersPreferredLanguage: 'fr',
    token: '',
    termsAndConditionsAnswer: { version: TERMS.version, areTermsAndContionsAccepted: true },
  })
  await send(catalogue.confirmEmail, { token: await mailedToken(url, email) })
  const { user, tokenInfo } = await send(catalogue.login, { email, password: PASSWORD, token: '' })
  const { rawToken: token } = tokenInfo
  return { ...createCaller(url, token), userId: user.userId, token }
}

/** From the link of the first mail to this address, which leaves with a job. */
async function mailedToken(url: string, email: string): Promise<string> {
  const deadline = Date.now() + MAIL_WITHIN_MILLISECONDS
  while (Date.now() < deadline) {
    const rows = (await (await fetch(`${url}/dev/mailbox`)).text()).split('<tr>')
    const path = /href="(\/dev\/mailbox\/[^"]+)"/.exec(rows.find((row) => row.includes(email)) ?? '')?.[1]
    const mail = path === undefined ? '' : await (await fetch(url + path)).text()
    const token = /token=([\w-]+)/.exec(mail)?.[1]
    if (token !== undefined) return token
    await pause(LOOKS_EACH_MILLISECONDS)
  }
  throw new Error(`No mail came to ${email}.`)
}
