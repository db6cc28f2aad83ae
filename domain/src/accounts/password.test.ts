import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './commonPasswords.ts'
import { PASSWORD_MAXIMUM_LENGTH, passwordProblems } from './password.ts'

test('fewer than eight characters are too short, and each character counts once [REG-08]', () => {
  expect(passwordProblems('Kq7!vbz')).toEqual(['PasswordTooShort'])
  expect(passwordProblems('Kq7!vbzt')).toEqual([])
  // Four characters that look long to a machine.
  expect(passwordProblems('Aa1!🦊🦊🦊')).toEqual(['PasswordTooShort'])
})

test.for([
  ['REG-09', 'Kquvbzt!', 'PasswordRequiresDigit'],
  ['REG-10', 'KQ7!VBZT', 'PasswordRequiresLower'],
  ['REG-11', 'kq7!vbzt', 'PasswordRequiresUpper'],
  ['REG-12', 'Kq7-vbzt', 'PasswordRequiresNonAlphanumeric'],
] as const)('%s %s is refused with %s alone', ([, password, problem]) => {
  expect(passwordProblems(password)).toEqual([problem])
})

test('each of the eight signs will do, and no other [REG-12]', () => {
  for (const sign of '!@#$%^&*') expect(passwordProblems(`Kq7vbzt${sign}`)).toEqual([])
  for (const sign of '-_.,?+ é') expect(passwordProblems(`Kq7vbzt${sign}`)).toContain('PasswordRequiresNonAlphanumeric')
})

test('a password tells every rule that it breaks [ERR-24]', () => {
  expect(passwordProblems('')).toEqual([
    'PasswordTooShort',
    'PasswordRequiresDigit',
    'PasswordRequiresLower',
    'PasswordRequiresUpper',
    'PasswordRequiresNonAlphanumeric',
  ])
})

test('accented letters are letters, however they are written [REG-10] [REG-11]', () => {
  const password = 'ÉTÉ à 7 heures!'
  expect(passwordProblems(password)).toEqual([])
  expect(passwordProblems(password.normalize('NFD'))).toEqual([])
})

test('128 characters will do and 129 will not: nothing is cut off [REG-25]', () => {
  const longest = 'Kq7!'.repeat(PASSWORD_MAXIMUM_LENGTH / 4)
  expect(passwordProblems(longest)).toEqual([])
  expect(passwordProblems(`${longest}x`)).toEqual(['InvalidPassword'])
})

test.for([
  'Password1!',
  'P@ssw0rd',
  'Motdepasse2026!',
  'Été2026!!',
  'Palier2026!',
  'Qwerty123!',
  '#1Hockey!',
  'Abc123!!',
  'Passw0rd!!',
])('%s is too common whatever it is dressed in [REG-25]', (password) => {
  expect(passwordProblems(password)).toEqual(['PasswordTooCommon'])
})

test.for(['Trois-Chats7&Un-Balcon', 'passwordsAreFor7Cats!', 'mXy7!palier-du-3e', ' Kq7!vbzt '])(
  '%s is not common: a common word is only a part of it [REG-25]',
  (password) => {
    expect(passwordProblems(password)).toEqual([])
  },
)

test('no common word is there twice, and all are plain [REG-25]', () => {
  expect(new Set(COMMON_PASSWORDS).size).toBe(COMMON_PASSWORDS.length)
  expect(COMMON_PASSWORDS.length).toBeGreaterThan(500)
  for (const word of COMMON_PASSWORDS) expect(word).toMatch(/^[a-z0-9]+$/)
})

test('a hostile password costs no time [REG-25]', { timeout: 500 }, () => {
  expect(passwordProblems('1!'.repeat(500_000))).toContain('InvalidPassword')
})
