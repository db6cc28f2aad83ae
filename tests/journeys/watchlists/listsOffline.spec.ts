import { expect, listPath, test } from '../../support/journey.ts'

/** Runs in the page: no socket of it reaches anybody. */
function refuseSockets() {
  const Own = WebSocket
  const counted = { attempts: 0 }
  Object.assign(window, { counted })
  window.WebSocket = class extends Own {
    constructor(_url: string | URL, protocols?: string | string[]) {
      counted.attempts += 1
      super('ws://127.0.0.1:9/', protocols)
    }
  }
}

test(
  'where no socket comes through the pages stand as they are, and nothing fails unseen [D25]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await page.addInitScript(refuseSockets)
    const attempts = () =>
      page.evaluate(() => (window as unknown as { counted: { attempts: number } }).counted.attempts)
    await enterAsGuest()
    await expect.poll(attempts).toBeGreaterThan(1)
    const path = await listPath(page, 'first')
    await page.locator('a[href^="/list/"]').first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(17)
  },
)
