import { findingsOn } from '../../support/pages/axe.ts'
import { expect, openStock, test } from '../../support/journey.ts'
import { becomeMember, languagesOf, wordsOf } from '../../support/people/newcomer.ts'
import { holdOperation, operationOf, watchOperations } from '../../support/project/operations.ts'
import { actBeside } from '../../support/pages/ownLists.ts'

/** Of the catalogue that everybody has, in none of the lists that a guest begins with. */
const NOT_FOLLOWED = 'ADBE.XNAS'
/** Bought twice and sold once within a year. */
const HELD = 'ENB.XTSE'

test(
  'the tabs stand vertically in windows wider than 1440 pixels [STOCK-02]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAsGuest()
    await openStock(page)
    await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal')
    await page.setViewportSize({ width: 1441, height: 900 })
    await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
  },
)

test(
  'the third interval first; the previous close on the day alone [CHART-02] [CHART-03] [CHART-05]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAsGuest()
    await openStock(page)
    const pills = page.getByRole('group', { name: 'Période' }).getByRole('button')
    await expect(pills.nth(2)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('canvas')).toBeVisible()
    await expect(page.getByTestId('previous-close')).toHaveCount(0)
    await pills.first().click()
    await expect(page.getByTestId('previous-close')).toHaveCount(1)
    await pills.nth(3).click()
    await expect(page.getByRole('img', { name: /en 6 mois/ })).toBeVisible()
    await expect(page.getByTestId('previous-close')).toHaveCount(0)

    // The crosshair follows the keys too.
    const slider = page.getByRole('slider', { name: 'Parcourir l’historique' })
    await slider.press('Home')
    await expect(slider).toHaveAttribute('aria-valuenow', '0')
    await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuenow', '1')
  },
)

test(
  'a part of the price is chosen by drag, wheel, keys and strip; a double click shows all of it [CHART-03]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    const say = wordsOf('fr')
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAsGuest()
    await openStock(page)
    await page.getByRole('button', { name: 'Un an', exact: true }).click()
    await page.getByRole('img', { name: /en un an/ }).waitFor()
    const plot = page.getByRole('slider', { name: say('stock.chart.crosshair') })
    const start = page.getByRole('slider', { name: say('stock.chart.brush.from') })
    const whole = page.getByRole('button', { name: say('stock.chart.whole') })
    const box = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const at = (part: number) => [box.x + box.width * part, box.y + box.height / 2] as const
    const isWhole = async () => {
      await expect(whole).toHaveCount(0)
      await expect(start).toHaveAttribute('aria-valuenow', '0')
      await expect(page.getByRole('img', { name: /en un an/ })).toBeVisible()
    }
    await isWhole()

    await page.mouse.move(...at(0.25))
    await page.mouse.down()
    await page.mouse.move(...at(0.75), { steps: 4 })
    await page.mouse.up()
    await expect(whole).toBeVisible()
    await expect(page.getByRole('img', { name: / du \d+.* au \d+/ })).toBeVisible()
    await page.mouse.dblclick(...at(0.5))
    await isWhole()

    // Without Ctrl the wheel belongs to the page.
    await page.mouse.wheel(0, -1)
    await isWhole()
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect(whole).toBeVisible()
    await whole.click()
    await isWhole()

    await plot.press('+')
    await expect(start).not.toHaveAttribute('aria-valuenow', '0')
    await plot.press('-')
    await isWhole()
    await start.press('PageUp')
    await expect(start).toHaveAttribute('aria-valuenow', '10')
    await plot.press('0')
    await isWhole()
  },
)

test(
  'a stock is compared with a fund that follows the market, in percent; its prices come back after it [CHART-01]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    const say = wordsOf('fr')
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAsGuest()
    await openStock(page)
    await expect(page.getByText(say('stock.chart.ownPrices'))).toBeVisible()
    await page.getByRole('button', { name: say('stock.chart.compare'), exact: true }).click()
    const bar = page.getByRole('group', { name: say('compare') })
    await bar.getByRole('button', { name: /^Comparer avec XIU/ }).click()
    await expect(page.getByRole('img', { name: /^en un mois.: .+ XIU [+−]\d+,\d.%/ })).toBeVisible()
    await expect(page.getByText(say('stock.chart.ownPrices'))).toHaveCount(0)

    // The same lines over another interval, and as a table.
    await page.getByRole('button', { name: '5 ans', exact: true }).click()
    await expect(page.getByRole('img', { name: /^en 5 ans.: .+ XIU [+−]/ })).toBeVisible()
    await page.getByRole('button', { name: say('stock.chart.table') }).click()
    await expect(page.getByRole('columnheader', { name: 'XIU' })).toBeVisible()
    await page.getByRole('button', { name: say('stock.chart.table') }).click()

    await bar.getByRole('button', { name: /^Retirer XIU/ }).click()
    await expect(page.getByText(say('stock.chart.ownPrices'))).toBeVisible()
  },
)

