import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { catalogue } from '@palier/contract/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type Probed, startProbed } from '../support/probes/probeStage.ts'
import { projectRoot } from '../support/sources.ts'

const EMAIL = 'secrets@exemple.ca'
const CVC = '739'
const CARDS = ['4242424242424242', '4000000000009995', '4242424242424241', '4000002760003184']

/** What must be nowhere, by what it is; and what a mail may hold, for it is sent for that. */
const planted = new Map<string, string>()
const mailed = new Map<string, string>()
/** What was answered where something was refused. */
const refusals: string[] = []
let palier: Probed
let mails = ''

beforeAll(async () => {
  palier = await startProbed()
  for (const [name, secret] of Object.entries(palier.secrets)) planted.set(name, secret.replace(/^1:/, ''))
  await comeIn()
  await forgetThePassword()
  await pay()
  await doWrong()
  mails = filesBelow(join(palier.dataDirectory, 'outbox'))
    .join('\n')
    .replaceAll(/=\r?\n/g, '')
  await palier.api.stop()
  await palier.bff.stop()
})
afterAll(() => palier?.stop())

const send: Probed['send'] = (call, input, asked) => palier.send(call, input, asked)

async function comeIn(): Promise<void> {
  planted.set('a password', PASSWORD)
  const human = palier.verifier.humanFor('register')
  planted.set('a proof of being human', human)
  await send(catalogue.register, palier.registration(EMAIL, { token: human }))
  const link = await palier.mailedToken(EMAIL)
  mailed.set('the link of an activation', link)
  await send(catalogue.confirmEmail, { token: link })
  const administrator = await palier.administrator()
  planted.set('the token of an administrator', administrator)
  const invitation = { firstname: 'A', lastname: 'B', plan: 'vip', twoLettersPreferredLanguage: 'fr' }
  await send(catalogue.sendInvitation, { ...invitation, email: 'invitee@exemple.ca' }, { token: administrator })
  mailed.set('the link of an invitation', await palier.mailedToken('invitee@exemple.ca'))
  await palier.post(
    catalogue.synchronize,
    { scope: 'x', authKey: palier.secrets.SYNC_AUTH_KEY },
    { token: administrator },
  )
}

async function forgetThePassword(): Promise<void> {
  await send(catalogue.requestPasswordReset, { email: EMAIL, token: palier.verifier.humanFor('reset') })
  const token = await palier.mailedToken(EMAIL, 2)
  mailed.set('the link of a reset', token)
  planted.set('a second password', 'Cinq-marches-8!')
  const password = { password: 'Cinq-marches-8!', confirmPassword: 'Cinq-marches-8!' }
  await send(catalogue.resetPassword, { token, ...password, humanActionToken: palier.verifier.humanFor('reset') })
}

/** Through the door of the site, as its pages do; what is refused is refused there. */
async function pay(): Promise<void> {
  const input = { email: EMAIL, password: 'Cinq-marches-8!', humanActionToken: palier.verifier.humanFor('login') }
  const { cookie } = await palier.ask(palier.operation('useSignInMutation', input))
  if (cookie === null) throw new Error('the member did not come in')
  planted.set('a cookie', cookie.slice(cookie.indexOf('=') + 1))
  const headers = { cookie }
  const { token } = await palier.signIn(EMAIL, 'Cinq-marches-8!')
  planted.set('a token', token)
  const { plans } = await send(catalogue.getPublicPlans, {})
  const priceId = plans.find(({ planName }) => planName === 'frugal')?.paymentSystemPriceId
  const order = await palier.ask(palier.operation('useOrderPlanMutation', { priceId }), headers)
  const { data } = JSON.parse(order.text) as { data: { orderPlan: { clientSecret: string; retryToken: string } } }
  const { clientSecret, retryToken } = data.orderPlan
  planted.set('the secret of a payment', clientSecret)
  planted.set('the token of a retry', retryToken)
  for (const number of CARDS.toReversed()) {
    const card = {
      number,
      expirationMonth: 8,
      expirationYear: new Date().getFullYear() + 2,
      cvc: CVC,
      nameOnCard: 'Marie',
    }
    const paid = await palier.ask(palier.operation('useConfirmSandboxCardMutation', { clientSecret, card }), headers)
    refusals.push(paid.text)
    // Where no field waits for it: what is refused for its shape repeats nothing either.
    refusals.push((await palier.ask(palier.operation('useOrderPlanMutation', { priceId: { card } }), headers)).text)
  }
  const renewed = await send(catalogue.renewToken, { retryToken }, { token })
  planted.set('a renewed token', renewed.token)
  planted.set('the next token of a retry', renewed.retryToken)
  const wanted = { name: 'a', scope: 'read', days: 1, password: 'Cinq-marches-8!' }
  const made = await send(catalogue.createApiToken, wanted, { token: renewed.token })
  planted.set('a token for scripts', made.secret)
  const again = await palier.post(catalogue.renewToken, { retryToken }, { token: renewed.token })
  expect(again.status).toBe(404)
  await palier.ask({ query: '{ viewer { email } }' }, { authorization: `Bearer ${made.secret}` })
}

