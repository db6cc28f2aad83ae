import type { Locator, Page } from '@playwright/test'
import { type Act, tryInVainThenOnce } from '../../support/faults/brokenNetwork.ts'
import { expect, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'
import { actBeside } from '../../support/pages/ownLists.ts'
import { rowsOf } from '../../support/whole.ts'

const say = wordsOf('fr')
const field = (place: Page | Locator, id: string) => place.getByLabel(say(id), { exact: true })
const button = (place: Page | Locator, id: string) => place.getByRole('button', { name: say(id), exact: true })
const press = (place: Page | Locator, id: string) => button(place, id).first().click()
const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const choose = async (page: Page, opener: Locator, id: string) => {
  await opener.click()
  await page.getByRole('menuitem', { name: say(id), exact: true }).click()
}
/** Asked for, confirmed. */
const confirm = async (page: Page, id: string) => {
  const question = page.getByRole('alertdialog')
  await press(question, id)
  await expect(question.filter({ has: button(page, id) })).toHaveCount(0)
}

test.use({ viewport: { width: 1440, height: 900 }, fetchesAhead: true })
test.slow()

const listMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: say('dashboard.listMenu').replace('{name}', name) })
const portfolioMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: say('overview.menu').replace('{name}', name) })

const ON_THE_DASHBOARD: readonly Act[] = [
  {
    name: 'a list',
    writes: ['createWatchListMutation'],
    adds: ['createWatchListMutation'],
    async write(page) {
      await page.getByRole('button', { name: say('dashboard.add.buy') }).click()
      await field(form(page, say('dashboard.add.buy')), 'dashboard.name').fill('Sans réseau')
    },
    send: (page) => press(form(page, say('dashboard.add.buy')), 'dashboard.create'),
    kept: (page) => [[field(form(page, say('dashboard.add.buy')), 'dashboard.name'), 'Sans réseau']],
    done: (page) => expect(page.getByRole('link', { name: 'Sans réseau', exact: true })).toHaveCount(1),
  },
  {
    name: 'the name of a list',
    writes: ['updateWatchListMutation'],
    async write(page) {
      await choose(page, listMenu(page, 'Sans réseau'), 'dashboard.edit')
      await field(form(page, 'Modifier la liste Sans réseau'), 'dashboard.name').fill('Autre nom')
    },
    send: (page) => press(form(page, 'Modifier la liste Sans réseau'), 'dashboard.save'),
    kept: (page) => [[field(form(page, 'Modifier la liste Sans réseau'), 'dashboard.name'), 'Autre nom']],
    done: (page) => expect(page.getByRole('link', { name: 'Autre nom', exact: true })).toHaveCount(1),
  },
  {
    name: 'the end of a list',
    writes: ['deleteWatchListMutation'],
    write: async () => {},
    async send(page) {
      await choose(page, listMenu(page, 'Autre nom'), 'dashboard.delete')
      await confirm(page, 'dashboard.delete')
    },
    kept: (page) => [[page.getByRole('link', { name: 'Autre nom', exact: true })]],
    done: (page) => expect(page.getByRole('link', { name: 'Autre nom', exact: true })).toHaveCount(0),
  },
  {
    name: 'a portfolio',
    writes: ['createPortfolioMutation'],
    adds: ['createPortfolioMutation'],
    async write(page) {
      await page.getByRole('button', { name: say('overview.add') }).click()
      await field(form(page, say('overview.add')), 'portfolio.name').fill('Hors ligne')
    },
    send: (page) => press(form(page, say('overview.add')), 'overview.create'),
    kept: (page) => [[field(form(page, say('overview.add')), 'portfolio.name'), 'Hors ligne']],
    done: (page) => expect(page.getByRole('article', { name: 'Hors ligne', exact: true })).toHaveCount(1),
  },
  {
    name: 'the name of a portfolio',
    writes: ['updatePortfolioMutation'],
    async write(page) {
      await choose(page, portfolioMenu(page, 'Hors ligne'), 'overview.edit')
      await field(form(page, 'Modifier le portefeuille Hors ligne'), 'portfolio.name').fill('Renommé')
    },
    send: (page) => press(form(page, 'Modifier le portefeuille Hors ligne'), 'overview.save'),
    kept: (page) => [[field(form(page, 'Modifier le portefeuille Hors ligne'), 'portfolio.name'), 'Renommé']],
    done: (page) => expect(page.getByRole('article', { name: 'Renommé', exact: true })).toHaveCount(1),
  },
  {
    name: 'the end of a portfolio',
    writes: ['deletePortfolioMutation'],
    write: async () => {},
    async send(page) {
      await choose(page, portfolioMenu(page, 'Renommé'), 'overview.delete')
      await confirm(page, 'overview.delete')
    },
    kept: (page) => [[page.getByRole('article', { name: 'Renommé', exact: true })]],
    done: (page) => expect(page.getByRole('article', { name: 'Renommé', exact: true })).toHaveCount(0),
  },
  {
    name: 'the basis of the score',
    writes: ['useSetScoreBasisMutation'],
    async write(page) {
      await page.getByRole('button', { name: say('dashboard.settings') }).click()
      await dialog(page, say('account.scoreBasis')).getByRole('radio').nth(1).check()
    },
    send: (page) => press(dialog(page, say('account.scoreBasis')), 'account.save'),
    kept: (page) => [[dialog(page, say('account.scoreBasis')).getByRole('radio', { checked: true })]],
    done: (page) => expect(dialog(page, say('account.scoreBasis'))).toHaveCount(0),
  },
  {
    name: 'a comment',
    writes: ['useCreateFeedbackMutation'],
    adds: ['useCreateFeedbackMutation'],
    async write(page) {
      await page.getByRole('button', { name: say('feedback.open') }).click()
      await field(dialog(page, say('feedback.title')), 'feedback.comment').fill('Rien ne passe.')
    },
    send: (page) => press(dialog(page, say('feedback.title')), 'feedback.send'),
    kept: (page) => [[field(dialog(page, say('feedback.title')), 'feedback.comment'), 'Rien ne passe.']],
    done: (page) => told(page, say('feedback.sent')),
  },
]

