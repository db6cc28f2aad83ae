import { expect, test } from 'vitest'
import { hasRole, ROLES } from './roles.ts'

test('a role counts if it is there and active [AUTH-19]', () => {
  expect(hasRole({ admin: { active: true } }, 'admin')).toBe(true)
  expect(hasRole({ admin: { active: false } }, 'admin')).toBe(false)
  expect(hasRole({}, 'admin')).toBe(false)
})

test('other names are ignored [ROLE-04]', () => {
  expect(ROLES).toEqual(['demonstration', 'admin'])
  expect(hasRole({ owner: { active: true } }, 'admin')).toBe(false)
  expect(hasRole({ owner: { active: true }, demonstration: { active: true } }, 'demonstration')).toBe(true)
})

test('a role that is not the map’s own does not count [AUTH-19]', () => {
  expect(hasRole(Object.create({ admin: { active: true } }), 'admin')).toBe(false)
})
