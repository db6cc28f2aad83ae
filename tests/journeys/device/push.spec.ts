/// <reference lib="webworker" />
import { expect, test } from '../../support/journey.ts'
import { becomeMember } from '../../support/people/newcomer.ts'

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow', fetchesAhead: true })

const MESSAGE = {
  title: 'Banques',
  body: 'Acheter RY, sous la cible, 80,00 $, cours 79,50 $',
  language: 'fr',
  path: '/list/1',
}

/** Runs in the page: no push service can be reached from a test; what it gives a browser is given here. */
function standInForPushService() {
  const encoded = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  let current: object | null = null
  PushManager.prototype.getSubscription = async () => current as PushSubscription | null
  PushManager.prototype.subscribe = async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
    const keys = {
      p256dh: encoded(btoa(String.fromCharCode(...point))),
      auth: encoded(btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))),
    }
    const endpoint = `https://push.example/${crypto.randomUUID()}`
    current = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        current = null
        return true
      },
    }
    return current as PushSubscription
  }
}

test(
  'D40 crossings are pushed to a browser after a press that asks for them, shown, and ended by another press',
  { tag: '@whole' },
  async ({ page, visit, context }) => {
    test.slow()
    await page.addInitScript(standInForPushService)
    const { say } = await becomeMember(page, visit)
    await page.goto('/myAccount')
    const toggle = page.getByRole('switch', { name: say('account.push') })
    await expect(toggle).not.toBeChecked()
    // The browser that runs this refuses what nobody has allowed.
    await toggle.click()
    await expect(page.getByText(say('account.push.denied'))).toBeVisible()
    await expect(toggle).not.toBeChecked()
    await context.grantPermissions(['notifications'])
    await toggle.click()
    await expect(page.getByText(say('account.push.on'))).toBeVisible()
    await expect(toggle).toBeChecked()

    const browser = await context.newCDPSession(page)
    let registrationId = ''
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      registrationId = registrations[0]?.registrationId ?? registrationId
    })
    await browser.send('ServiceWorker.enable')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await expect.poll(() => registrationId).not.toBe('')
    const push = (message: object) =>
      browser.send('ServiceWorker.deliverPushMessage', {
        ...{ origin: new URL(page.url()).origin, registrationId, data: JSON.stringify(message) },
      })
    // A browser without a screen shows nothing: what it would show is kept in the worker.
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('no worker')
    await worker.evaluate(() => {
      const { registration } = self as unknown as ServiceWorkerGlobalScope
      const shown: unknown[] = []
      Object.assign(self, { shown })
      registration.showNotification = async (title, options) => void shown.push({ title, ...options })
    })
    const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown)
    await push(MESSAGE)
    const { title, body, language: lang, path } = MESSAGE
    // A later one of the same list has the same tag, and takes its place.
    const icon = '/application-icon-192.png'
    await expect.poll(shown).toEqual([{ title, body, lang, icon, tag: path, data: path }])

    await toggle.click()
    await expect(page.getByText(say('account.push.off'))).toBeVisible()
    await expect(toggle).not.toBeChecked()
  },
)