const row = (page: Page, symbol: string) => page.getByRole('row', { name: new RegExp(symbol), includeHidden: true })
const edit = (page: Page) => dialog(page, say('entry.edit'))
const target = (place: Page | Locator) => place.getByLabel('Cible', { exact: true })

const IN_A_LIST: readonly Act[] = [
  {
    name: 'a stock',
    writes: ['addEntryMutation'],
    adds: ['addEntryMutation'],
    // Which stocks there are only the server knows.
    async prepare(page) {
      await page.getByRole('button', { name: say('list.add'), exact: true }).click()
      const adding = dialog(page, say('entry.add'))
      await adding.getByRole('combobox', { name: say('search.stock') }).fill('ENB')
      await page
        .getByRole('option', { name: /Enbridge/ })
        .first()
        .click()
      await press(adding, 'entry.shift.undo')
    },
    write: (page) => target(dialog(page, say('entry.add'))).fill('41,25'),
    send: (page) => press(dialog(page, say('entry.add')), 'entry.add.save'),
    kept: (page) => [[target(dialog(page, say('entry.add'))), '41,25']],
    done: (page) => expect(row(page, 'ENB')).toHaveCount(1),
  },
  {
    name: 'the prices of a stock',
    writes: ['updateEntryMutation'],
    async write(page) {
      await row(page, 'RY').hover()
      await row(page, 'RY')
        .getByRole('button', { name: say('list.row.edit').replace('{symbol}', 'RY') })
        .click()
      await target(edit(page)).fill('77,77')
    },
    send: (page) => press(edit(page), 'entry.save'),
    kept: (page) => [[target(edit(page)), '77,77']],
    async done(page) {
      await expect(edit(page)).toHaveCount(0)
      await expect(row(page, 'RY')).toContainText('77,77')
    },
  },
  {
    name: 'the lists of a stock',
    writes: ['addEntryMutation'],
    adds: ['addEntryMutation'],
    async prepare(page) {
      await row(page, 'RY').hover()
      await choose(
        page,
        page.getByRole('button', { name: say('list.row.more').replace('{symbol}', 'RY') }),
        'list.row.lists',
      )
      await page.getByRole('option', { name: /Autre/ }).click()
    },
    async write(page) {
      await press(page, 'membership.apply')
      await target(dialog(page, 'À quels prix acheter RY?')).fill('66,66')
    },
    send: (page) => press(dialog(page, 'À quels prix acheter RY?'), 'entry.add.save'),
    kept: (page) => [[target(dialog(page, 'À quels prix acheter RY?')), '66,66']],
    done: (page) => expect(dialog(page, 'À quels prix acheter RY?')).toHaveCount(0),
  },
  {
    name: 'a stock taken out',
    writes: ['removeEntryMutation'],
    write: async () => {},
    async send(page) {
      await row(page, 'ENB').hover()
      await choose(
        page,
        page.getByRole('button', { name: say('list.row.more').replace('{symbol}', 'ENB') }),
        'list.row.remove',
      )
      await confirm(page, 'entry.remove.yes')
    },
    kept: (page) => [[row(page, 'ENB')]],
    done: (page) => expect(row(page, 'ENB')).toHaveCount(0),
  },
  {
    name: 'the words of the list',
    writes: ['updateWatchListMutation'],
    async write(page) {
      await page.getByRole('button', { name: say('list.rename') }).click()
      await field(dialog(page, say('listEdit.title')), 'listEdit.name').fill('Renommée')
    },
    send: (page) => press(dialog(page, say('listEdit.title')), 'listEdit.save'),
    kept: (page) => [[field(dialog(page, say('listEdit.title')), 'listEdit.name'), 'Renommée']],
    done: (page) => expect(page.getByRole('heading', { level: 1, name: 'Renommée' })).toBeVisible(),
  },
  {
    name: 'the end of the list',
    writes: ['deleteWatchListMutation'],
    write: async () => {},
    async send(page) {
      await choose(page, page.getByRole('button', { name: say('list.more') }), 'list.delete')
      await confirm(page, 'listEdit.delete.yes')
    },
    kept: (page) => [[page.getByRole('heading', { level: 1, name: 'Renommée' })]],
    done: (page) => expect(page).toHaveURL('/'),
  },
]

