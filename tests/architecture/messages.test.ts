import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCodes } from '@palier/contract/errorCodes'
import { describe, expect, test } from 'vitest'
import { projectRoot, sourcesBelow } from '../support/sources.ts'

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(projectRoot, `web/src/messages/${language}.json`), 'utf8'))
const french = read('fr')
const english = read('en')

describe('messages', () => {
  test('I18N-05 every key exists in both languages, and no value is empty', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(french).sort())
    for (const [key, text] of [...Object.entries(french), ...Object.entries(english)])
      expect(text.trim(), key).not.toBe('')
  })

  test('ERR-02 ERR-54 every error code of the contract has words in French and in English', () => {
    for (const code of [...errorCodes]) {
      expect(french[`alerts.codes.${code}`], `${code} in French`).toBeTruthy()
      expect(english[`alerts.codes.${code}`], `${code} in English`).toBeTruthy()
    }
    expect(french['alerts.error']).toBeTruthy()
  })

  test('ERR-45…51 the five declines of a card have words of their own', () => {
    for (const code of [
      'authentication_required',
      'insufficient_funds',
      'expired_card',
      'processing_error',
      'try_again_later',
    ]) {
      expect(french[`stripe.${code}`], code).toBeTruthy()
      expect(english[`stripe.${code}`], code).toBeTruthy()
    }
  })

  test('I18N-05 the families of messages that forms rely on exist', () => {
    for (const family of ['register.form.errors.', 'login.rules.', 'settings.errors.', 'EditorPanel.errors.']) {
      expect(
        Object.keys(french).some((key) => key.startsWith(family)),
        family,
      ).toBe(true)
    }
  })

  test('both languages take the same figures', () => {
    const placeholders = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort()
    for (const key of Object.keys(french))
      expect(placeholders(english[key] ?? ''), key).toEqual(placeholders(french[key] ?? ''))
  })

  test('D13 French is set as in Québec: no space before ; ? !, a non-breaking one before : $ % and inside « »', () => {
    for (const [key, text] of Object.entries(french)) {
      expect(text, key).not.toMatch(/[\s\u00a0\u202f][;?!]/)
      expect(text, key).not.toMatch(/ [:$%»]/)
      expect(text, key).not.toMatch(/« /)
      expect(text, key).not.toMatch(/[^\s\u00a0"'(]:(?!\/\/)(?=\s|$)/)
    }
  })

  test('no message is left that nobody says', () => {
    const sources = sourcesBelow('web/src')
      .map(({ text }) => text)
      .join('\n')
    const families =
      /^(alerts\.codes\.|stripe\.|register\.form\.errors\.|login\.rules\.|settings\.errors\.|EditorPanel\.errors\.)/
    const unused = Object.keys(french).filter((key) => !families.test(key) && !isSaid(sources, key))
    expect(unused).toEqual([])
  })
})

/** True when the key stands in a source whole, or its beginning stands in a template that completes it. */
function isSaid(sources: string, key: string): boolean {
  if (sources.includes(`'${key}'`) || sources.includes(`"${key}"`)) return true
  const parts = key.split('.')
  return parts.some((_, at) => at > 0 && sources.includes(`\`${parts.slice(0, at).join('.')}.\${`))
}
