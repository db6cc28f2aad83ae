import { expect, listPath, test } from '../../support/journey.ts'
import { browserSession } from '../../support/people/browserSession.ts'

test.describe('an English browser with an empty profile', () => {
  test.use({ locale: 'en-US' })

  test('the first visit is in French, and the switcher turns it to English for good [I18N-01] [I18N-02] [HOME-01]', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('marche par marche')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')

    await page.getByRole('radio', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
    await expect(page.getByRole('button', { name: 'Try without an account' })).toBeVisible()

    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  })

  test('a browser that prefers English gets an offer as the first line, takes it once, and the next document is English from the first byte [OPS-10] [SPEC-8]', async ({
    page,
  }) => {
    await page.goto('/')
    const offer = page.getByRole('button', { name: 'Palier is available in English' })
    await expect(offer).toBeVisible()
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
        }),
    )
    expect(shifts).toBeLessThan(0.01)
    await offer.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
    await expect(offer).toBeHidden()

    const response = await page.goto('/about')
    expect(response?.headers()['content-language']).toBe('en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  })

  test('a declined offer is not made again [SPEC-8]', async ({ page }) => {
    await page.goto('/')
    const offer = page.getByRole('button', { name: 'Palier is available in English' })
    await page.getByRole('button', { name: 'Rester en français' }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toBeHidden()
  })

  test('accepting cookies hides the notice, also after a reload [SHELL-19] [SHELL-20] [STORE-04]', async ({ page }) => {
    await page.goto('/')
    const accept = page.getByRole('button', { name: 'D’accord' })
    await accept.click()
    await expect(accept).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(accept).toBeHidden()
  })
})

test('the welcome page offers the guest, the sign-in, three features and the legal pages [HOME-02] [HOME-03] [HOME-04] [HOME-05]', async ({
  page,
  visit,
}) => {
  await visit()
  await expect(page.getByRole('button', { name: 'Essayer sans compte' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login')
  for (const title of ['Listes cibles', 'Portefeuilles', 'Analyse par IA']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Confidentialité' })).toHaveAttribute('href', '/legal/privacy-policy')
  await expect(footer.getByRole('link', { name: 'Conditions' })).toHaveAttribute('href', '/legal/terms-conditions')
})

test('while registration is open the welcome page leads to the form [GEN-09]', async ({ page, visit }) => {
  await visit()
  await expect(page.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/register/form')
})

test('the top bar is hidden on the welcome page and on the access page, and present elsewhere [HOME-06]', async ({
  page,
  visit,
}) => {
  // What introduces itself carries the mark and the languages; the bar is what adds the way in.
  const bar = page.getByRole('banner').getByRole('link', { name: 'Se connecter' })
  for (const path of ['/', '/unlockAccess']) {
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toHaveCount(0)
  }
  await visit('/subscription')
  await expect(bar).toBeVisible()
})

test('the demonstration moves by itself and says that it is simulated [GEN-08]', async ({ page, visit }) => {
  await visit()
  const demo = page.getByRole('region', { name: /^Escalier de / })
  await expect(demo.getByText(/^Bourse simulée, en direct\./)).toBeVisible()
  const before = await demo.innerText()
  await expect.poll(() => demo.innerText(), { timeout: 15_000 }).not.toBe(before)
})

test(
  'a step of the stair can be moved on the welcome page, and saves nothing [GEN-08] [D34]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    await visit()
    const demo = page.getByRole('region', { name: /^Escalier de / })
    const target = demo.getByRole('slider', { name: /Cible/ })
    const before = await target.getAttribute('aria-valuenow')
    await target.press('ArrowDown')
    await expect(target).not.toHaveAttribute('aria-valuenow', before ?? '')
    await target.press('Escape')
    await expect(target).toHaveAttribute('aria-valuenow', before ?? '')
    await expect(page.getByRole('heading', { name: 'Des forfaits à partir de 0 $' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Simulé, et dit comme tel' })).toBeVisible()
  },
)

test('one click leads a guest to the dashboard with the demonstration data [HOME-02] [NAV-03]', async ({
  page,
  visit,
}) => {
  await visit()
  await page.getByRole('button', { name: 'Essayer sans compte' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Listes d’achats' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Listes de vente' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Qualité à bon prix' })).toBeVisible()
})

test.describe('the cookie notice on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('it is no higher than a row of a list, and the end of the list can be scrolled clear of it [SPEC also seen]', async ({
    page,
  }) => {
    await browserSession(page, 'fr').enterAsGuest()
    await page.goto('/')
    await page.goto(await listPath(page, 'first'))
    const notice = await page.getByRole('complementary', { name: 'Témoins de navigation' }).boundingBox()
    const rows = page.getByRole('main').locator('a[href^="/stock/"]')
    await expect(rows.last()).toBeVisible()
    expect(notice?.height).toBeLessThanOrEqual(56)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    for (const end of [rows.last(), page.getByRole('contentinfo').getByRole('link').last()]) {
      const box = await end.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0)
    }
  })
})
