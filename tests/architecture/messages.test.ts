import { errorCodes } from '@palier/contract/kernel/errorCodes'
import { describe, expect, test } from 'vitest'
import { sourcesBelow } from '../support/sources.ts'
import { areasOf, figuresOf } from '../support/project/words.ts'

const areas = { fr: areasOf('fr'), en: areasOf('en') }
const together = (language: 'fr' | 'en'): Record<string, string> => Object.assign({}, ...areas[language].values())
const french = together('fr')
const english = together('en')

describe('messages', () => {
  test('both languages have the same areas, each with the same keys, and no key is in two [I18N-05]', () => {
    const shape = (language: 'fr' | 'en') =>
      Object.fromEntries([...areas[language]].map(([area, words]) => [area, Object.keys(words).sort()]))
    expect(shape('en')).toEqual(shape('fr'))
    expect(Object.values(shape('fr')).flat().sort()).toEqual(Object.keys(french).sort())
  })

  test('no value is empty [I18N-05]', () => {
    for (const [key, text] of [...Object.entries(french), ...Object.entries(english)])
      expect(text.trim(), key).not.toBe('')
  })

  test('every error code of the contract has words in French and in English [ERR-02] [ERR-54]', () => {
    for (const code of [...errorCodes]) {
      expect(french[`alerts.codes.${code}`], `${code} in French`).toBeTruthy()
      expect(english[`alerts.codes.${code}`], `${code} in English`).toBeTruthy()
    }
    expect(french['alerts.error']).toBeTruthy()
  })

  test('the five declines of a card have words of their own [ERR-45] [ERR-46] [ERR-47] [ERR-48] [ERR-49] [ERR-50] [ERR-51]', () => {
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

  test('the families of messages that forms rely on exist [I18N-05]', () => {
    for (const family of ['register.form.errors.', 'login.rules.', 'settings.errors.', 'EditorPanel.errors.']) {
      expect(
        Object.keys(french).some((key) => key.startsWith(family)),
        family,
      ).toBe(true)
    }
  })

  test('both languages take the same figures', () => {
    for (const key of Object.keys(french))
      expect(figuresOf(english[key] ?? ''), key).toEqual(figuresOf(french[key] ?? ''))
  })

  test('French is set as in Québec: no space before ; ? !, a non-breaking one before : $ % and inside « » [D13]', () => {
    for (const [key, text] of Object.entries(french)) {
      expect(text, key).not.toMatch(/[\s\u00a0\u202f][;?!]/)
      expect(text, key).not.toMatch(/ [:$%»]/)
      expect(text, key).not.toMatch(/« /)
      expect(text, key).not.toMatch(/[^\s\u00a0"'(]:(?!\/\/)(?=\s|$)/)
    }
  })

  test('a French verb and the pronoun joined to it never part at the end of a line: U+2011 joins them', () => {
    const plainJoin = /\p{L}-(?:t[-\u2011])?(?:ils?|elles?|on|vous|nous)(?!\p{L})/u
    expect(plainJoin.test('Connectez-vous')).toBe(true)
    expect(plainJoin.test('Connectez\u2011vous')).toBe(false)
    expect(Object.entries(french).filter(([, text]) => plainJoin.test(text))).toEqual([])
  })

  test('a period has one short form a language, on the dashboard, a portfolio and a stock', () => {
    for (const words of [french, english]) {
      const short = (unit: 'YEAR' | 'MONTH', quantity: string) =>
        words[`stock.chart.short.${unit}`]?.replace('{quantity}', quantity)
      const spans = ['year', 'month', 'half'] as const
      expect(spans.map((span) => words[`portfolio.span.${span}`])).toEqual([
        ...[short('YEAR', '1'), short('MONTH', '1'), short('MONTH', '6')],
      ])
    }
  })

  test('no French text puts a word that elides before a name: never « de ENB », « que Apple »', () => {
    const name = /(symbol|name|fullName|companyName|company|ticker|stock|inviter|first|list|portfolio|who|person)/
      .source
    const before = /(?<![\p{L}])(de|que|le|la|si|ne|parce que|lorsque|jusque) /u.source
    const inMessage = new RegExp(`${before}\\{${name}\\}`, 'iu')
    expect(inMessage.test('Lots de {symbol}')).toBe(true)
    expect(Object.entries(french).filter(([, text]) => inMessage.test(text))).toEqual([])

    const inTemplate = new RegExp(`${before}\\$\\{([a-z]+\\.)?${name}\\}`, 'iu')
    const sources = ['api/src', 'bff/src', 'service/src', 'domain/src'].flatMap((folder) => sourcesBelow(folder))
    const faults = sources.flatMap(({ text }) => text.split('\n').filter((line) => inTemplate.test(line)))
    expect(faults).toEqual([])
  })

  test('an English sentence that ends with a time has no full stop of its own: never “10:11 a.m..”', () => {
    expect(Object.entries(english).filter(([, text]) => /\{time\}\.(\s|$)/.test(text))).toEqual([])
  })

  test('no message is left that nobody says', () => {
    const sources = sourcesBelow('web/src')
      .map(({ text }) => text)
      .join('\n')
    const families =
      /^(alerts\.codes\.|stripe\.|register\.form\.errors\.|login\.rules\.|settings\.errors\.|EditorPanel\.errors\.)/
    const said = new Set(sources.match(/(?<=['"])[\w.-]+(?=['"])/g))
    const begun = new Set(sources.match(/(?<=`)[\w.-]+\.(?=\$\{)/g))
    // True when the key stands in a source whole, or its beginning stands in a template that completes it.
    const isSaid = (key: string) =>
      said.has(key) || key.split('.').some((_, at, parts) => begun.has(`${parts.slice(0, at).join('.')}.`))
    const unused = Object.keys(french).filter((key) => !families.test(key) && !isSaid(key))
    expect(unused).toEqual([])
  })
})
