import { expect, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'
import { actBeside } from '../../support/pages/ownLists.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'several stocks are moved by the keyboard, and one press takes all of them back [EDIT-14] [LIST-03] [LIST-33]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const say = wordsOf('fr')
    const beside = actBeside(page)
    const [from, to] = [await beside.makeList('Départ'), await beside.makeList('Arrivée')]
    for (const symbol of ['RY', 'ENB', 'BCE']) await beside.addEntry(from, `${symbol}.XTSE`, { t600: '20' })
    await beside.addEntry(to, 'BCE.XTSE', { t600: '10' })
    await page.goto(from.path)
    const rows = page.getByRole('table').locator('tbody tr')
    await expect(rows).toHaveCount(3)

    await rows.first().getByRole('link').focus()
    await page.keyboard.press('x')
    const bar = page.getByRole('group', { name: say('bulk.label') })
    await expect(bar.getByRole('status')).toHaveText('1 titre choisi')
    await page.keyboard.press('x')
    await expect(bar.getByRole('status')).toHaveText('Aucun titre choisi')
    await bar.getByRole('button', { name: say('bulk.all') }).press('Enter')
    await expect(bar.getByRole('status')).toHaveText('3 titres choisis')
    await bar.getByRole('button', { name: say('bulk.move') }).press('Enter')
    await page.getByRole('menuitem', { name: 'Arrivée' }).click()

    // What is there already stays here, and is named.
    const notice = page.getByText(/^2 titres déplacés vers «.Arrivée.» Laissé tel quel.*: BCE\.$/)
    await expect(notice).toBeVisible()
    await expect(rows).toHaveCount(1)
    expect(Object.keys(await beside.pricesIn(to)).sort()).toEqual(['BCE', 'ENB', 'RY'])
    expect((await beside.pricesIn(to))['RY']?.['t600']).toBe('20')
    await page.getByRole('button', { name: say('bulk.undo'), exact: true }).click()
    await expect(page.getByText(say('bulk.undone'))).toBeVisible()
    await expect(rows).toHaveCount(3)
    expect(Object.keys(await beside.pricesIn(to))).toEqual(['BCE'])
  },
)
