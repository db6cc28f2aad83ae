import { expect, test } from 'vitest'
import { carouselWindow } from './carouselWindow.ts'
import { byName, countOf, distinctTags, withTagToggled } from '../../market/stock/tagSearch.ts'
import { sparklinePath } from '../../../kit/chart/sparklinePath.ts'

const rail = { name: 'subIndustry', value: 'Rail' }
const road = { name: 'subIndustry', value: 'Road' }
const transport = { name: 'industry', value: 'Transport' }

test('a facet adds its tag, and takes it out again [TAG-06]', () => {
  expect(withTagToggled([rail], road)).toEqual([rail, road])
  expect(withTagToggled([rail, road], { ...rail })).toEqual([road])
})

test('a tag has a name and a value: the same value of another name is another tag [TAG-08]', () => {
  expect(withTagToggled([rail], { name: 'industry', value: 'Rail' })).toHaveLength(2)
  expect(byName([rail, transport, road])).toEqual([
    ['subIndustry', ['Rail', 'Road']],
    ['industry', ['Transport']],
  ])
})

test('tags that read alike are shown once, that which is searched before the others', () => {
  const [industry, subIndustry] = [
    { name: 'industry', value: 'Uranium' },
    { name: 'subIndustry', value: 'Uranium' },
  ]
  expect(distinctTags([transport, industry, subIndustry])).toEqual([transport, industry])
  expect(distinctTags([transport, industry, subIndustry], [{ ...subIndustry }])).toEqual([transport, subIndustry])
})

test('a count is told only where the search does not hide it', () => {
  const found = [{ tags: [rail, transport] }, { tags: [rail] }]
  expect(countOf(transport, [rail], found)).toBe(1)
  expect(countOf(rail, [rail], found)).toBe(2)
  expect(countOf(road, [rail], found)).toBeNull()
  expect(countOf(rail, [], [])).toBeNull()
})

test('what of the carousel can be seen [TAG-03]', () => {
  const whole = 8 * 304
  expect(carouselWindow(0, 960, whole, 8)).toEqual({ first: 0, last: 2, page: 0, pages: 3 })
  expect(carouselWindow(608, 960, whole, 8)).toMatchObject({ first: 2, last: 4 })
  expect(carouselWindow(whole - 960, 960, whole, 8)).toMatchObject({ last: 7, page: 2 })
  expect(carouselWindow(0, 960, 0, 0)).toEqual({ first: 0, last: -1, page: 0, pages: 1 })
})

test('a line needs two prices', () => {
  expect(sparklinePath([5], 100, 50)).toBe('')
  expect(sparklinePath([1, 2], 100, 50)).toBe('M0.0 46.0L100.0 4.0')
})