test(
  'the shares that changed hands stand under the prices of their days, and in the table [CHART-01]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    const say = wordsOf('fr')
    await enterAsGuest()
    await openStock(page)
    const volume = page.getByRole('button', { name: say('stock.chart.volume'), exact: true })
    const bars = page.getByRole('img', { name: /^Volume .+, de \d.+ à \d.+ actions par jour$/ })
    await expect(bars).toHaveCount(0)
    await volume.click()
    await expect(bars).toHaveAccessibleName(/^Volume en un mois,/)
    expect(await findingsOn(page)).toEqual([])
    await page.getByRole('button', { name: '5 ans', exact: true }).click()
    await expect(bars).toHaveAccessibleName(/^Volume en 5 ans,/)
    await page.getByRole('button', { name: say('stock.chart.table') }).click()
    await expect(page.getByRole('columnheader', { name: say('stock.chart.volume') })).toBeVisible()
    await expect(page.getByRole('cell', { name: /^\d{1,3}(\s\d{3})+$/ }).first()).toBeVisible()
    await page.getByRole('button', { name: say('stock.chart.table') }).click()

    // Of a single day there is nothing to compare it with.
    await page.getByRole('button', { name: 'Un jour', exact: true }).click()
    await expect(bars).toHaveCount(0)
    await expect(volume).toHaveCount(0)
    await page.getByRole('button', { name: 'Un mois', exact: true }).click()
    await volume.click()
    await expect(bars).toHaveCount(0)
  },
)

