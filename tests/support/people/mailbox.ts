import { expect, type Page } from '@playwright/test'

/** The address that the link of the newest mail to this address leads to, of the page of mails; waits for `count` of them. */
export async function linkInMail(page: Page, to: string, subject: RegExp, count = 1): Promise<string> {
  const read = async (path: string) => (await page.request.get(path)).text()
  let mails: string[] = []
  // The mail leaves with a job: the list shows it as soon as that has run.
  await expect(async () => {
    const rows = (await read('/dev/mailbox')).split('<tr>').filter((row) => row.includes(to))
    mails = rows.flatMap((row) => {
      const [, href = '', title = ''] = /<a [^>]*href="([^"]+)"[^>]*>([^<]*)</.exec(row) ?? []
      return subject.test(title) ? [href] : []
    })
    expect(mails.length).toBeGreaterThanOrEqual(count)
  }).toPass({ timeout: 30_000, intervals: [100] })
  const text = await read(mails[0] ?? '')
  const [link] = /https?:\/\/[^\s<>"]*token=[^\s<>"&]+/i.exec(text) ?? []
  if (!link) throw new Error(`no link in the mail to ${to}`)
  return link
}
