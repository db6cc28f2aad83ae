import { expect, test } from '../../support/journey.ts'
import { untilFetchedAhead } from '../../support/faults/brokenNetwork.ts'
import { actBeside, type OwnList } from '../../support/pages/ownLists.ts'
import { becomeMember, createNewcomer } from '../../support/people/newcomer.ts'

test.use({ viewport: { width: 1440, height: 900 }, fetchesAhead: true })

const PRICES = { t200: '100', t400: '90', t600: '80', t800: '70' }

test('prices changed without a network wait on the device, survive the page, and are sent or asked about [D40]', async ({
  page,
  visit,
  context,
}) => {
  test.slow()
  const { say } = await becomeMember(page, visit)
  const beside = actBeside(page)
  const { viewer } = await beside.ask<{ viewer: { watchLists: (Omit<OwnList, 'path'> & { kind: string })[] } }>(
    '{ viewer { watchLists { id listId version kind } } }',
  )
  const own = viewer.watchLists.find(({ kind }) => kind === 'BUY')
  if (!own) throw new Error('a new account has no buy list')
  const list = { ...own, path: `/list/${own.listId}` }
  await beside.addEntry(list, 'RY.XTSE', PRICES)
  const other = await beside.addEntry(list, 'TD.XTSE', PRICES)
  await page.goto(list.path)
  await untilFetchedAhead(page)

  await context.setOffline(true)
  await expect(page.getByText(/Hors ligne depuis/)).toBeVisible()
  const dialog = page.getByRole('dialog', { name: say('entry.edit') })
  for (const symbol of ['RY', 'TD']) {
    await page.getByRole('row', { name: new RegExp(symbol) }).hover()
    await page.getByRole('button', { name: say('list.row.edit').replace('{symbol}', symbol), exact: true }).click()
    await dialog.getByLabel(say('list.threshold.buy.t800'), { exact: true }).fill('71')
    await dialog.getByRole('button', { name: say('entry.save'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row', { name: new RegExp(symbol) })).toContainText('71,00')
  }
  await expect(page.getByText('2 changements de prix attendent la connexion.')).toBeVisible()
  // The page is gone before the network is back, and somebody else has been there.
  await page.route('**/graphql', (route) => route.abort())
  await context.setOffline(false)
  await page.goto('/healthz')
  await page.unroute('**/graphql')
  await beside.updateEntry(list, other, { ...PRICES, t600: '79' })

  await page.goto(list.path)
  const question = page.getByRole('alertdialog', { name: /^TD / })
  await question.getByRole('radio', { name: say('entry.conflict.both') }).check()
  await question.getByRole('button', { name: say('entry.conflict.keep.both') }).click()
  await expect(question).toHaveCount(0)
  await expect
    .poll(() => beside.pricesIn(list))
    .toMatchObject({ RY: { t600: '80', t800: '71' }, TD: { t600: '79', t800: '71' } })

  // Nothing of it stays for whoever comes next.
  await createNewcomer(page).signOut()
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(databases).toEqual([])
})
