import { type FaultProxy, startFaultProxy } from '../../support/faults/faultProxy.ts'
import { expect } from '../../support/journey.ts'
import { journeyOn } from '../../support/ownPalier.ts'
import { wordsOf } from '../../support/people/newcomer.ts'

const CREATE = ['/api/UserBuyStockList/V2/CreateNewList']

let proxy: FaultProxy | null = null
const between = async (apiUrl: string) => (proxy = await startFaultProxy(apiUrl))
const test = journeyOn(undefined, { between })

test('any other HTTP status of a list creation shows the general alert, and what was typed can be sent again [ERR-11]', async ({
  page,
  enterAsGuest,
}) => {
  const say = wordsOf('fr')
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAsGuest()
  await page.getByRole('button', { name: say('dashboard.add.buy') }).click()
  const form = page.getByRole('form', { name: say('dashboard.add.buy') })
  const name = form.getByLabel(say('dashboard.name'), { exact: true })
  const create = form.getByRole('button', { name: say('dashboard.create'), exact: true })
  await name.fill('Chemins de fer')

  for (const mode of ['status500', 'redirect'] as const) {
    proxy?.set({ mode, paths: CREATE })
    await create.click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText(say('alerts.title.error'))
    await expect(alert).toContainText(say('alerts.error'))
    await alert.getByRole('button').last().click()
    await expect(alert).toHaveCount(0)
    await expect(name).toHaveValue('Chemins de fer')
  }

  proxy?.set()
  await create.click()
  await expect(page.getByRole('link', { name: 'Chemins de fer' })).toBeVisible()
})
