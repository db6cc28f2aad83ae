import { expect, test } from '../../support/journey.ts'
import { languagesOf, wordsOf } from '../../support/people/newcomer.ts'
import { holdOperation, operationOf, watchOperations } from '../../support/project/operations.ts'
import { actBeside } from '../../support/pages/ownLists.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const DEAR = { t200: '9000', t400: '8000', t600: '7000', t800: '6000' }

for (const language of languagesOf('en')) {
  test(`(${language}) a stock is found, priced and added [EDIT-01] [EDIT-02] [EDIT-03] [EDIT-04] [EDIT-05] [EDIT-10] [EDIT-11] [EDIT-17]`, async ({
    page,
    enterAsGuest,
  }) => {
    await enterAsGuest(language)
    const say = wordsOf(language)
    const list = await actBeside(page).makeList('Essai')
    await page.goto(list.path)
    await page.getByRole('button', { name: say('list.addFirst') }).click()
    const dialog = page.getByRole('dialog', { name: say('entry.add') })
    const box = await dialog.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(700)
    const save = dialog.getByRole('button', { name: say('entry.add.save'), exact: true })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByRole('button', { name: say('entry.remove') })).toHaveCount(0)

    await dialog.getByRole('combobox', { name: say('search.stock') }).fill('ENB')
    await page
      .getByRole('option', { name: /Enbridge/ })
      .first()
      .click()
    // Four prices are proposed; the one that counts is selected.
    const target = dialog.getByLabel(say('list.threshold.buy.t600'), { exact: true })
    await expect(target).toBeFocused()
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
    await dialog.getByRole('button', { name: say('entry.shift.undo') }).click()
    await target.fill(language === 'fr' ? '7000,25' : '7000.25')
    await expect(dialog.getByLabel(/^Score [!\d]/)).toBeAttached()
    await target.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1)
    await expect(page.getByRole('cell', { name: language === 'fr' ? /7.000,25/ : /7,000\.25/ })).toBeVisible()
  })

  test(
    `ERR (${language}) quick actions and their undo; what contradicts itself or is there twice [EDIT-14] [EDIT-24] [LIST-33]`,
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      test.slow()
      await enterAsGuest(language)
      const say = wordsOf(language)
      const beside = actBeside(page)
      const list = await beside.makeList('Essai')
      await beside.addEntry(list, 'RY.XTSE', { t200: '100', t400: '90', t600: '80', t800: '70' })
      await page.goto(list.path)
      await page.getByRole('row', { name: /RY/ }).hover()
      await page.getByRole('button', { name: say('list.row.edit').replace('{symbol}', 'RY'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say('entry.edit') })
      const [follow, target] = ['t200', 't600'].map((key) =>
        dialog.getByLabel(say(`list.threshold.buy.${key}`), { exact: true }),
      )
      if (!follow || !target) throw new Error('no fields')
      const moves = dialog.getByRole('group', { name: say('entry.shift') })
      await moves.getByRole('button', { name: /^\+10/ }).click()
      await expect(follow).toHaveValue(language === 'fr' ? '110,00' : '110.00')
      await moves.getByRole('button', { name: /^[-−]5/ }).click()
      await dialog.getByRole('button', { name: say('entry.shift.undo') }).click()
      await expect(follow).toHaveValue(language === 'fr' ? '110,00' : '110.00')
      await dialog.getByRole('button', { name: say('entry.shift.undo') }).click()
      await expect(follow).toHaveValue(language === 'fr' ? '100,00' : '100.00')

      await target.fill('95')
      await expect(dialog.getByRole('alert')).toBeVisible()
      await expect(dialog.getByRole('button', { name: say('entry.save') })).toHaveAttribute('aria-disabled', 'true')
      await target.fill('75')
      await dialog.getByRole('button', { name: say('entry.save') }).click()
      await expect(dialog).toHaveCount(0)
      expect((await beside.pricesIn(list))['RY']?.['t600']).toBe('75')

      // The same symbol a second time: the server's own words.
      await page.getByRole('button', { name: say('list.add'), exact: true }).click()
      const adding = page.getByRole('dialog', { name: say('entry.add') })
      await adding.getByRole('combobox', { name: say('search.stock') }).fill('RY')
      await page
        .getByRole('option', { name: /Royal Bank/ })
        .first()
        .click()
      await adding.getByRole('button', { name: say('entry.add.save'), exact: true }).click()
      await expect(page.getByText(say('alerts.codes.DuplicateKey'))).toBeVisible()
    },
  )
}

