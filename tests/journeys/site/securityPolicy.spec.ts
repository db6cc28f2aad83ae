import { expect, listPath, openStock, test } from '../../support/journey.ts'
import { isWhole } from '../../support/whole.ts'

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

// That no page does what its own policy forbids every journey proves; here are the pages that few of them open.
test('no token is where a script could read it, and what the policy of a page forbids is told and not done', async ({
  page,
  visit,
  enterAsGuest,
  policyViolations,
}) => {
  for (const path of isWhole ? VISITED : []) {
    await visit(path)
    await page.locator('h1').waitFor()
  }
  await enterAsGuest()
  await page.goto(await listPath(page, 'first'))
  await page.getByRole('table').waitFor()
  if (isWhole) {
    await page.goto('/')
    await openStock(page)
  }
  for (const path of isWhole ? ENTERED : []) {
    await page.goto(path)
    await page.locator('h1').waitFor()
  }
  expect(policyViolations).toEqual([])
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  )
  expect(readable).toContain('palier.user')
  expect(readable).not.toMatch(/eyJ|__Host|palier_\w{8}|oken/)

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.wasRun = true'
    document.head.append(script)
  })
  await expect.poll(() => policyViolations.splice(0).length).toBe(1)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})
