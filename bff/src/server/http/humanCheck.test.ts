import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'

const CHECK = 'query ($action: HumanAction!) { humanCheck(action: $action) { kind siteKey challenge } }'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
})
afterEach(() => bff.stop())

test('every action gets a puzzle of its own, each time a new one [D9]', async () => {
  for (const action of ['FEEDBACK', 'GUEST', 'INVITATION', 'LOGIN', 'REGISTER', 'RESET', 'RESET']) {
    const challenge = JSON.stringify({ salt: `for ${action.toLowerCase()}` })
    expect((await browser.ask(CHECK, { action })).data).toEqual({
      humanCheck: { kind: 'ALTCHA', siteKey: null, challenge },
    })
    expect(bff.upstream.take().map(({ path, body }) => [path, body])).toEqual([
      ['getHumanCheck', { action: action.toLowerCase() }],
    ])
  }
})

test('a check that is down is an error with its code, never a free way [D9]', async () => {
  bff.upstream.failing('getHumanCheck', { status: 503, error: { errorCode: 'HumanCheckUnavailable' } })
  const { data, errors } = await browser.ask(CHECK, { action: 'REGISTER' })
  expect(data).toEqual({ humanCheck: null })
  expect(errors[0]?.extensions?.code).toBe('HUMAN_CHECK_UNAVAILABLE')
})

test('an api that asks for no check is asked once [D17]', async () => {
  bff.upstream.failing('getHumanCheck', { status: 404, error: { errorCode: 'UnknownRoute' } })
  for (let time = 0; time < 2; time += 1) {
    expect((await browser.ask(CHECK, { action: 'GUEST' })).data).toEqual({
      humanCheck: { kind: 'OFF', siteKey: null, challenge: null },
    })
  }
  expect(bff.upstream.take()).toHaveLength(1)
})

test('the identity provider is known to the page where that way in is open [API-83]', async () => {
  expect((await browser.ask('{ site { googleClientId } }')).data).toEqual({ site: { googleClientId: null } })
  const open = await startTestBff()
  try {
    open.upstream.data.state.googleClientId = 'client.example'
    const { data } = await createBrowser(open.url).ask('{ site { googleClientId } }')
    expect(data).toEqual({ site: { googleClientId: 'client.example' } })
  } finally {
    await open.stop()
  }
})