test('as many news as the window has room for [NEWS-01]', { tag: '@whole' }, async ({ page, enterAsGuest }) => {
  await enterAsGuest()
  await openStock(page)
  const news = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Nouvelles' }) })
  for (const [width, count] of [
    [599, 3],
    [600, 4],
    [960, 5],
    [1264, 8],
    [1904, 12],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(news.getByRole('listitem'), `${width} px`).toHaveCount(count)
  }
})

test('another stock in the address is another page [STOCK-08]', { tag: '@whole' }, async ({ page, enterAsGuest }) => {
  await enterAsGuest()
  await openStock(page)
  const before = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('tab').nth(1).click()
  const similar = page.locator('a[href^="/stock/"]').first()
  const name = (await similar.textContent()) ?? ''
  expect(name).not.toBe(before)
  await similar.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
})

test('on a phone the page fills the window [STOCK-09]', { tag: '@whole' }, async ({ page, enterAsGuest }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAsGuest()
  await openStock(page)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Fermer, retour à/ })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test(
  'prices are saved in the list that the page was opened from [STOCK-13] [STOCK-14] [STOCK-10]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const path = await openStock(page)
    const follow = page.getByLabel('Suivre', { exact: true })
    await follow.fill('999,5')
    await expect(page.getByText('Non enregistré')).toBeVisible()
    await page.getByRole('link', { name: 'Palier, accueil' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enregistrer' }).click()
    await page.waitForURL('/')
    await page.goto(path)
    await expect(follow).toHaveValue('999,50')
    const save = page.getByRole('button', { name: 'Enregistrer' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    // A pointer changes nothing of a button that does nothing.
    const colorOfSave = () => save.evaluate((button) => getComputedStyle(button).backgroundColor)
    await page.mouse.move(0, 0)
    const before = await colorOfSave()
    await save.hover()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(await colorOfSave()).toBe(before)
  },
)

test('one request brings what is seen first', { tag: '@whole' }, async ({ page, enterAsGuest }) => {
  await enterAsGuest()
  const { stockId } = await actBeside(page).stockOf(HELD)
  const sent = watchOperations(page)
  await page.goto(`/stock/${stockId}`)
  await page.locator('canvas').waitFor()
  await page.waitForLoadState('networkidle')
  expect(sent[0]).toBe('StockScreenQuery')
  // Of a stock that is in a portfolio the trades come after it, and at a loss what the tax rule says of it.
  const later = sent.slice(1).filter((name) => name !== 'StockLossNoteQuery')
  expect(later.sort()).toEqual(['NewsListQuery', 'useOwnTradesQuery'])
})

test(
  'own purchases and sales stand on the price, in its sentence and in its table [STOCK-05]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    const say = wordsOf('fr')
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAsGuest()
    const { stockId } = await actBeside(page).stockOf(HELD)
    await page.goto(`/stock/${stockId}`)
    await page.getByRole('button', { name: 'Un an', exact: true }).click()
    const marks = page.locator('[data-trade]')
    await expect(marks).toHaveCount(3)
    await expect(page.getByRole('img', { name: /; 2 de mes achats et une de mes ventes$/ })).toBeVisible()
    await expect(page.getByText(say('stock.chart.legend.sell'))).toBeVisible()

    // What is marked is said where the crosshair stands: the nearest to the left edge is a purchase.
    const slider = page.getByRole('slider', { name: say('stock.chart.crosshair') })
    await slider.press('Home')
    const last = Number(await slider.getAttribute('aria-valuemax'))
    const told = new Set<string>()
    for (let place = 0; place < last && told.size === 0; place += 1) {
      const words = (await slider.getAttribute('aria-valuetext')) ?? ''
      if (words.includes('achat')) told.add(words)
      else await slider.press('ArrowRight')
    }
    expect([...told][0]).toMatch(/achat de 90 à \d+,\d\d.\$$/)

    await page.getByRole('button', { name: say('stock.chart.table') }).click()
    const table = page.getByRole('table', { name: /; 2 de mes achats et une de mes ventes$/ })
    await expect(table.getByRole('columnheader', { name: say('stock.chart.trades') })).toBeVisible()
    await expect(table.getByRole('cell', { name: /^achat de / })).toHaveCount(2)
    await expect(table.getByRole('cell', { name: /^vente de 50 à / })).toHaveCount(1)
  },
)

test(
  'the objective of a stock is set on its page, kept, and taken back [STOCK-07] [OBJ-01] [OBJ-03] [OBJ-04] [OBJ-06]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const say = wordsOf('fr')
    const { stockId } = await actBeside(page).stockOf(NOT_FOLLOWED)
    await page.goto(`/stock/${stockId}`)
    const section = page.getByRole('region', { name: say('objective.title'), exact: true })
    const dialog = page.getByRole('dialog', { name: /^Objectif pour ADBE/ })
    const press = (name: Parameters<typeof say>[0]) =>
      dialog.getByRole('button', { name: say(name), exact: true }).click()
    await section.getByRole('button', { name: say('objective.set') }).click()
    await dialog.getByRole('radio', { name: say('objective.kind.SHARE_COUNT') }).check()
    await dialog.getByLabel(say('objective.target'), { exact: true }).fill('40')
    await press('portfolio.save')
    await expect(dialog).toHaveCount(0)
    await expect(section.getByText('0 actions sur 40 actions')).toBeVisible()
    await page.reload()
    await expect(section.getByRole('progressbar')).toBeVisible()

    await section.getByRole('button', { name: say('objective.change') }).click()
    await press('objective.delete')
    await expect(dialog).toHaveCount(0)
    await expect(section.getByRole('button', { name: say('objective.set') })).toBeVisible()
    await expect(section.getByRole('progressbar')).toHaveCount(0)
  },
)

test(
  'a stock that is in no list is added to the one that is picked [STOCK-13]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const say = wordsOf('fr')
    const { stockId } = await actBeside(page).stockOf(NOT_FOLLOWED)
    await page.goto(`/stock/${stockId}`)
    const target = page.getByLabel('Cible', { exact: true })
    const picker = page.getByLabel(say('stock.list'), { exact: true })
    await target.fill('412,25')
    await page.getByRole('button', { name: say('stock.prices.add') }).click()
    await expect(page.getByText(say('stock.list.missing'))).toBeVisible()
    await picker.selectOption({ index: 1 })
    await page.getByRole('button', { name: say('stock.prices.add') }).click()
    await expect(page.getByRole('button', { name: say('entry.save') })).toBeVisible()
    await page.reload()
    await expect(target).toHaveValue('412,25')
  },
)

for (const language of languagesOf('en')) {
  test(
    `(${language}) a guest sees all four panels; what a first plan lacks is locked and names the plan that has it [AI-01] [AI-02]`,
    { tag: '@whole' },
    async ({ page, visit, enterAsGuest }) => {
      test.slow()
      const say = wordsOf(language)
      const panels = ['analysis.tone', 'analysis.partnerships', 'analysis.similar', 'analysis.questions']
      const offers = page.getByRole('main').getByText(new RegExp(say('analysis.lockedUntil').replace('{plan}', '\\w+')))
      const openAnalysis = async () => {
        await page.getByRole('tab', { name: say('stock.tab.analysis') }).click()
        for (const panel of panels) await expect(page.getByRole('heading', { name: say(panel) })).toBeVisible()
      }
      await enterAsGuest(language)
      const path = await openStock(page)
      await openAnalysis()
      await expect(offers).toHaveCount(0)

      await page.context().clearCookies()
      await becomeMember(page, visit, language)
      await page.goto(path)
      await openAnalysis()
      await expect(offers).toHaveCount(4)
    },
  )
}

test(
  'an analysis that takes longer than three seconds says so, until it is there [AI-04]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await openStock(page)
    const release = await holdOperation(page, 'AnalysisPanelsQuery')
    await page.getByRole('tab').nth(1).click()
    const patience = page.getByText(wordsOf('fr')('stock.analysis.patience'))
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(patience).toHaveCount(0)
    await expect(patience).toBeVisible()
    release()
    await expect(page.getByRole('heading', { name: 'Partenariats' })).toBeVisible()
    await expect(patience).toHaveCount(0)
  },
)

