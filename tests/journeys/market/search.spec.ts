import { expect, test } from '../../support/journey.ts'
import { languagesOf, wordsOf } from '../../support/people/newcomer.ts'
import { operationOf, watchOperations } from '../../support/project/operations.ts'

test.use({ viewport: { width: 1440, height: 900 } })

for (const language of languagesOf('fr')) {
  test(
    `(${language}) four quick keys ask once; the listings of one company stand together, each with its own price [SEARCH-01] [SEARCH-02] [SEARCH-03] [SEARCH-04] [SEARCH-05] [SEARCH-07]`,
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest(language)
      const say = wordsOf(language)
      const sent = watchOperations(page)
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog')
      const field = palette.getByRole('combobox')
      await expect(field).toBeFocused()
      await field.pressSequentially('cnad', { delay: 20 })
      await field.fill('canadian national')
      const lines = palette.getByRole('group', { name: say('palette.stocks') }).getByRole('option')
      await expect(lines).toHaveCount(2)
      expect(sent.filter((name) => name === 'searchStocksQuery')).toHaveLength(1)
      await expect(lines.nth(0)).toContainText('CNR')
      await expect(lines.nth(0)).toContainText('CAD')
      await expect(lines.nth(1)).toContainText('CNI')
      await expect(lines.nth(1)).toContainText('USD')
      const [own, twin] = await lines.evaluateAll((all) =>
        all.map((line) => /\d+[.,]\d{2}/.exec(line.textContent)?.[0]),
      )
      expect(own).not.toBe(twin)

      // A listing that nobody follows is taken in, and opens.
      await page.keyboard.press('ArrowDown')
      await expect(lines.nth(1)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/stock\//)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/CNI|Canadian National/)
    },
  )
}

test('an answer that comes late is dropped [SEARCH-02]', { tag: '@whole' }, async ({ page, enterAsGuest }) => {
  await enterAsGuest()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql', async (route, request) => {
    const isFirst = operationOf(request) === 'searchStocksQuery' && (request.postData() ?? '').includes('royal')
    if (isFirst) await released
    await route.fallback()
  })
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  const asked = page.waitForRequest((request) => operationOf(request) === 'searchStocksQuery')
  await field.fill('royal bank')
  const first = await asked
  await field.fill('metro')
  const options = page.getByRole('dialog').getByRole('option')
  await expect(options.filter({ hasText: 'Metro' }).first()).toBeVisible()
  release()
  await (await first.response())?.finished()
  await expect(options.filter({ hasText: 'Metro' }).first()).toBeVisible()
  await expect(options.filter({ hasText: 'Royal' })).toHaveCount(0)
})

test(
  'the palette is worked by the keyboard: lists, commands, and back to where one was [SEARCH-08] [SHELL-15]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const say = wordsOf('fr')
    const button = page.getByRole('button', { name: new RegExp(`^${say('shell.search')}`) })
    await button.focus()
    await page.keyboard.press('Enter')
    const palette = page.getByRole('dialog')
    const field = palette.getByRole('combobox')
    await expect(field).toBeFocused()
    await field.fill('revenu')
    await expect(palette.getByRole('option', { name: /Revenu/ })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
    await expect(button).toBeFocused()

    await page.keyboard.press('/')
    await field.fill('revenu')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Revenu')

    await page.keyboard.press('Control+k')
    await expect(
      palette
        .getByRole('group', { name: say('palette.recent') })
        .getByRole('option')
        .first(),
    ).toContainText('Revenu')
    await field.fill(say('palette.dark'))
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await page.keyboard.press('Control+k')
    await field.fill(say('palette.add.sell'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('form', { name: say('palette.add.sell') })).toBeVisible()
  },
)

for (const language of languagesOf('en')) {
  test(
    `(${language}) a tag is found by its name in the other language, and all tags by a command`,
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest(language)
      const say = wordsOf(language)
      const sent = watchOperations(page)
      await page.getByRole('button', { name: new RegExp(`^${say('shell.search')}`) }).click()
      const palette = page.getByRole('dialog')
      await palette.getByRole('combobox').fill(language === 'fr' ? 'banks' : 'banques')
      const tags = palette.getByRole('group', { name: say('palette.tags') }).getByRole('option')
      await expect(tags.first()).toContainText('Banques')
      await tags.first().click()
      const search = page.getByRole('dialog', { name: say('tags.title') })
      await expect(search.getByRole('article').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(search).toHaveCount(0)

      await page.keyboard.press('Control+k')
      await palette.getByRole('combobox').fill(say('palette.byTags'))
      await page.keyboard.press('Enter')
      await expect(search.getByText(say('tags.begin'))).toBeVisible()
      expect(sent.filter((name) => name === 'useTagMatchesQuery')).toHaveLength(1)
    },
  )
}
