import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Misconfigured, readVariables, secret, secrets } from './variables.ts'

const folder = mkdtempSync(join(tmpdir(), 'palier-variables-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const variables = z.object({ SERVICE_KEY: secret('SERVICE_KEY'), TOKEN_SECRET: secrets('TOKEN_SECRET').optional() })
const KEY = 'k'.repeat(32)

function fileWith(content: string): string {
  const file = join(folder, String(content.length))
  writeFileSync(file, content)
  return file
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readVariables(variables, environment)
  } catch (error) {
    if (error instanceof Misconfigured) return error.sentences
    throw error
  }
  return []
}

test('a variable can be read from the file that NAME_FILE names, without its final line break [SEC-13]', () => {
  expect(readVariables(variables, { SERVICE_KEY_FILE: fileWith(`${KEY}\n`) })).toEqual({ SERVICE_KEY: KEY })
  const pair = fileWith(`${KEY},${'o'.repeat(32)}\r\n`)
  expect(readVariables(variables, { SERVICE_KEY: KEY, TOKEN_SECRET_FILE: pair }).TOKEN_SECRET).toEqual([
    KEY,
    'o'.repeat(32),
  ])
})

test('an empty NAME_FILE counts as unset [SEC-13]', () => {
  expect(readVariables(variables, { SERVICE_KEY: KEY, SERVICE_KEY_FILE: '' })).toEqual({ SERVICE_KEY: KEY })
})

test('a file that cannot be read is reported once, by its variable and path [SEC-13]', () => {
  const file = join(folder, 'missing')
  expect(problemsOf({ SERVICE_KEY_FILE: file })).toEqual([`SERVICE_KEY_FILE cannot be read: ${file} (ENOENT).`])
})

test('a variable and its file cannot both be set [SEC-13]', () => {
  expect(problemsOf({ SERVICE_KEY: KEY, SERVICE_KEY_FILE: fileWith(KEY) })).toEqual([
    'SERVICE_KEY and SERVICE_KEY_FILE must not both be set.',
  ])
})

test('the content of a file is checked like the variable [SEC-13]', () => {
  expect(problemsOf({ SERVICE_KEY_FILE: fileWith('short') })).toEqual([
    'SERVICE_KEY must be set to at least 32 random characters: npm start generates it outside production.',
  ])
})
