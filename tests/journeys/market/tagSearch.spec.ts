import { expect, openStock, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'

test('a tag search without a result says so and offers all tags grouped by name [TAG-04]', async ({
  page,
  enterAsGuest,
}) => {
  const say = wordsOf('fr')
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAsGuest()
  await openStock(page)
  await page
    .getByRole('button', { name: /chercher cette étiquette$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: say('tags.title') })
  await expect(dialog.getByRole('article').first()).toBeVisible()

  // A tag of the group's hidden end is carried by no stock found.
  const industries = dialog
    .getByRole('navigation', { name: say('tags.filter') })
    .getByRole('group', { name: say('tags.name.industry'), exact: true })
  await industries.getByRole('button').click()
  await industries.getByRole('checkbox').last().check()
  await expect(dialog.getByText(say('tags.none'))).toBeVisible()
  await expect(dialog.getByRole('article')).toHaveCount(0)
  const names = ['industry', 'sector', 'subIndustry'].map((name) => say(`tags.name.${name}`))
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(names)

  await dialog
    .getByRole('region', { name: say('tags.name.industry'), exact: true })
    .getByRole('button')
    .first()
    .click()
  await expect(dialog.getByRole('article').first()).toBeVisible()
})
