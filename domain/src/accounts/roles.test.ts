import { expect, test } from 'vitest'
import { hasRole, ROLES } from './roles.ts'

test('AUTH-19 a role counts if it is there and active', () => {
  expect(hasRole({ admin: { active: true } }, 'admin')).toBe(true)
  expect(hasRole({ admin: { active: false } }, 'admin')).toBe(false)
  expect(hasRole({}, 'admin')).toBe(false)
})

test('ROLE-04 other names are ignored', () => {
  expect(ROLES).toEqual(['demonstration', 'admin'])
  expect(hasRole({ owner: { active: true } }, 'admin')).toBe(false)
  expect(hasRole({ owner: { active: true }, demonstration: { active: true } }, 'demonstration')).toBe(true)
})

test('AUTH-19 a role that is not the map’s own does not count', () => {
  expect(hasRole(Object.create({ admin: { active: true } }), 'admin')).toBe(false)
})
