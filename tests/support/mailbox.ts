import { expect, type Page } from '@playwright/test'

/**
 * Opens the newest mail to this address in the mailbox page and answers the address that its link leads to; waits for
 * `count` of them.
 */
export async function linkInMail(page: Page, to: string, subject: RegExp, count = 1): Promise<string> {
  const mail = page.getByRole('row').filter({ hasText: to }).getByRole('link', { name: subject })
  // The mail leaves with a job: the list shows it as soon as that has run.
  await expect(async () => {
    await page.goto('/dev/mailbox')
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 500 })
    expect(await mail.count()).toBeGreaterThanOrEqual(count)
  }).toPass({ timeout: 15_000 })
  const href = await mail.first().getAttribute('href')
  const text = await (await page.request.get(href ?? '')).text()
  const [link] = /https?:\/\/[^\s<>"]*token=[^\s<>"&]+/i.exec(text) ?? []
  if (!link) throw new Error(`no link in the mail to ${to}`)
  return link
}
