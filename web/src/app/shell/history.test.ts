import { expect, test } from 'vitest'
import { noVisits, pathBefore, visit } from './history.ts'

function visited(...paths: string[]) {
  return paths.reduce((history, path) => visit(history, path, path === '/'), noVisits)
}

test('arriving on Home clears the history, any other page is appended [NAV-31]', () => {
  expect(visited('/list/1', '/stock/7').paths).toEqual(['/list/1', '/stock/7'])
  expect(visited('/list/1', '/stock/7', '/').paths).toEqual([])
})

test('the same page twice in a row is one visit [NAV-31]', () => {
  expect(visited('/list/1', '/list/1').paths).toEqual(['/list/1'])
})

test('the way back leads to the page before, then Home [NAV-31]', () => {
  const deep = visited('/list/1', '/stock/7')
  expect(pathBefore(deep)).toBe('/list/1')
  const back = visit(deep, '/list/1', false)
  expect(back.paths).toEqual(['/list/1'])
  expect(pathBefore(back)).toBeNull()
})