const lots = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('table') })
const lotForm = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: field(page, 'lot.quantity') })
    .last()
const objective = (page: Page) => dialog(page, /^Objectif pour/)

const IN_A_PORTFOLIO: readonly Act[] = [
  {
    name: 'a first lot',
    writes: ['useCreateLotMutation'],
    adds: ['useCreateLotMutation'],
    async prepare(page) {
      await press(page, 'portfolio.add')
      await dialog(page, say('portfolio.add')).getByRole('combobox').fill('RY')
      await dialog(page, say('portfolio.add')).getByRole('option').first().click()
    },
    async write(page) {
      await field(lotForm(page), 'lot.date').fill('2025-03-03')
      await field(lotForm(page), 'lot.quantity').fill('10')
      await field(lotForm(page), 'lot.price').fill('100')
      await field(lotForm(page), 'lot.note').fill('Écrit sans réseau')
    },
    send: (page) => press(lotForm(page), 'lot.add.save'),
    kept: (page) => [
      [field(lotForm(page), 'lot.quantity'), '10'],
      [field(lotForm(page), 'lot.note'), 'Écrit sans réseau'],
    ],
    done: (page) => expect(page.locator('[data-row]')).toHaveCount(1),
  },
  {
    name: 'cash',
    writes: ['useSetCashMutation'],
    async write(page) {
      await press(page, 'portfolio.cash.edit')
      await field(page, 'portfolio.cash.amount').fill('1250,50')
    },
    send: (page) => field(page, 'portfolio.cash.amount').press('Enter'),
    kept: (page) => [[field(page, 'portfolio.cash.amount'), '1250,50']],
    done: (page) => expect(page.locator('[data-figure=headCash]')).toHaveAttribute('value', '1250.5'),
  },
  {
    name: 'the words of the portfolio',
    writes: ['updatePortfolioMutation'],
    async write(page) {
      await choose(page, button(page, 'portfolio.more'), 'portfolio.edit')
      await field(dialog(page, say('portfolio.edit')), 'portfolio.name').fill('Écrit sans réseau')
    },
    send: (page) => press(dialog(page, say('portfolio.edit')), 'portfolio.save'),
    kept: (page) => [[field(dialog(page, say('portfolio.edit')), 'portfolio.name'), 'Écrit sans réseau']],
    done: (page) => expect(page.getByRole('heading', { level: 1, name: 'Écrit sans réseau' })).toBeVisible(),
  },
  {
    name: 'another lot',
    writes: ['useCreateLotMutation'],
    adds: ['useCreateLotMutation'],
    async prepare(page) {
      await page.locator('button[data-open]').click()
      await lots(page).locator('[data-lot]').first().waitFor()
    },
    async write(page) {
      await press(lots(page), 'lot.addOne')
      await field(lotForm(page), 'lot.date').fill('2025-04-01')
      await field(lotForm(page), 'lot.quantity').fill('5')
      await field(lotForm(page), 'lot.price').fill('110,50')
    },
    send: (page) => press(lotForm(page), 'lot.add.save'),
    kept: (page) => [[field(lotForm(page), 'lot.price'), '110,50']],
    done: (page) => expect(lots(page).locator('[data-lot]')).toHaveCount(2),
  },
  {
    name: 'a lot changed',
    writes: ['useUpdateLotMutation'],
    async write(page) {
      await lots(page)
        .getByRole('button', { name: /Achat de 5 / })
        .click()
      await field(lotForm(page), 'lot.quantity').fill('6')
    },
    send: (page) => press(lotForm(page), 'portfolio.save'),
    kept: (page) => [[field(lotForm(page), 'lot.quantity'), '6']],
    done: (page) => expect(lots(page).getByRole('button', { name: /Achat de 6 / })).toBeVisible(),
  },
  {
    name: 'the end of a lot',
    writes: ['useDeleteLotMutation'],
    write: (page) =>
      lots(page)
        .getByRole('button', { name: /Achat de 6 / })
        .click(),
    async send(page) {
      await press(lotForm(page), 'lot.delete')
      await confirm(page, 'lot.delete.yes')
    },
    kept: (page) => [[field(lotForm(page), 'lot.quantity'), '6']],
    done: (page) => expect(lots(page).locator('[data-lot]')).toHaveCount(1),
  },
  {
    name: 'an objective',
    writes: ['useSetObjectiveMutation'],
    async write(page) {
      await press(lots(page), 'objective.title')
      await objective(page)
        .getByRole('radio', { name: say('objective.kind.SHARE_COUNT') })
        .check()
      await field(objective(page), 'objective.target').fill('40')
    },
    send: (page) => press(objective(page), 'portfolio.save'),
    kept: (page) => [[field(objective(page), 'objective.target'), '40']],
    done: (page) => expect(objective(page)).toHaveCount(0),
  },
  {
    name: 'the end of an objective',
    writes: ['useDeleteObjectiveMutation'],
    async prepare(page) {
      await page.locator('button[data-open]').click()
      await lots(page).locator('[data-lot]').first().waitFor()
    },
    write: (page) => press(lots(page), 'objective.title'),
    send: (page) => press(objective(page), 'objective.delete'),
    kept: (page) => [[field(objective(page), 'objective.target')]],
    done: (page) => expect(objective(page)).toHaveCount(0),
  },
  {
    name: 'a stock moved',
    writes: ['useMovePortfolioStockMutation'],
    async prepare(page) {
      await page.locator('button[data-open]').click()
      await lots(page).locator('[data-lot]').first().waitFor()
    },
    async write(page) {
      await press(lots(page), 'portfolio.move')
      await field(dialog(page, 'Déplacer RY'), 'portfolio.move.to').selectOption({ index: 1 })
    },
    send: (page) => press(dialog(page, 'Déplacer RY'), 'portfolio.move'),
    kept: (page) => [[dialog(page, 'Déplacer RY')]],
    done: (page) => expect(page.locator('[data-row]')).toHaveCount(0),
  },
  {
    name: 'the end of the portfolio',
    writes: ['deletePortfolioMutation'],
    write: async () => {},
    async send(page) {
      await choose(page, button(page, 'portfolio.more'), 'portfolio.delete')
      await confirm(page, 'portfolio.delete.yes')
    },
    kept: (page) => [[page.getByRole('heading', { level: 1, name: 'Écrit sans réseau' })]],
    done: (page) => expect(page).toHaveURL('/'),
  },
]

