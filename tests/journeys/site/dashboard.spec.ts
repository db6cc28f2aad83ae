import { expect, listPath, test } from '../../support/journey.ts'
import { becomeMember, languagesOf, personalMenu, wordsOf } from '../../support/people/newcomer.ts'
import { watchOperations } from '../../support/project/operations.ts'

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const language of languagesOf('fr')) {
    test(
      `(${language}) cards turn to be written, and a suggestion is looked at [DASH-05] [DASH-06] [DASH-15] [DASH-19] [DASH-23] [DASH-25]`,
      { tag: '@whole' },
      async ({ page, enterAsGuest }) => {
        await enterAsGuest(language)
        const say = wordsOf(language)
        await page.getByRole('button', { name: say('dashboard.add.sell') }).click()
        const form = page.getByRole('form', { name: say('dashboard.add.sell') })
        await form.getByRole('button', { name: say('dashboard.create') }).click()
        await expect(form.getByText(say('dashboard.nameMissing'))).toBeVisible()
        const name = form.getByRole('textbox', { name: say('dashboard.name'), exact: true })
        await expect(name).toBeFocused()
        await name.fill('Mes ventes')
        await name.press('Enter')
        const card = page.getByRole('article', { name: 'Mes ventes' })
        await expect(card).toBeVisible()

        await card.getByRole('button', { name: /Mes ventes/ }).click()
        await page.getByRole('menuitem', { name: say('dashboard.edit') }).click()
        const edit = page.getByRole('form', { name: /Mes ventes/ })
        await edit.getByRole('textbox', { name: say('dashboard.name'), exact: true }).fill('Ventes')
        await edit.getByRole('button', { name: say('dashboard.save') }).click()
        const renamed = page.getByRole('article', { name: 'Ventes', exact: true })
        await renamed.getByRole('button', { name: /Ventes/ }).click()
        await page.getByRole('menuitem', { name: say('dashboard.delete') }).click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('dashboard.delete') })
          .click()
        await expect(renamed).toHaveCount(0)

        const best = page.getByRole('region', { name: say('dashboard.next.buy') })
        await expect(best.getByRole('listitem')).toHaveCount(4)
        await best.getByRole('button').first().click()
        const viewed = page.getByRole('dialog')
        await expect(viewed.getByRole('link', { name: say('dashboard.openStock') })).toBeVisible()
        await viewed.getByRole('link', { name: say('dashboard.editPrices') }).click()
        await expect(page.getByRole('dialog', { name: say('entry.edit') })).toBeVisible()
      },
    )
  }

  test(
    'the return is told first, beside the market; the value is read when it is chosen [DASH-01]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      const say = wordsOf('fr')
      const card = page.getByRole('region', { name: say('overview.title') })
      await expect(card.getByRole('columnheader', { name: 'XIU' })).toBeVisible()
      const chart = page.getByRole('region', { name: say('portfolio.view.performance'), exact: true })
      await expect(chart.getByText(/XIU vous devance de|Vous devancez XIU|à égalité avec XIU/)).toBeVisible()
      const last = card.getByRole('row').last()
      const percent = (await last.getByRole('cell').first().innerText()).trim()
      await expect(chart.getByRole('img')).toHaveAccessibleName(new RegExp(percent.replace('+', '\\+')))

      const line = chart.getByRole('slider')
      const whole = await line.getAttribute('aria-valuemax')
      await chart.getByRole('button', { name: say('portfolio.span.month.name') }).click()
      expect(Number(await line.getAttribute('aria-valuemax'))).toBeLessThan(Number(whole))
      await line.focus()
      await page.keyboard.press('Home')
      await expect(line).toHaveAttribute('aria-valuetext', /0,0\s%.*0,0\s%/)
      await chart.getByRole('button', { name: say('overview.table') }).click()
      await expect(chart.getByRole('table').getByRole('row').nth(1)).toBeVisible()

      const asked = watchOperations(page)
      await chart.getByRole('radio', { name: say('portfolio.view.value') }).check({ force: true })
      const value = page.getByRole('region', { name: say('portfolio.view.value'), exact: true })
      await expect(value.getByText(say('portfolio.invested')).first()).toBeVisible()
      expect(asked).toEqual(['ValueOfAllQuery'])
    },
  )

  test(
    'the return has marks of trades and income without a request more; it is compared, and told from its beginning',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      const say = wordsOf('fr')
      const asked = watchOperations(page)
      await page.reload()
      const chart = page.getByRole('region', { name: say('portfolio.view.performance'), exact: true })
      for (const event of ['buy', 'sell', 'income']) {
        await expect(chart.getByRole('img').locator(`[data-event=${event}]`).first()).toBeVisible()
      }
      await page.waitForLoadState('networkidle')
      expect(asked.filter((name) => /Return|Performance/.test(name))).toEqual([])

      await chart.getByRole('button', { name: say('returns.compare'), exact: true }).click()
      const bar = chart.getByRole('group', { name: say('compare') })
      await bar.getByRole('button', { name: /SPY/ }).click()
      await expect(chart.getByRole('img')).toHaveAccessibleName(/XIU [+\u2212].*SPY [+\u2212]/)
      await bar.getByRole('button', { name: say('compare.other.name') }).click()
      await expect(bar.getByRole('combobox')).toBeFocused()
      await page.keyboard.type('Shopify')
      await page.getByRole('option').first().click()
      await expect(chart.getByRole('img')).toHaveAccessibleName(/SHOP [+\u2212]/)
      await expect(bar.getByRole('button', { name: say('compare.other.name') })).toHaveCount(0)
      await bar.getByRole('button', { name: say('compare.remove').replace('{symbol}', 'XIU') }).click()
      await expect(chart.getByRole('img')).not.toHaveAccessibleName(/XIU/)
      await expect(chart.getByText(/SPY vous devance de|Vous devancez SPY|à égalité avec SPY/)).toBeVisible()

      // The book of a guest is younger than a year: all of it is what a year shows.
      const year = await chart.getByRole('slider').getAttribute('aria-valuemax')
      await chart.getByRole('button', { name: say('portfolio.span.all.name') }).click()
      await expect.poll(() => asked).toContain('MoreReturnsQuery')
      await expect(chart.getByRole('img')).toHaveAccessibleName(/SPY [+\u2212].*SHOP [+\u2212]/)
      await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuemax', year ?? '')
      await chart.getByRole('button', { name: say('returns.compare'), exact: true }).click()
      await expect(bar).toHaveCount(0)
      await expect(chart.getByRole('img')).toHaveAccessibleName(/XIU [+\u2212]/)
    },
  )

  test(
    'Today and Next hold no stock twice; a row is put off, stays away after a reload, and can be undone [D35]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      const say = wordsOf('fr')
      const today = page.getByRole('region', { name: /à décider\./ })
      const rows = today.getByRole('listitem')
      await expect(rows.first()).toBeVisible()
      await today.getByRole('button', { name: /^Voir les \d+ autres$|^Voir l’autre$/ }).click()
      const verbs = await rows.locator('[data-today]').allTextContents()
      const next = page.getByRole('region', { name: /^Ensuite/ }).getByRole('listitem')
      const symbols = [
        ...verbs.map((verb) => verb.replace(/^\S+ /, '')),
        ...(await next.getByRole('button').allTextContents()),
      ]
      expect(new Set(symbols).size).toBe(symbols.length)
      const numbers = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']
      const sentence = (await today.getByRole('heading').textContent())?.toLowerCase() ?? ''
      const buys = verbs.filter((verb) => verb.startsWith('Acheter')).length
      const sells = verbs.filter((verb) => verb.startsWith('Vendre')).length
      expect(sentence).toContain(`${numbers[buys]} achat`)
      expect(sentence).toContain(`${numbers[sells]} vente`)

      await page.keyboard.press('j')
      await expect(rows.first().locator('[data-today]')).toBeFocused()
      const first = verbs[0] ?? ''
      await rows
        .first()
        .getByRole('button', { name: /^Remettre/ })
        .click()
      await page.getByRole('menuitem', { name: say('today.delay.tomorrow') }).click()
      await expect(today.getByText(first, { exact: true })).toHaveCount(0)
      const undo = page.getByRole('button', { name: say('today.undo') })
      await expect(undo).toBeVisible()
      await page.reload()
      await expect(rows.first()).toBeVisible()
      await expect(today.getByText(first, { exact: true })).toHaveCount(0)

      const second = verbs[1] ?? ''
      await rows
        .first()
        .getByRole('button', { name: /^Remettre/ })
        .click()
      await page.getByRole('menuitem', { name: say('today.delay.nextStep') }).click()
      await expect(today.getByText(second, { exact: true })).toHaveCount(0)
      await undo.click()
      await expect(today.getByText(second, { exact: true })).toBeVisible()
    },
  )

  test(
    'somebody new is led to a first stock; usage moves; at the limit the plans are named without a call [DASH-24] [SHELL-08] [SHELL-13] [SHELL-22] [LIST-28] [LIST-30] [SUBS-25]',
    { tag: '@whole' },
    async ({ page, visit }) => {
      test.slow()
      const { say } = await becomeMember(page, visit)
      const steps = page.getByRole('region', { name: say('dashboard.first.steps') })
      const step = (id: string) =>
        steps
          .getByRole('listitem')
          .filter({ hasText: say(`dashboard.step.${id}`) })
          .first()
      await expect(step('stock')).toContainText(say('dashboard.step.sign.open'))
      await expect(page.getByRole('combobox', { name: say('search.stock') })).toBeFocused()
      const usage = async () => {
        const menu = personalMenu(page)
        await menu.click()
        const meter = page.getByRole('meter', { name: say('usage.entries') })
        const used = await meter.getAttribute('aria-valuenow')
        await page.keyboard.press('Escape')
        return used
      }
      expect(await usage()).toBe('0')
      await page.getByRole('button', { name: 'ENB', exact: true }).click()
      await page
        .getByRole('option', { name: /Enbridge/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: say('entry.add') })
      await expect(dialog.getByRole('radio', { name: /^Échelle de rabais/ })).toBeChecked()
      await dialog.getByRole('button', { name: say('entry.add.save'), exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(step('stock')).toContainText(say('dashboard.step.sign.done'))
      expect(await usage()).toBe('1')
      // The free plan has room for all four.
      await step('alerts').getByRole('button').click()
      await step('sell').getByRole('button').click()
      await expect(steps.getByRole('status')).toHaveText('4 sur 4')
      await expect(step('sell').getByRole('button')).toHaveCount(0)

      const sent = watchOperations(page)
      await page.getByRole('button', { name: new RegExp(`^${say('dashboard.add.buy')}`) }).click()
      const upgrade = page.getByRole('alertdialog')
      await expect(upgrade).toContainText('Votre forfait permet une liste d’achats')
      await expect(upgrade.getByRole('button', { name: say('plans.see') })).toBeVisible()
      expect(sent.filter((name) => name.endsWith('Mutation'))).toEqual([])
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('on a phone the first row of Today ends above 280 px [D35]', async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    // Of somebody with an account there is no such strip.
    await page.getByRole('button', { name: 'Fermer' }).first().tap()
    const row = page
      .getByRole('region', { name: /à décider\./ })
      .getByRole('listitem')
      .first()
    await expect(row).toBeVisible()
    const box = await row.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(280)
    const cut = await page
      .locator('li:has([data-today]) > span')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
    expect(cut, 'a price that is cut').toEqual([])
    await row.locator('[data-today]').tap()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Jusqu’à demain' })).toBeVisible()
  })

  test('the bar at the bottom leads to the list visited last, or lets one be chosen [DASH-16] [DASH-17] [DASH-18] [SHELL-02]', async ({
    page,
    enterAsGuest,
  }) => {
    await enterAsGuest()
    const say = wordsOf('fr')
    const search = page.getByRole('main').getByRole('button', { name: new RegExp(`^${say('shell.search')}`) })
    expect((await search.boundingBox())?.height).toBeLessThanOrEqual(60)
    const bar = page.getByRole('navigation', { name: say('shell.pages') })
    const lists = bar.getByRole('button', { name: say('shell.nav.lists') })
    await lists.tap()
    const palette = page.getByRole('dialog')
    await palette.getByRole('option', { name: /Revenu/ }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Revenu')
    await expect(lists).toHaveAttribute('aria-current', 'page')
    const path = new URL(page.url()).pathname
    await bar.getByRole('link', { name: say('shell.nav.home') }).tap()
    await expect(page).toHaveURL('/')
    await lists.tap()
    await expect(page).toHaveURL(path)
    await bar.getByRole('link', { name: say('shell.nav.home') }).tap()
    expect(await listPath(page, 'first')).toMatch(/^\/list\//)
  })
})
