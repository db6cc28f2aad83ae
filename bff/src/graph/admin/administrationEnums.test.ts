import { isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { synchronize } from '@palier/contract/admin/adminCalls'
import { schema } from '../schema.ts'

function valuesOf(name: string): unknown[] {
  const type = schema.getType(name)
  if (!isEnumType(type)) throw new Error(`${name} is no enum`)
  return type.getValues().map(({ value }: { value: unknown }) => value)
}

test('statistics are asked for of 1, 2, 7 and 30 days [CONST-14]', () => {
  expect(valuesOf('StatisticsSpan').toSorted((one, other) => Number(one) - Number(other))).toEqual([1, 2, 7, 30])
})

test('the scopes of a synchronization are those that the contract takes [CONST-15]', () => {
  const scopes = ['all', 'deamon', 'eod', 'fundamental', 'intraday']
  expect(valuesOf('SynchronizationScope').toSorted()).toEqual(scopes)
  for (const scope of scopes) expect(synchronize.input.safeParse({ scope, authKey: '' }).success).toBe(true)
  expect(synchronize.input.safeParse({ scope: 'daemon', authKey: '' }).success).toBe(false)
})