test(
  'what is written on the dashboard without a network stays, and is written once [EDIT-12]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.reload()
    await tryInVainThenOnce(page, say, ON_THE_DASHBOARD)
  },
)

test(
  'what is written in a list without a network stays, and is written once [EDIT-12]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const beside = actBeside(page)
    await beside.makeList('Autre')
    const list = await beside.makeList('Essai')
    await beside.addEntry(list, 'RY.XTSE', { t600: '80' })
    await page.goto(list.path)
    await tryInVainThenOnce(page, say, rowsOf(IN_A_LIST, 2))
  },
)

test(
  'what is written in a portfolio without a network stays, and is written once',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.getByRole('button', { name: say('overview.add') }).click()
    await field(form(page, say('overview.add')), 'portfolio.name').fill('Essai')
    await press(form(page, say('overview.add')), 'overview.create')
    const link = page.getByRole('link', { name: 'Essai', exact: true })
    await page.goto((await link.getAttribute('href')) ?? '')
    await tryInVainThenOnce(page, say, IN_A_PORTFOLIO)
  },
)

test(
  'what is written on the page of a stock without a network stays, and is written once',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const beside = actBeside(page)
    await beside.makeList('Autre')
    const list = await beside.makeList('Essai')
    const { stock } = await beside.addEntry(list, 'ADBE.XNAS', { t600: '80' })
    await page.goto(`/stock/${stock.stockId}`)
    const section = page.getByRole('region', { name: say('objective.title'), exact: true })
    const lists = page.getByRole('region', { name: say('stock.lists'), exact: true })
    const other = page.getByRole('listbox', { name: say('membership.lists') }).getByRole('option', { name: /Autre/ })
    await tryInVainThenOnce(page, say, [
      {
        name: 'prices',
        writes: ['updateEntryMutation'],
        write: () => target(page).fill('412,25'),
        send: () => press(page, 'entry.save'),
        kept: () => [[target(page), '412,25']],
        done: () => expect(button(page, 'entry.save')).toHaveAttribute('aria-disabled', 'true'),
      },
      {
        name: 'an objective',
        writes: ['useSetObjectiveMutation'],
        async write() {
          await press(section, 'objective.set')
          await objective(page)
            .getByRole('radio', { name: say('objective.kind.SHARE_COUNT') })
            .check()
          await field(objective(page), 'objective.target').fill('40')
        },
        send: () => press(objective(page), 'portfolio.save'),
        kept: () => [[field(objective(page), 'objective.target'), '40']],
        done: () => expect(section.getByRole('progressbar')).toBeVisible(),
      },
      {
        name: 'another list',
        writes: ['addEntryMutation'],
        adds: ['addEntryMutation'],
        async write() {
          await press(page, 'membership.choose')
          await other.click()
          await press(page, 'membership.apply')
          await target(dialog(page, 'À quels prix acheter ADBE?')).fill('66,66')
        },
        send: () => press(dialog(page, 'À quels prix acheter ADBE?'), 'entry.add.save'),
        kept: () => [[target(dialog(page, 'À quels prix acheter ADBE?')), '66,66']],
        done: () => expect(lists.getByRole('link', { name: 'Autre', exact: true })).toHaveCount(1),
      },
      {
        name: 'a list taken back',
        writes: ['removeEntryMutation'],
        async write() {
          await press(page, 'membership.choose')
          await other.click()
        },
        send: () => press(page, 'membership.apply'),
        kept: () => [[other]],
        done: () => expect(lists.getByRole('link', { name: 'Autre', exact: true })).toHaveCount(0),
      },
    ])
  },
)

