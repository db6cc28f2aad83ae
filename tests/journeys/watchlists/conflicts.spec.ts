import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'
import { actBeside } from '../../support/pages/ownLists.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const say = wordsOf('fr')
const press = (place: Locator, id: string) => place.getByRole('button', { name: say(id), exact: true }).click()
const field = (place: Locator, id: string) => place.getByLabel(say(id), { exact: true })
const takeTheirs = (place: Locator) => press(place, 'conflict.take')

test(
  'two tabs change the same prices and the same list: both are shown, and either can be kept [LIST-03] [EDIT-12]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest('fr')
    test.slow()
    const beside = actBeside(page)
    const list = await beside.makeList('Partagée')
    const entry = await beside.addEntry(list, 'RY.XTSE', { t200: '100', t400: '90', t600: '80', t800: '70' })
    await page.goto(list.path)
    const dialog = page.getByRole('dialog', { name: say('entry.edit') })
    const target = field(dialog, 'list.threshold.buy.t600')
    const question = page.getByRole('alertdialog')
    await page.getByRole('row', { name: /RY/ }).hover()
    await page.getByRole('button', { name: say('list.row.edit').replace('{symbol}', 'RY'), exact: true }).click()

    await target.fill('75')
    await beside.updateEntry(list, entry, { t200: '100', t400: '90', t600: '79', t800: '70' })
    await press(dialog, 'entry.save')
    await expect(question.getByText('75,00', { exact: true })).toBeVisible()
    await expect(question.getByText('79,00', { exact: true })).toBeVisible()
    await question.getByRole('radio', { name: say('entry.conflict.theirs') }).check()
    await press(question, 'entry.conflict.keep.theirs')
    await expect(target).toHaveValue('79,00')

    await target.fill('76')
    await beside.updateEntry(list, entry, { t200: '100', t400: '90', t600: '78', t800: '70' })
    await press(dialog, 'entry.save')
    await press(question, 'entry.conflict.keep.mine')
    await expect(dialog).toHaveCount(0)
    expect((await beside.pricesIn(list))['RY']?.['t600']).toBe('76')

    await page.getByRole('button', { name: say('list.rename') }).click()
    const words = page.getByRole('dialog', { name: say('listEdit.title') })
    await field(words, 'listEdit.name').fill('La mienne')
    await beside.renameList(list, 'La leur')
    await press(words, 'listEdit.save')
    await expect(words.getByRole('alert')).toContainText('La leur')
    await expect(field(words, 'listEdit.name')).toHaveValue('La mienne')
    await takeTheirs(words)
    await expect(field(words, 'listEdit.name')).toHaveValue('La leur')
    // What one tab writes about the list and what the other calls it do not touch each other.
    await field(words, 'listEdit.description').fill('Pour la retraite')
    await beside.renameList(list, 'Retraite')
    await press(words, 'listEdit.save')
    await expect(words).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Retraite' })).toBeVisible()
    const { viewer } = await beside.ask<{ viewer: { watchList: object } }>(
      'query($listId: String!) { viewer { watchList(listId: $listId) { name description } } }',
      { listId: list.listId },
    )
    expect(viewer.watchList).toEqual({ name: 'Retraite', description: 'Pour la retraite' })
  },
)

test(
  'two tabs set the same objective and the same setting: what is typed stays, and can be kept [OBJ-06] [SCORE-19]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest('fr')
    test.slow()
    const { ask, stockOf } = actBeside(page)
    const stock = await stockOf('ADBE.XNAS')
    const aim = (value: string) =>
      ask(`mutation($input: SetObjectiveInput!) { setObjective(input: $input) { __typename } }`, {
        input: { stockId: stock.id, kind: 'SHARE_COUNT', value },
      })
    await page.goto(`/stock/${stock.stockId}`)
    const section = page.getByRole('region', { name: say('objective.title'), exact: true })
    await press(section, 'objective.set')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: say('objective.kind.SHARE_COUNT') }).check()
    await field(dialog, 'objective.target').fill('40')
    await aim('25')
    await press(dialog, 'portfolio.save')
    await expect(dialog.getByRole('alert')).toContainText(/25\sactions/)
    await expect(field(dialog, 'objective.target')).toHaveValue('40')
    await press(dialog, 'portfolio.save')
    await expect(dialog).toHaveCount(0)
    await expect(section.getByText(/40/).first()).toBeVisible()

    await page.goto('/myAccount')
    await page.getByRole('button', { name: say('account.scoreBasis.open'), exact: true }).click()
    const basis = page.getByRole('dialog')
    await basis.getByRole('radio', { name: new RegExp(`^${say('account.scoreBasis.FIFTY_TWO_WEEKS')}`) }).check()
    await ask('mutation { setScoreBasis(input: { basis: THRESHOLDS }) { __typename } }')
    await ask('mutation { setCurrency(input: { currency: USD }) { __typename } }')
    await press(basis, 'account.save')
    await expect(basis.getByRole('alert')).toContainText(say('account.scoreBasis.THRESHOLDS'))
    await press(basis, 'account.save')
    await expect(basis).toHaveCount(0)
    const { viewer } = await ask<{ viewer: { preferences: object } }>(
      '{ viewer { preferences { buyListScoreBasis currency } } }',
    )
    expect(viewer.preferences).toEqual({ buyListScoreBasis: 'FIFTY_TWO_WEEKS', currency: 'USD' })
  },
)
