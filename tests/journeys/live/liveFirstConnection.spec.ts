import type { Page } from '@playwright/test'
import { startCuttingProxy } from '../../support/faults/cuttingProxy.ts'
import { expect, test } from '../../support/journey.ts'
import { watchOperations } from '../../support/project/operations.ts'
import { actBeside } from '../../support/pages/ownLists.ts'

/** Opens a list of one's own whose sockets are held on the way. */
async function openList(page: Page, visit: (path: string) => Promise<void>) {
  const proxy = await startCuttingProxy(process.env.PALIER_URL ?? '')
  proxy.holdSockets()
  await visit(proxy.url)
  await page.getByRole('button', { name: 'Essayer sans compte' }).click()
  await page.locator('a[href^="/list/"]').first().waitFor()
  const beside = actBeside(page)
  const list = await beside.makeList('Avant')
  await beside.addEntry(list, 'RY.XTSE', { t600: '80' })
  const sent = watchOperations(page)
  await page.goto(proxy.url + list.path)
  await expect(page.getByRole('heading', { level: 1, name: 'Avant' })).toBeVisible()
  const reads = () => sent.filter((name) => name === 'ListScreenQuery').length
  expect(reads()).toBe(1)
  await expect.poll(() => proxy.figures().held).toBeGreaterThan(0)
  return { proxy, beside, list, reads }
}

test(
  'what changed elsewhere before the first connection stands is shown once it does [D25]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    const { proxy, beside, list, reads } = await openList(page, visit)
    try {
      await beside.renameList(list, 'Après')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avant')
      proxy.releaseSockets()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Après')
      expect(reads()).toBe(2)
    } finally {
      await proxy.stop()
    }
  },
)

test('where nothing changed meanwhile nothing is read again [D25]', { tag: '@whole' }, async ({ page, visit }) => {
  const { proxy, reads } = await openList(page, visit)
  try {
    const price = page.getByRole('row', { name: /RY/ })
    const before = await price.innerText()
    proxy.releaseSockets()
    // Prices move: the connection stands.
    await expect.poll(() => price.innerText()).not.toBe(before)
    expect(reads()).toBe(1)
  } finally {
    await proxy.stop()
  }
})