test(
  'from a tag to another stock [TAG-01] [TAG-02] [TAG-03] [TAG-05] [TAG-06] [TAG-07] [STOCK-04]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    const say = wordsOf('fr')
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAsGuest()
    const path = await openStock(page)
    const drawn: string[] = []
    page.on('request', (request) => {
      if (operationOf(request) !== 'useLastDaysQuery') return
      drawn.push(...(request.postDataJSON() as { variables: { ids: string[] } }).variables.ids)
    })
    const first = page.getByRole('button', { name: /chercher cette étiquette$/ }).first()
    const tag = (await first.textContent()) ?? ''
    await first.click()
    const dialog = page.getByRole('dialog', { name: say('tags.title') })
    await expect.poll(async () => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    const searched = dialog.getByRole('button', { name: /^Retirer / })
    await expect(searched).toHaveText([tag])
    const cards = dialog.getByRole('article')
    await expect(cards.first().locator('svg path').first()).toBeVisible()
    const found = await cards.count()

    // The lines of those that are seen, and of no other.
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.length).toBeLessThan(found)
    await cards.last().scrollIntoViewIfNeeded()
    await expect(cards.last().locator('svg[data-direction] path').first()).toBeVisible()
    expect(new Set(drawn).size).toBe(drawn.length)

    const facets = dialog.getByRole('navigation', { name: say('tags.filter') })
    const industry = facets
      .getByRole('group', { name: say('tags.name.industry') })
      .getByRole('checkbox')
      .first()
    await industry.check()
    await expect(searched).toHaveCount(2)
    await expect(cards.first()).toBeVisible()
    await industry.uncheck()
    await expect(searched).toHaveText([tag])

    const chip = cards
      .first()
      .getByRole('button', { name: /chercher cette étiquette$/ })
      .last()
    const other = (await chip.textContent()) ?? ''
    await chip.click()
    await expect(searched).toHaveText([other])
    await cards.last().getByRole('link').click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/stock\//)
    expect(path).toMatch(/^\/stock\//)
  },
)

test.describe('the chart on the whole screen of a phone', () => {
  // Where a finger points, the browser's own full screen would keep the size of the window.
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'it fills the window however the phone is held, with its dividends; Esc goes back to where one was [CHART-01] [STOCK-09]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      const { stockId } = await actBeside(page).stockOf(HELD)
      await page.goto(`/stock/${stockId}`)
      const open = page.getByRole('button', { name: 'Plein écran' })
      await page.getByRole('group', { name: 'Période' }).getByRole('button').nth(5).click()
      await expect(page.locator('[data-dividend]')).toHaveCount(4)
      await open.click()
      const whole = page.getByRole('dialog', { name: 'Historique du cours' })
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(viewport)
        await expect.poll(async () => whole.boundingBox()).toMatchObject({ x: 0, y: 0, ...viewport })
        const picture = whole.getByRole('img', { name: /en un an/ })
        const bars = 2 * 52 + (viewport.width < 600 ? 60 : 0)
        await expect
          .poll(async () => (await picture.boundingBox())?.height ?? 0)
          .toBeGreaterThan(viewport.height - bars - 20)
      }
      await whole.getByRole('group', { name: 'Période' }).getByRole('button').first().click()
      await expect(whole.getByTestId('previous-close')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(whole).toHaveCount(0)
      await expect(open).toBeFocused()
      await expect(page.getByTestId('previous-close')).toHaveCount(1)
    },
  )
})
