import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { catalogue } from '@palier/contract/catalogue'
import { envelope } from '@palier/contract/kernel/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService } from '../../scripts/lib/services.mjs'
import { prepareEngine } from '../support/engines.ts'
import { type Palier, startPalier } from '../support/palier.ts'
import { projectRoot } from '../support/sources.ts'
import { rowsOf } from '../support/whole.ts'

const PASSWORD = 'Quatre-marches-7!'
/** How long after the answer the service dies: while, before and after the mail is written. */
const DYING_AFTER_MILLISECONDS = rowsOf([30, 0, 1200], 1)
/** A job that was under way is taken up again once its lease is over. */
const LEASE_MILLISECONDS = 30_000

describe.each(['PGlite'] as const)('a service that dies while somebody registers, on %s', (engine) => {
  let palier: Palier
  let api: Palier['api']
  let prepared: Awaited<ReturnType<typeof prepareEngine>>
  let environment: Record<string, string>

  beforeAll(async () => {
    prepared = await prepareEngine(engine)
    const clock = pathToFileURL(join(projectRoot, 'tests/support/shiftClock.mjs')).href
    environment = {
      ...prepared.environment,
      ...{ HUMAN_CHECK: 'off', INVITATION_REQUIRED: 'false', NODE_OPTIONS: `--import=${clock}` },
    }
    palier = await startPalier(environment)
    api = palier.api
  })
  afterAll(async () => {
    await api?.stop()
    await palier?.stop()
    await prepared?.stop()
  })

  async function post(path: string, body: unknown) {
    const answer = await fetch(palier.apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: envelope.parse(await answer.json()) }
  }

  function register(email: string) {
    return post(catalogue.register.path, {
      email,
      firstname: 'Marie',
      lastname: 'Lévesque',
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      twoLettersPreferredLanguage: 'fr',
      token: '',
      termsAndConditionsAnswer: { version: 221201, areTermsAndContionsAccepted: true },
    })
  }

  /** As a power cut ends it: nothing in it has a chance to run. Then it is started as it was. */
  async function dieAndComeBack() {
    api.child.kill('SIGKILL')
    await api.ended
    api = startService('api', palier.apiEnvironment)
    await api.ready(`${palier.apiUrl}/readyz`)
    // Nobody waits for the lease in real time.
    const heard = once(api.child, 'message')
    api.child.send({ passMilliseconds: LEASE_MILLISECONDS })
    await heard
  }

  /** The pages of all mails to an address. */
  async function mailsTo(email: string): Promise<string[]> {
    const list = await (await fetch(`${palier.apiUrl}/dev/mailbox`)).text()
    const rows = list.split('<tr>').filter((row) => row.includes(email))
    const paths = rows.flatMap((row) => /href="(\/dev\/mailbox\/[^"]+)"/.exec(row)?.[1] ?? [])
    return Promise.all(paths.map(async (path) => (await fetch(palier.apiUrl + path)).text()))
  }

  test.each(DYING_AFTER_MILLISECONDS)(
    '%i ms after the answer: the account is there, one mail comes, its link works [REG-15] [REG-18] [D15]',
    async (milliseconds) => {
      const email = `panne-${milliseconds}@exemple.ca`
      const { status } = await register(email)
      expect(status).toBe(200)
      await delay(milliseconds)
      await dieAndComeBack()

      await expect.poll(() => mailsTo(email), { timeout: 45_000, interval: 200 }).toHaveLength(1)
      const [mail = ''] = await mailsTo(email)
      const token = /token=([\w-]+)/.exec(mail)?.[1]
      const confirmed = await post(catalogue.confirmEmail.path, { token })
      expect(confirmed.body.data).toEqual({ emailConfirmationStatus: 'confirmed', email })
      const signedIn = await post(catalogue.login.path, { email, password: PASSWORD, token: '' })
      expect(signedIn.status).toBe(200)
      // The welcome is the second; the activation did not come twice.
      await expect.poll(() => mailsTo(email), { timeout: 15_000, interval: 200 }).toHaveLength(2)
    },
    120_000,
  )
})
