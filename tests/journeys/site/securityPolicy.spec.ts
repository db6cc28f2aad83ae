import type { Page } from '@playwright/test'
import { expect, listPath, openStock, test } from '../../support/journey.ts'

const VISITED = [
  '/',
  '/login',
  '/register',
  '/resetPassword/request',
  '/subscription',
  '/about',
  '/nothing',
  '/?e=<img>',
]
const ENTERED = ['/', '/portfolios', '/subscription', '/myAccount', '/about']

/** What the policy of the pages has kept from happening, from now on. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const broken: string[] = []
  await page.exposeFunction('tellOfViolation', (what: string) => void broken.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { tellOfViolation } = window as unknown as { tellOfViolation(what: string): void }
      tellOfViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI}`)
    })
  })
  return broken
}

test('no page does what its own policy forbids, and no token is where a script could read it', async ({
  page,
  visit,
  enterAsGuest,
}) => {
  const broken = await watchPolicy(page)
  for (const path of VISITED) {
    await visit(path)
    await page.locator('h1').waitFor()
  }
  await enterAsGuest()
  await page.goto(await listPath(page, 'first'))
  await page.getByRole('table').waitFor()
  await page.goto('/')
  await openStock(page)
  for (const path of ENTERED) {
    await page.goto(path)
    await page.locator('h1').waitFor()
  }
  expect(broken).toEqual([])
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  )
  expect(readable).toContain('palier.user')
  expect(readable).not.toMatch(/eyJ|__Host|palier_\w{8}|oken/)

  // It is looked at the right place: what the policy forbids is told.
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.wasRun = true'
    document.head.append(script)
  })
  await expect.poll(() => broken.length).toBe(1)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})
