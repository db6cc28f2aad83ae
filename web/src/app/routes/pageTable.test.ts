import { expect, test } from 'vitest'
import { pageTable } from './pageTable.ts'
import { NOT_FOUND, PAGES } from './routes.ts'

test('the server knows the address of every page of the router, and the page for all others', () => {
  const paths = pageTable({ withStyle: false }).pages.map(({ path }) => path)
  expect(paths).toEqual([...PAGES.map(({ path }) => path), null])
  expect(NOT_FOUND.path).toBe('*')
  expect(pageTable({ withStyle: true }).pages.some(({ path }) => path === '/dev/style')).toBe(true)
})

test('only pages that everybody may see say what they are, in both languages', () => {
  const open = PAGES.filter(({ access }) => access === 'open').map(({ path }) => path)
  const described = pageTable({ withStyle: true }).pages.filter(({ fr }) => fr.description !== null)
  expect(described.map(({ path }) => path)).toEqual([
    '/',
    '/login',
    '/register/form',
    '/subscription',
    '/legal/terms-conditions',
    '/legal/privacy-policy',
    '/legal/cookie-policy',
    '/about',
  ])
  for (const { path, en } of described) {
    expect(open).toContain(path)
    expect(en.description, String(path)).not.toBeNull()
  }
})