test(
  'a change is shown at once, and taken back with the reason where the server refuses it [EDIT-12]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const say = wordsOf('fr')
    const beside = actBeside(page)
    const list = await beside.makeList('Essai')
    await beside.addEntry(list, 'RY.XTSE', { t600: '80' })
    await page.route('**/graphql', async (route, request) => {
      if (operationOf(request) !== 'updateEntryMutation') return route.fallback()
      await shown
      await route.fulfill({ status: 503, contentType: 'application/json', body: '{}' })
    })
    let show = () => {}
    const shown = new Promise<void>((resolve) => {
      show = resolve
    })
    await page.goto(list.path)
    // While it is being saved the dialog stands before the row.
    const row = page.getByRole('row', { name: /RY/, includeHidden: true })
    await row.hover()
    await row.getByRole('button', { name: say('list.row.edit').replace('{symbol}', 'RY') }).click()
    const dialog = page.getByRole('dialog', { name: say('entry.edit') })
    await dialog.getByLabel('Cible', { exact: true }).fill('7777')
    await dialog.getByRole('button', { name: say('entry.save') }).click()
    await expect(row).toContainText(/7.777,00/)
    show()
    await expect(page.getByText(say('alerts.codes.ServiceUnavailable'))).toBeVisible()
    await expect(row).not.toContainText(/7.777,00/)
  },
)

test(
  'leaving with edits pending asks; a removal is asked and can be undone [EDIT-13] [EDIT-06]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    test.slow()
    await enterAsGuest()
    const say = wordsOf('fr')
    const beside = actBeside(page)
    const list = await beside.makeList('Essai')
    await beside.addEntry(list, 'RY.XTSE', { t600: '80' })
    await page.goto(list.path)
    const row = page.getByRole('row', { name: /RY/ })
    const edit = async () => {
      await row.hover()
      await row.getByRole('button', { name: say('list.row.edit').replace('{symbol}', 'RY') }).click()
    }
    await edit()
    const dialog = page.getByRole('dialog', { name: say('entry.edit') })
    const target = dialog.getByLabel('Cible', { exact: true })
    await target.fill('81')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: say('entry.unsaved') })
    await question.getByRole('button', { name: say('entry.unsaved.no') }).click()
    await expect(dialog).toHaveCount(0)
    expect((await beside.pricesIn(list))['RY']?.['t600']).toBe('80')
    await page.goto('/')
    await page.getByRole('link', { name: 'Essai' }).click()
    await edit()
    await target.fill('81')
    await page.goBack()
    await question.getByRole('button', { name: say('entry.unsaved.yes') }).click()
    await expect(page.getByText(say('entry.unsaved.saved'))).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect((await beside.pricesIn(list))['RY']?.['t600']).toBe('81')

    await page.goto(list.path)
    await edit()
    await dialog.getByRole('button', { name: say('entry.remove') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('entry.remove.yes') })
      .click()
    await expect(page.getByText(say('list.empty'))).toBeVisible()
    await page.getByRole('button', { name: say('entry.putBack'), exact: true }).click()
    await expect(row).toContainText('81,00')
  },
)

/** How long the title that opens the prices is there before they open, in milliseconds. */
function openingTime(title: string): Promise<number> {
  return new Promise((resolve) => {
    let seenAt = 0
    const observer = new MutationObserver(() => {
      const toggle = [...document.querySelectorAll('[aria-expanded]')].find(({ textContent }) => textContent === title)
      if (!toggle) return
      if (seenAt === 0) seenAt = performance.now()
      if (toggle.getAttribute('aria-expanded') !== 'true') return
      observer.disconnect()
      resolve(performance.now() - seenAt)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  })
}

test(
  'the prices of a sell list open by themselves after 200 ms; those of a buy list where they score [EDIT-08] [EDIT-09] [EDIT-18]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const say = wordsOf('fr')
    const beside = actBeside(page)
    const sells = await beside.makeList('Ventes', 'SELL')
    await page.goto(sells.path)
    const opened = page.evaluate(openingTime, say('entry.prices.sell'))
    await page.getByRole('button', { name: say('list.addFirst') }).click()
    expect(await opened).toBeGreaterThanOrEqual(190)
    for (const [key, isRequired] of [
      ['t200', true],
      ['t400', false],
      ['t600', false],
      ['t800', true],
    ] as const) {
      const field = page.getByLabel(say(`list.threshold.sell.${key}`), { exact: true })
      expect(await field.evaluate((input) => (input as HTMLInputElement).required)).toBe(isRequired)
      await expect(field).toHaveAttribute('inputmode', 'text')
    }
  },
)

test(
  'an address that names a stock of a list opens its prices [SEARCH-06] [D6]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const say = wordsOf('fr')
    const beside = actBeside(page)
    const list = await beside.makeList('Essai')
    const entry = await beside.addEntry(list, 'RY.XTSE', DEAR)
    await page.goto(`${list.path}/${entry.stock.stockId}`)
    const dialog = page.getByRole('dialog', { name: say('entry.edit') })
    await expect(dialog.getByText('Royal Bank of Canada')).toBeVisible()
    await expect(dialog.getByLabel('Cible', { exact: true })).toHaveValue('7000,00')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(list.path)
  },
)

