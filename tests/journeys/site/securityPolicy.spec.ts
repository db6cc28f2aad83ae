import { expect, listPath, openStock, test } from '../../support/journey.ts'
import { isWhole } from '../../support/whole.ts'

/** That no page does what its own policy forbids every journey proves; these are opened by few of them, or with hostile input. */
const VISITED = ['/resetPassword/request', '/register', '/?e=<img>']
const ENTERED = ['/portfolios', '/myAccount', '/subscription']
const VISITED_OTHERS = ['/', '/login', '/subscription', '/about', '/nothing']
const ENTERED_OTHERS = ['/', '/about']

test('no token is where a script could read it, and what the policy of a page forbids is told and not done', async ({
  page,
  visit,
  enterAsGuest,
  policyViolations,
}) => {
  for (const path of [...VISITED, ...(isWhole ? VISITED_OTHERS : [])]) {
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
  for (const path of [...ENTERED, ...(isWhole ? ENTERED_OTHERS : [])]) {
    await page.goto(path)
    await page.locator('h1').waitFor()
  }
  expect(policyViolations).toEqual([])
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  )
  expect(readable).toContain('palier.user')
  expect(readable).not.toMatch(/eyJ|__Host(?!-palier-language=)|palier_\w{8}|oken/)

  // It is looked at the right place: what the policy forbids is told.
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.wasRun = true'
    document.head.append(script)
  })
  await expect.poll(() => policyViolations.splice(0).length).toBe(1)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})
