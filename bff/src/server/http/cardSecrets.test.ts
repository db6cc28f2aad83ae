import { createLog } from '@palier/service/log'
import { GraphQLError } from 'graphql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { follow } from '../../testing/follow.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import type { Fault } from '../../testing/upstream.ts'
import { publicErrorOf } from '../graphql/publicErrors.ts'

const NUMBER = '4000002760003184'
const CVC = '9173'
const SECRET = 'pi_1_secret_Zq81'
const HOLDER = 'Camille Beausoleil'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
  bff.upstream.data.state.nextLogin = { role: {} }
  await browser.signInAsGuest()
})
afterEach(() => bff.stop())

const CONFIRM = `mutation Confirm($input: ConfirmSandboxCardInput!) { confirmSandboxCard(input: $input) { __typename
  ... on Problem { code field } ... on ConfirmSandboxCardPayload { status } } }`

const card = { number: NUMBER, expirationMonth: 1, expirationYear: 2030, cvc: CVC, nameOnCard: HOLDER }
const { cvc: _cvc, ...withoutCvc } = card

/** Everything that anybody gets to read of it. */
async function traceOf(query: string, variables: Record<string, unknown> = {}): Promise<string> {
  const { data, errors } = await browser.ask(query, variables)
  return [JSON.stringify(data), JSON.stringify(errors), ...bff.lines].join('\n')
}

function expectNothingOf(trace: string): void {
  for (const secret of [NUMBER, NUMBER.slice(0, 8), SECRET, HOLDER]) expect(trace).not.toContain(secret)
  // By itself: an instant or an id may have its digits too.
  expect(trace).not.toMatch(new RegExp(`(?<![\\da-f])${CVC}(?![\\da-f])`))
}

describe('what is typed of a card is neither logged nor told back [D12]', () => {
  test.each([
    ['a card that is taken', { card }],
    ['a number that is no text', { card: { ...card, number: Number(NUMBER) } }],
    ['a CVC that is no text', { card: { ...card, cvc: Number(CVC) } }],
    ['a month that is a text', { card: { ...card, expirationMonth: `${CVC} at "x"; Field "y" is not defined` } }],
    ['a card without a CVC', { card: withoutCvc }],
    ['a card with more than a card has', { card: { ...card, pin: CVC } }],
    ['a number that is too long', { card: { ...card, number: `${NUMBER}${NUMBER}${NUMBER}` } }],
    ['a CVC that is too long', { card: { ...card, cvc: CVC.repeat(3) } }],
    ['a card in the place of an answer', { isApproved: card }],
    ['a text in the place of a card', { card: `${NUMBER} ${CVC} ${HOLDER}` }],
  ])('%s', async (_what, input) => {
    expectNothingOf(await traceOf(CONFIRM, { input: { clientSecret: SECRET, ...input } }))
  })

  test.each<[string, Fault]>([
    ['refuses it', { status: 402, error: { errorCode: 'incorrect_cvc', params: { field: 'cvc' } } }],
    ['answers with a code of its own', { status: 400, error: { errorCode: `no ${NUMBER}` } }],
    ['fails', { status: 500, error: { errorCode: 'InternalServerError' } }],
    ['hangs up', 'reset'],
    ['answers with a page', 'html'],
    ['answers with garbage', 'garbled'],
  ])('where the api %s', async (_what, fault) => {
    bff.upstream.failing('confirmSandboxCard', fault)
    expectNothingOf(await traceOf(CONFIRM, { input: { clientSecret: SECRET, card } }))
  })

  test('a document into which a card was written', async () => {
    const written = (fields: string) =>
      `mutation { confirmSandboxCard(input: { clientSecret: "${SECRET}", card: { ${fields} } }) { __typename } }`
    const rest = `expirationMonth: 1, expirationYear: 2030, nameOnCard: "${HOLDER}"`
    for (const fields of [
      `number: ${NUMBER}, cvc: ${CVC}, ${rest}`,
      `number: "${NUMBER}", cvc: "${CVC}", expirationMonth: "${CVC}", expirationYear: ${NUMBER}, nameOnCard: ["${HOLDER}"]`,
      `number: "${NUMBER}"`,
      `number: "${NUMBER}" ${NUMBER}`,
    ]) {
      expectNothingOf(await traceOf(written(fields)))
    }
  })

  test('a subscription over a socket', async () => {
    const query = 'subscription ($from: String) { defaultCardChanged(from: $from) { status } }'
    const event = follow(browser, query, { from: { number: NUMBER, cvc: CVC } }).next()
    const error = await event.then(
      () => null,
      (reason: unknown) => String(reason),
    )
    expect(error).toContain('non string value')
    expectNothingOf([error, ...bff.lines].join('\n'))
  })
})

test.each([
  [
    `Variable "$input" got invalid value "${NUMBER}" at "input.card"; Expected type "SandboxCardInput" to be an object.`,
    'Variable "$input" got an invalid value.',
  ],
  [
    `Variable "$input" got invalid value { number: "${NUMBER}" }; Field "cvc" of required type "String!" was not provided.`,
    'Variable "$input" got an invalid value. Field "cvc" of required type "String!" was not provided.',
  ],
  [`String cannot represent a non string value: ${NUMBER}`, 'String cannot represent a non string value.'],
  [`Expected value of type "Int!", found "${CVC}"; Int cannot …`, 'Expected value of type "Int!".'],
  [
    `Syntax Error: Expected Name, found Int "4000 0027 6000 3184".`,
    'Syntax Error: Expected Name, found Int "[hidden]".',
  ],
  ['Cannot query field "x" on type "Query". Did you mean "y"?', 'Cannot query field "x" on type "Query".'],
  ['Cannot query field "x" on type "Query".', 'Cannot query field "x" on type "Query".'],
])('a reader is told what is wrong without what was sent: %s', (message, told) => {
  expect(publicErrorOf(new GraphQLError(message), createLog('silent')).message).toBe(told)
})