/** Secrets in places where they do not belong. */
async function doWrong(): Promise<void> {
  const wrong = 'Mauvais-mot-secret-9!'
  planted.set('a wrong password', wrong)
  const token = planted.get('a token') ?? ''
  await palier.post(catalogue.login, { email: EMAIL, password: wrong, token: '' })
  await palier.post(catalogue.login, { email: { a: wrong }, password: [wrong], token: 7 })
  await palier.post(catalogue.changePassword, { actualPassword: wrong, newPassword: wrong }, { token })
  await palier.post(catalogue.testToken, {}, { token: `${token}x` })
  const headers = { authorization: `Bearer ${token}x`, 'x-request-id': wrong }
  for (const sent of [palier.operation('useSignInMutation', { email: [wrong], password: { wrong } }), { query: wrong }])
    refusals.push((await palier.ask(sent, headers)).text)
  const broken = await fetch(`${palier.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"id": "${wrong}`,
  })
  refusals.push(await broken.text())
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
}

/** The names of those that a text holds. */
const heldBy = (text: string, secrets: ReadonlyMap<string, string>) =>
  [...secrets].filter(([, secret]) => text.includes(secret)).map(([name]) => name)
const cardsIn = (text: string) =>
  CARDS.filter((number) => new RegExp(number.match(/.{4}/g)?.join('[ -]?') ?? '').test(text))

test('twenty secrets are in no line that the services log [GEN-11] [D12]', () => {
  const lines = palier.lines.join('\n')
  expect(planted.size + mailed.size).toBeGreaterThanOrEqual(20)
  expect(heldBy(lines, planted)).toEqual([])
  expect(heldBy(lines, mailed)).toEqual([])
  expect(cardsIn(lines)).toEqual([])
  expect(lines).not.toMatch(new RegExp(`cvc\\W{1,4}${CVC}`, 'i'))
  // It is looked where the scenario went.
  expect(lines).toContain('useOrderPlanMutation')
})

test('they are in no refusal [GEN-11] [D12]', () => {
  const told = [...refusals, ...palier.refusals].join('\n')
  expect(heldBy(told, planted)).toEqual([])
  expect(heldBy(told, mailed)).toEqual([])
  expect(cardsIn(told)).toEqual([])
  expect(told).toMatch(/CARD_DECLINED|INVALID_CARD_NUMBER|INSUFFICIENT_FUNDS/)
})

test('a mail holds its own link and none of the others [GEN-11]', () => {
  expect(heldBy(mails, planted)).toEqual([])
  expect(heldBy(mails, mailed)).toEqual([...mailed.keys()])
  expect(cardsIn(mails)).toEqual([])
})

test('they are not in what is kept, nor in a backup of it [GEN-11] [D12]', () => {
  const backup = join(tmpdir(), `palier-secrets-${process.pid}.backup`)
  const made = spawnSync(process.execPath, [join(projectRoot, 'scripts/backup.mjs'), backup], {
    env: { ...process.env, DATA_DIR: palier.dataDirectory },
    encoding: 'utf8',
  })
  expect(made.stderr).toBe('')
  const unpacked = spawnSync('tar', ['--extract', '--gzip', '--to-stdout', `--file=${backup}`], {
    encoding: 'latin1',
    maxBuffer: 512 * 1024 * 1024,
  })
  rmSync(backup, { force: true })
  const database = filesBelow(join(palier.dataDirectory, 'database')).join('\n')
  for (const kept of [database, unpacked.stdout]) {
    expect(kept).toContain(EMAIL)
    expect(heldBy(kept, planted)).toEqual([])
    expect(heldBy(kept, mailed)).toEqual([])
    expect(cardsIn(kept)).toEqual([])
  }
})

test('they are in nothing that the build sends to a browser, and neither is a key of the server [GEN-11]', () => {
  const bundle = filesBelow(join(projectRoot, 'web/dist')).join('\n')
  expect(heldBy(bundle, planted)).toEqual([])
  expect(bundle).not.toMatch(/TOKEN_SECRET|SESSION_SECRET|SERVICE_KEY|PASSWORD_PEPPER|sk_(live|test)_\w{8}/)
  expect(bundle).toContain('palier.')
})
