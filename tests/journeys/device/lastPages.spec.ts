import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { actBeside, type OwnList } from '../../support/pages/ownLists.ts'
import { becomeMember, createNewcomer } from '../../support/people/newcomer.ts'

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow', fetchesAhead: true })

/** How many answers the browser's database holds. */
function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if ((await indexedDB.databases()).length === 0) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('palier')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const counting = opening.result.transaction('answers').objectStore('answers').count()
        counting.onsuccess = () => {
          opening.result.close()
          resolve(counting.result)
        }
      }
    })
  })
}

test(
  'the last pages open offline with their date once the member has turned this on, and are gone after signing out [D40] [SEC-11]',
  { tag: '@whole' },
  async ({ page, visit, context }) => {
    test.slow()
    const { say } = await becomeMember(page, visit)
    const beside = actBeside(page)
    const { viewer } = await beside.ask<{ viewer: { watchLists: (Omit<OwnList, 'path'> & { kind: string })[] } }>(
      '{ viewer { watchLists { id listId version kind } } }',
    )
    const own = viewer.watchLists.find(({ kind }) => kind === 'BUY')
    if (!own) throw new Error('a new account has no buy list')
    const list = { ...own, path: `/list/${own.listId}` }
    await beside.addEntry(list, 'RY.XTSE', { t200: '100', t400: '90', t600: '80', t800: '70' })
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await page.goto(list.path)
    await page.locator('main a[href^="/stock/"]').first().waitFor()
    await page.goto('/myAccount')
    expect(await countKept(page)).toBe(0)
    await page.getByRole('switch', { name: say('account.offline') }).click()
    await page.goto('/')
    await expect.poll(() => countKept(page)).toBe(1)
    await page.goto(list.path)
    await page.locator('main a[href^="/stock/"]').first().click()
    await page.getByRole('tablist').waitFor()
    const stockPath = new URL(page.url()).pathname
    // Home, the list and the stock, not the account. Each is stored once its page is idle.
    await expect.poll(() => countKept(page)).toBe(3)
    await page.goto('/')

    await context.setOffline(true)
    const strip = page.getByRole('status').filter({ hasText: /Hors ligne depuis/ })
    await page.goto(list.path)
    await expect(strip).toHaveText(/^Hors ligne depuis \d+\sh\s\d\d\. Données de \d+\sh\s\d\d\./)
    await expect(page.locator('main').getByText('RY', { exact: true }).first()).toBeVisible()
    await page.goto(stockPath)
    await expect(page.getByRole('tablist')).toBeVisible()
    await page.goto('/')
    await expect(page.locator(`main a[href="${list.path}"]`).first()).toBeVisible()
    await page.goto('/myAccount')
    await expect(page.getByText(say('failure.offline'))).toBeVisible()
    await page.goto(list.path)
    await expect(strip).toBeVisible()

    // Back, the page is read anew by itself.
    await context.setOffline(false)
    await expect(page.getByText(/Données de/)).toHaveCount(0)
    await createNewcomer(page).signOut()
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
    await context.setOffline(true)
    await page.goto(list.path)
    await expect(page.getByText('RY', { exact: true })).toHaveCount(0)
  },
)

test('of a guest no answer is kept [D40]', { tag: '@whole' }, async ({ page, enterAsGuest }) => {
  await enterAsGuest()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  expect(await countKept(page)).toBe(0)
})
