import { expect, test } from '../../support/journey.ts'

test('GraphiQL starts from files of its own, which a second visit takes from the cache [SPEC-14]', async ({ page }) => {
  await page.goto('/graphql')
  await expect(page.getByRole('button', { name: /^(Run|Execute)/ }).first()).toBeVisible()
  await expect(page.locator('.monaco-editor').first()).toContainText('query')
  await expect.poll(() => page.workers().length).toBeGreaterThan(0)
  await page.reload()
  await expect(page.locator('.monaco-editor').first()).toBeVisible()
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/graphql/assets/'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(sizes.length).toBeGreaterThanOrEqual(2)
  expect(Math.max(...sizes)).toBe(0)
})
