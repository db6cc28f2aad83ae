import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, listPath, test } from '../support/journey.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Finding = { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }

/** What axe finds on the page as it stands, a line a place. */
async function findingsOn(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run(): Promise<{ violations: unknown[] }> } }).axe.run()
    return violations
  })
  return (violations as Finding[]).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      for (const language of ['fr', 'en'] as const) {
        test(`GEN-14 SCORE-21 axe finds nothing on any screen in ${language}`, async ({
          page,
          visit,
          enterAsGuest,
        }) => {
          test.slow()
          for (const path of ['/', '/nothing', '/login', '/subscription', '/?e=DuplicateKey']) {
            await visit(path, language)
            // Not by its role: behind a dialog the heading is hidden from whoever cannot see it.
            await page.locator('h1').waitFor()
            expect(await findingsOn(page), path).toEqual([])
          }
          await enterAsGuest(language)
          const [buy, sell] = [await listPath(page, 'first'), await listPath(page, 'last')]
          expect(await findingsOn(page), 'dashboard').toEqual([])
          for (const path of [buy, sell]) {
            await page.goto(path)
            await page.locator('h1').waitFor()
            expect(await findingsOn(page), path).toEqual([])
          }
        })
      }
    })
  }
}
