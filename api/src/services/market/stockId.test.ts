import { expect, test } from 'vitest'
import { isUuid } from '../../database/kernel/isUuid.ts'
import { stockIdOf } from './stockId.ts'

test('a listing has the same id in every database, and another one than its twin on another exchange', () => {
  expect(stockIdOf('TD:XTSE')).toBe('009ca45d-5c30-5a4a-8634-ef708f5c472f')
  expect(stockIdOf('T:XTSE')).not.toBe(stockIdOf('T:XNYS'))
  expect(isUuid(stockIdOf('T:XTSE'))).toBe(true)
})
