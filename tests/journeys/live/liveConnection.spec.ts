import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../../scripts/lib/freePort.mjs'
import { startCuttingProxy } from '../../support/faults/cuttingProxy.ts'
import { expect, listPath, test } from '../../support/journey.ts'
import { actBeside } from '../../support/pages/ownLists.ts'
import { startPalier } from '../../support/palier.ts'
import { readMetric } from '../../support/load/tickLoad.ts'

/** One every two seconds. `SOCKET_CUTS=30` goes on for a minute. */
const CUTS = Number(process.env.SOCKET_CUTS ?? 5)

type Priced = { viewer: { watchList: { entries: { stock: { symbol: string; lastPrice: string } }[] } } }

test(
  'sockets that are cut again and again come back, with the present prices and no subscription twice [D25]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.setTimeout(60_000 + CUTS * 15_000)
    const metricsPort = await freePort()
    const palier = await startPalier(
      { NODE_ENV: 'development', TICK_SECONDS: '1' },
      { bffEnvironment: { METRICS_PORT: String(metricsPort) } },
    )
    const proxy = await startCuttingProxy(palier.url)
    try {
      await visit(proxy.url)
      await page.getByRole('button', { name: 'Essayer sans compte' }).click()
      await page.locator('a[href^="/list/"]').first().waitFor()
      const path = await listPath(page, 'first')
      await page.goto(proxy.url + path)
      const row = page.getByRole('table').locator('tbody tr').first()
      await row.waitFor()
      const link = await row.locator('a[href^="/stock/"]').first().innerText()
      const listId = path.replace('/list/', '')

      const metric = (name: string) => readMetric(metricsPort, name)
      /** Whether the row shows what the server says at this moment. */
      const isPresent = async () => {
        const query =
          'query ($id: String!) { viewer { watchList(listId: $id) { entries { stock { symbol lastPrice } } } } }'
        const { viewer } = await actBeside(page).ask<Priced>(query, { id: listId })
        const { lastPrice } = viewer.watchList.entries.find(({ stock }) => link.includes(stock.symbol))?.stock ?? {}
        const shown = await page.getByRole('row').filter({ hasText: link }).first().innerText()
        return shown.includes(String(lastPrice).replace('.', ','))
      }
      await expect.poll(() => metric('socket_subscriptions')).toBe(2)
      await expect.poll(isPresent).toBe(true)

      for (let cuts = 0; cuts < CUTS; cuts += 1) {
        await expect.poll(() => proxy.cut(), { intervals: [100] }).toBeGreaterThan(0)
        await delay(2000)
      }
      expect(proxy.figures().cuts).toBeGreaterThanOrEqual(CUTS)
      await expect.poll(isPresent, { timeout: 2000, intervals: [100] }).toBe(true)
      await expect.poll(() => metric('socket_subscriptions')).toBe(2)
      expect(await metric('price_followers')).toBe(1)
      expect(await metric('sockets')).toBe(1)
    } finally {
      await proxy.stop()
      await palier.stop()
    }
  },
)

test(
  'a page whose prices have stopped says so and since when, until they move again [D25]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    const proxy = await startCuttingProxy(process.env.PALIER_URL ?? '')
    try {
      await visit(proxy.url)
      await page.getByRole('button', { name: 'Essayer sans compte' }).click()
      await page.locator('a[href^="/list/"]').first().waitFor()
      await expect.poll(() => proxy.figures().open).toBe(1)
      proxy.refuseSockets(true)
      proxy.cut()
      await expect(page.getByText('Les cours ne bougent plus.')).toBeVisible({ timeout: 10_000 })
      await expect(page.getByText(/reçus il y a moins d’une minute/)).toBeVisible()
      proxy.refuseSockets(false)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(page.getByText('Les cours ne bougent plus.')).toBeHidden({ timeout: 3000 })
    } finally {
      await proxy.stop()
    }
  },
)

test('a page whose session is ended elsewhere goes to sign-in, says so, and does not knock on', async ({
  page,
  enterAsGuest,
}) => {
  await enterAsGuest()
  const connected = page.waitForEvent('websocket')
  await page.reload()
  await connected
  // Whoever has the cookie ends the session beside the browser, which keeps what it has.
  const cookies = await page.context().cookies()
  const answer = await fetch(new URL('/graphql', page.url()), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-graphql-yoga-csrf': '1',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ query: 'mutation { signOut { __typename } }' }),
  })
  expect(await answer.text()).toContain('SignOut')
  await expect(page.getByText('Votre session a été fermée ailleurs.')).toBeVisible({ timeout: 5000 })
  // The page of sign-in, or the one that leads there.
  await expect(page).toHaveURL(/\/(login)?$/)
  expect(await page.evaluate(() => localStorage.getItem('palier.user'))).toBeNull()
})
