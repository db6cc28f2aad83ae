/// <reference lib="webworker" />
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { findWholeChromium } from '../../../scripts/lib/chromium.mjs'
import { expect, listPath, test } from '../../support/journey.ts'
import { findingsOn } from '../../support/pages/axe.ts'
import { becomeMember } from '../../support/people/newcomer.ts'

// The browser without windows shows no notification, whatever is permitted.
const launchOptions = { executablePath: findWholeChromium() ?? '', args: ['--no-sandbox', '--disable-gpu'] }
test.use({
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'allow',
  ...(launchOptions.executablePath !== '' && { launchOptions }),
})

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
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
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

test.describe('a page that is idle', () => {
  test.use({ fetchesAhead: true })

  test(
    'crossings are pushed to a browser after a press that asks for them, and ended by another press [D40]',
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

      await toggle.click()
      await expect(page.getByText(say('account.push.off'))).toBeVisible()
      await expect(toggle).not.toBeChecked()
    },
  )
})

test(
  'hours without pushes and the lists that are pushed are chosen on the account page, and stay chosen [D40]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    const { say } = await becomeMember(page, visit)
    const dialog = page.getByRole('dialog', { name: say('push.title') })
    const quiet = dialog.getByRole('switch', { name: say('push.quiet') })
    const hour = (id: string) => dialog.getByLabel(say(id), { exact: true })
    const list = dialog.getByRole('list').getByRole('switch').first()
    const open = async () => {
      await page.goto('/myAccount')
      await page.getByRole('button', { name: say('account.push.open') }).click()
      await expect(quiet).toBeVisible()
    }
    await open()
    await expect(hour('push.quiet.from')).toHaveValue('22')
    await expect(hour('push.quiet.until')).toHaveValue('7')
    await hour('push.quiet.from').selectOption('23')
    await expect(hour('push.quiet.from')).toHaveValue('23')
    await expect(list).toBeChecked()
    expect(await findingsOn(page)).toEqual([])
    await list.click()
    await expect(list).not.toBeChecked()
    await open()
    await expect(hour('push.quiet.from')).toHaveValue('23')
    await expect(list).not.toBeChecked()
    await quiet.click()
    await expect(quiet).not.toBeChecked()
    await expect(hour('push.quiet.from')).toHaveCount(0)
    await open()
    await expect(quiet).not.toBeChecked()
  },
)

/** The worker of the site, which answers this page. A page asks for it by itself when it is idle, which takes longer. */
async function startWorker(page: Page, context: BrowserContext): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'))
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker')
  return worker
}

interface Desk {
  /** Delivers a push as a push service would, by the browser's own machinery; answers what the browser shows then. */
  push(message: object): Promise<object[]>
  /** Presses what is shown; no protocol presses a notification of the system. Answers how many are left. */
  press(): Promise<number>
}

/** The notifications of the site. Browsers forget one that is being shown while somebody reads them: none is read before. */
async function openDesk(page: Page, context: BrowserContext, worker: Worker): Promise<Desk> {
  const browser = await context.newCDPSession(page)
  let registrationId = ''
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId
  })
  await browser.send('ServiceWorker.enable')
  await expect.poll(() => registrationId).not.toBe('')
  await worker.evaluate(() => {
    const { registration } = self as unknown as ServiceWorkerGlobalScope
    const show = registration.showNotification.bind(registration)
    Object.assign(self, { shownCount: 0 })
    registration.showNotification = async (...notification) => {
      await show(...notification)
      ;(self as unknown as { shownCount: number }).shownCount += 1
    }
  })
  const { origin } = new URL(page.url())
  const countShown = () => worker.evaluate(() => (self as unknown as { shownCount: number }).shownCount)
  return {
    async push(message) {
      const before = await countShown()
      await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
      await expect.poll(countShown).toBe(before + 1)
      return worker.evaluate(async () => {
        const { registration } = self as unknown as ServiceWorkerGlobalScope
        const shown = await registration.getNotifications()
        return shown.map(({ title, body, lang, tag, icon }) => ({
          title,
          body,
          lang,
          tag,
          icon: icon && new URL(icon).pathname,
        }))
      })
    },
    press: () =>
      worker.evaluate(async () => {
        const { registration } = self as unknown as ServiceWorkerGlobalScope
        const [notification] = await registration.getNotifications()
        if (!notification) throw new Error('nothing is shown')
        const event = new NotificationEvent('notificationclick', { notification })
        const done: Promise<unknown>[] = []
        event.waitUntil = (promise) => void done.push(Promise.resolve(promise))
        self.dispatchEvent(event)
        await Promise.all(done)
        return (await registration.getNotifications()).length
      }),
  }
}

test(
  'a push is shown by the browser, a later one of its list in its place, and a press opens the list [D40]',
  { tag: '@whole' },
  async ({ page, context, enterAsGuest }) => {
    await context.grantPermissions(['notifications'])
    await enterAsGuest()
    const path = await listPath(page, 'first')
    test.skip(!(await page.evaluate(() => Notification.permission === 'granted')), 'this browser shows no notification')
    const worker = await startWorker(page, context)
    const desk = await openDesk(page, context, worker)

    const message = { title: 'Banques', body: 'Acheter RY, sous la cible, 80,00 $', language: 'fr', path }
    const shown = { title: 'Banques', lang: 'fr', tag: path, icon: '/application-icon-192.png' }
    expect(await desk.push(message)).toEqual([{ ...shown, body: message.body }])
    expect(await desk.push({ ...message, body: 'Acheter CM' })).toEqual([{ ...shown, body: 'Acheter CM' }])
    expect(await desk.press()).toBe(0)
    await page.waitForURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    // A page that is at the list stays as it is, with what somebody types in it.
    await page.evaluate(() => Object.assign(window, { isKept: true }))
    await desk.push(message)
    expect(await desk.press()).toBe(0)
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true)

    // Without a page of the site one is opened. A browser lets only a real press do so: here it is asked.
    await page.goto(page.url().replace('localhost', '127.0.0.1'))
    await worker.evaluate(() => {
      const { clients } = self as unknown as ServiceWorkerGlobalScope
      const openWindow = async (url: string) => void Object.assign(self, { opened: url })
      Object.defineProperty(clients, 'openWindow', { value: openWindow })
    })
    await desk.push(message)
    expect(await desk.press()).toBe(0)
    expect(await worker.evaluate(() => (self as unknown as { opened: string }).opened)).toBe(path)
  },
)
