import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Finding = { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }

/** What axe finds on the page as it stands, a line a place. */
export async function findingsOn(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  // What is still transparent on its way in is nothing that anybody sees yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((animation) => {
        const isEndless = animation.effect?.getComputedTiming().iterations === Infinity
        return isEndless ? [] : [animation.finished]
      }),
    ),
  )
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run(): Promise<{ violations: unknown[] }> } }).axe.run()
    return violations
  })
  return (violations as Finding[]).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
