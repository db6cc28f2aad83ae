import { expect, test } from 'vitest'
import { noVisits, pathBefore, visit } from './history.ts'

function visited(...paths: string[]) {
  return paths.reduce((history, path) => visit(history, path, path === '/'), noVisits)
}

test('NAV-31 arriving on Home clears the history, any other page is appended', () => {
  expect(visited('/list/1', '/stock/7').paths).toEqual(['/list/1', '/stock/7'])
  expect(visited('/list/1', '/stock/7', '/').paths).toEqual([])
})

test('NAV-31 the same page twice in a row is one visit', () => {
  expect(visited('/list/1', '/list/1').paths).toEqual(['/list/1'])
})

test('NAV-31 the way back leads to the page before, then Home', () => {
  const deep = visited('/list/1', '/stock/7')
  expect(pathBefore(deep)).toBe('/list/1')
  const back = visit(deep, '/list/1', false)
  expect(back.paths).toEqual(['/list/1'])
  expect(pathBefore(back)).toBeNull()
})
