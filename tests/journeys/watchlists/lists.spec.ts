import { expect, listPath, test } from '../../support/journey.ts'
import { captureList } from '../../support/load/longList.ts'
import { languagesOf, wordsOf } from '../../support/people/newcomer.ts'
import { actBeside } from '../../support/pages/ownLists.ts'

test.use({ viewport: { width: 1440, height: 900 } })

for (const language of languagesOf('en')) {
  test(
    `(${language}) a list is renamed, another is chosen, and it is deleted once that is confirmed [LIST-03] [LIST-04] [LIST-20] [LIST-29]`,
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      test.slow()
      await enterAsGuest(language)
      const say = wordsOf(language)
      const beside = actBeside(page)
      const [one, other] = [await beside.makeList('Une'), await beside.makeList('Autre')]
      await page.goto(one.path)
      await page.getByRole('button', { name: say('list.rename') }).click()
      const dialog = page.getByRole('dialog', { name: say('listEdit.title') })
      const name = dialog.getByLabel(say('listEdit.name'), { exact: true })
      await name.fill('')
      await expect(dialog.getByText(say('listEdit.required'))).toBeVisible()
      await name.fill('x'.repeat(60))
      expect(await name.inputValue()).toHaveLength(50)
      await name.fill('Nouveau nom')
      await name.press('Enter')
      await expect(page.getByText(say('listEdit.saved'))).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau nom')

      await page.getByRole('button', { name: say('list.choose') }).click()
      await page.getByRole('menuitem', { name: 'Autre' }).click()
      await expect(page).toHaveURL(other.path)
      await page.getByRole('button', { name: say('list.choose') }).click()
      await page.getByRole('menuitem', { name: 'Nouveau nom' }).click()
      await expect(page).toHaveURL(one.path)

      await page.getByRole('button', { name: say('list.more') }).click()
      await page.getByRole('menuitem', { name: say('list.delete') }).click()
      const question = page.getByRole('alertdialog')
      await page.keyboard.press('Escape')
      await question.getByRole('button', { name: say('listEdit.delete.no') }).click()
      await expect(page).toHaveURL(one.path)
      await page.getByRole('button', { name: say('list.more') }).click()
      await page.getByRole('menuitem', { name: say('list.delete') }).click()
      await question.getByRole('button', { name: say('listEdit.delete.yes') }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('link', { name: 'Autre' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Nouveau nom' })).toHaveCount(0)
    },
  )
}

test('the head of a column orders the rows; a filter reads 12,345 and 12.345 alike [LIST-16] [LIST-17]', async ({
  page,
  enterAsGuest,
}) => {
  await enterAsGuest()
  const beside = actBeside(page)
  const list = await beside.makeList('Essai')
  // With more decimals than a price of the exchange ever has, which the filter reads too.
  await beside.addEntry(list, 'RY.XTSE', { t600: '12.345' })
  for (const symbol of ['ENB.XTSE', 'MRU.XTSE']) await beside.addEntry(list, symbol, { t600: '13' })
  await page.goto(list.path)
  const rows = page.getByRole('table').locator('tbody tr')
  const symbols = () => rows.locator('th a').allInnerTexts()
  const head = page.getByRole('columnheader', { name: 'Symbole' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  expect(await symbols()).toEqual(['ENB', 'MRU', 'RY'])
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  expect(await symbols()).toEqual(['RY', 'MRU', 'ENB'])
  for (const text of ['12,345', '12.345']) {
    await page.getByRole('searchbox').fill(text)
    await expect.poll(symbols).toEqual(['RY'])
  }
})

test('a list of 150 is one table of 151 rows, of which those near the window stand in the document [LIST-18]', async ({
  page,
  enterAsGuest,
}) => {
  await enterAsGuest()
  const path = await listPath(page, 'first')
  await captureList(page, 150)
  await page.goto(path)
  const table = page.getByRole('table')
  await expect(table).toHaveAttribute('aria-rowcount', '151')
  const rows = table.locator('tr[aria-rowindex]')
  await expect.poll(() => rows.count()).toBeLessThan(60)
  await page.mouse.move(720, 700)
  await page.mouse.wheel(0, 100_000)
  await expect(table.locator('tr[aria-rowindex="151"]')).toBeVisible()
  await expect(table.locator('tr[aria-rowindex="2"]')).toHaveCount(0)
})

test(
  'what is saved in one tab shows in the other; what contradicts it is told with both states [D25]',
  { tag: '@whole' },
  async ({ page, context, enterAsGuest }) => {
    test.slow()
    await enterAsGuest()
    const say = wordsOf('fr')
    const beside = actBeside(page)
    const list = await beside.makeList('Essai')
    const entry = await beside.addEntry(list, 'RY.XTSE', { t600: '80' })
    const address = `${list.path}/${entry.stock.stockId}`
    await page.goto(address)
    const mine = page.getByRole('dialog', { name: say('entry.edit') })
    await mine.getByLabel('Cible', { exact: true }).fill('81')

    const other = await context.newPage()
    await other.goto(address)
    const theirs = other.getByRole('dialog', { name: say('entry.edit') })
    await theirs.getByLabel('Cible', { exact: true }).fill('90')
    await theirs.getByRole('button', { name: say('entry.save') }).click()
    await expect(theirs).toHaveCount(0)

    // The row behind the dialog follows; what is being written stays.
    await expect(page.getByRole('row', { name: /RY/, includeHidden: true })).toContainText('90,00')
    await expect(mine.getByLabel('Cible', { exact: true })).toHaveValue('81')
    await mine.getByRole('button', { name: say('entry.save') }).click()
    const conflict = page.getByRole('alertdialog')
    await expect(conflict).toContainText(/81,00[^]*90,00/)
    await conflict.getByRole('button', { name: say('entry.conflict.keep.mine') }).click()
    await expect(mine).toHaveCount(0)
    await expect(other.getByRole('row', { name: /RY/ })).toContainText('81,00')

    await beside.renameList(list, 'Renommée ailleurs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renommée ailleurs')
    await beside.deleteEntry(list, entry)
    await expect(page.getByText(say('list.empty'))).toBeVisible()
  },
)

test(
  'the parts of a score show by pointer and by keyboard, and not in a sell list [SCORE-18]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const sell = await listPath(page, 'last')
    await page.goto(await listPath(page, 'first'))
    const badge = page.getByRole('row', { name: /ENB/ }).getByRole('button', { name: /^Score/ })
    await badge.hover()
    const tip = page.getByRole('tooltip')
    await expect(tip).toContainText(/ENB/)
    await expect(tip).toContainText('100 %')
    await page.mouse.move(5, 5)
    await expect(tip).toHaveCount(0)
    await page.getByRole('row', { name: /ENB/ }).getByRole('link').focus()
    for (let presses = 0; presses < 4 && (await tip.count()) === 0; presses += 1) await page.keyboard.press('Tab')
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
    await page.goto(sell)
    await expect(
      page
        .getByRole('cell')
        .getByLabel(/^Score/)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('cell').getByRole('button', { name: /^Score/ })).toHaveCount(0)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the parts of a score show by a tap [SCORE-18]', { tag: '@whole' }, async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.goto(await listPath(page, 'first'))
    const badge = page
      .getByRole('main')
      .getByRole('button', { name: /^Score/ })
      .first()
    await badge.tap()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await badge.tap()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })
})