test(
  'the lists of a stock are ticked, applied and asked for their prices in turn [LIST-22] [LIST-23] [LIST-24] [LIST-25] [LIST-26] [LIST-27]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    test.slow()
    await enterAsGuest()
    const say = wordsOf('fr')
    const beside = actBeside(page)
    const [one, two, three] = [
      await beside.makeList('Une'),
      await beside.makeList('Deux'),
      await beside.makeList('Trois', 'SELL'),
    ]
    await beside.addEntry(one, 'MRU.XTSE', { t600: '80' })
    await page.goto(one.path)
    const row = page.getByRole('row', { name: /MRU/ })
    const open = async () => {
      await row.hover()
      await row.getByRole('button', { name: say('list.row.more').replace('{symbol}', 'MRU') }).click()
      await page.getByRole('menuitem', { name: say('list.row.lists') }).click()
    }
    await open()
    const menu = page.getByRole('dialog', { name: /MRU/ })
    const option = (name: string) => menu.getByRole('option', { name: new RegExp(`^${name}`) })
    const apply = menu.getByRole('button', { name: say('membership.apply') })
    await expect(option('Une')).toHaveAttribute('aria-selected', 'true')
    await expect(apply).toHaveAttribute('aria-disabled', 'true')
    for (const name of ['Deux', 'Trois']) await option(name).click()
    await option('Deux').click()
    await option('Deux').click()
    await apply.click()
    const first = page.getByRole('dialog', { name: say('membership.ask.buy').replace('{symbol}', 'MRU') })
    await expect(first.getByText('Pour « Deux ».')).toBeVisible()
    await first.getByLabel('Cible', { exact: true }).fill('70')
    await first.getByRole('button', { name: say('entry.add.save'), exact: true }).click()
    const second = page.getByRole('dialog', { name: say('membership.ask.sell').replace('{symbol}', 'MRU') })
    await second.getByRole('button', { name: say('entry.cancel'), exact: true }).click()
    await expect(page.getByText(say('membership.saved').replace('{symbol}', 'MRU'))).toBeVisible()
    expect((await beside.pricesIn(two))['MRU']?.['t600']).toBe('70')
    expect(await beside.pricesIn(three)).toEqual({})

    await open()
    for (const name of ['Une', 'Deux']) await option(name).click()
    await apply.click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: say('membership.deleteAll.yes') }).click()
    await expect(page.getByText(say('list.empty'))).toBeVisible()
    await expect.poll(() => beside.pricesIn(two)).toEqual({})
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('prices are numeric fields [EDIT-22] [GEN-14]', { tag: '@whole' }, async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const say = wordsOf('fr')
    const beside = actBeside(page)
    const list = await beside.makeList('Essai')
    const entry = await beside.addEntry(list, 'RY.XTSE', DEAR)
    await page.goto(`${list.path}/${entry.stock.stockId}`)
    const dialog = page.getByRole('dialog', { name: say('entry.edit') })
    await expect(dialog.getByLabel('Cible', { exact: true })).toHaveAttribute('inputmode', 'decimal')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test(
    'figures that come after the prices have opened move nothing that is there [GEN-14]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      const say = wordsOf('fr')
      const beside = actBeside(page)
      const list = await beside.makeList('Essai')
      await beside.addEntry(list, 'DIS.XNYS', { t600: '100' })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((seen) => {
          for (const entry of seen.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift' })
      })
      await page.goto(list.path)
      const release = await holdOperation(page, 'useStockFiguresQuery')
      await page.getByRole('button', { name: /^Modifier.*DIS/ }).click()
      const proposals = page
        .getByRole('dialog', { name: say('entry.edit') })
        .getByRole('group', { name: /^À quels prix/ })
      const tiles = proposals.getByRole('radio')
      await expect(tiles.first()).toBeVisible()
      const before = await tiles.count()
      await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0))
      release()
      await expect(tiles).toHaveCount(before + 1)
      // Whatever moved is known once the next picture is drawn.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005)
    },
  )
})

test('two presses on save write once [EDIT-11]', { tag: '@whole' }, async ({ page, enterAsGuest }) => {
  await enterAsGuest()
  const say = wordsOf('fr')
  const beside = actBeside(page)
  const list = await beside.makeList('Essai')
  const entry = await beside.addEntry(list, 'RY.XTSE', { t600: '80' })
  await page.goto(`${list.path}/${entry.stock.stockId}`)
  const dialog = page.getByRole('dialog', { name: say('entry.edit') })
  await dialog.getByLabel('Cible', { exact: true }).fill('81')
  const sent = watchOperations(page)
  const release = await holdOperation(page, 'updateEntryMutation')
  const save = dialog.getByRole('button', { name: say('entry.save') })
  await save.click()
  await save.click({ force: true })
  release()
  await expect(dialog).toHaveCount(0)
  expect(sent.filter((name) => name === 'updateEntryMutation')).toHaveLength(1)
})