const FILE = `date,type,symbol,exchange,quantity,price
2025-02-03,buy,SHOP,XTSE,12,100.50
2025-03-03,sell,SHOP,XTSE,2,110
`

test(
  'a file that is sent without a network stays chosen, and its lots are taken in once',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.getByRole('button', { name: say('overview.add') }).click()
    await field(form(page, say('overview.add')), 'portfolio.name').fill('Essai')
    await press(form(page, say('overview.add')), 'overview.create')
    const link = page.getByRole('link', { name: 'Essai', exact: true })
    await page.goto((await link.getAttribute('href')) ?? '')
    const importing = page.getByRole('dialog')
    const take = importing.getByRole('button', { name: 'Importer 2 lignes', exact: true })
    await tryInVainThenOnce(page, say, [
      {
        name: 'a file',
        writes: ['usePreviewImportMutation'],
        async write() {
          await press(page, 'portfolio.import')
          const file = { name: 'courtier.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) }
          await page.locator('input[type=file]').setInputFiles(file)
        },
        send: () => press(importing, 'import.check'),
        kept: () => [[importing.getByText('courtier.csv')]],
        done: () => expect(take).toBeVisible(),
      },
      {
        name: 'its lots',
        writes: ['useConfirmImportMutation'],
        adds: ['useConfirmImportMutation'],
        write: async () => {},
        send: () => take.click(),
        kept: () => [[take]],
        done: () => expect(importing.getByText('2 inscriptions importées dans « Essai »')).toBeVisible(),
      },
      {
        name: 'the way back',
        writes: ['useUndoImportMutation'],
        write: async () => {},
        send: () => press(importing, 'import.undo'),
        kept: () => [[button(importing, 'import.undo')]],
        done: () => expect(importing).toHaveCount(0),
      },
    ])
  },
)
