import { describe, expect, test } from 'vitest'
import { describeAnalyst } from '../conformance.ts'
import { articleOf, NOW, sampleInput, stockOf } from '../testing/sampleInput.ts'
import { correlationOf } from './correlation.ts'
import { createEmbeddedAnalyst } from './embeddedAnalyst.ts'
import { partnershipsOf } from './partnerships.ts'
import { languageOf, polarityOf } from '../../news/polarity.ts'

describeAnalyst('the embedded engine', createEmbeddedAnalyst)

describe('polarity', () => {
  test.for([
    ['Enbridge beats estimates and raises dividend', 1],
    ['Company misses estimates, announces layoffs', -1],
    ['Shares plunge after a profit warning', -1],
    ['Le titre bondit: la société bat ses cibles et relève son dividende', 1],
    ['Le titre chute après un avertissement sur les résultats', -1],
    ['La société annonce des pertes et des licenciements', -1],
    ['The annual meeting takes place on Thursday', 0],
    ['L’assemblée annuelle a lieu jeudi', 0],
  ] as const)('“%s” sounds like %i [AI-05]', ([title, sign]) => {
    const polarity = polarityOf({ title, content: '' })
    expect(Math.sign(polarity)).toBe(sign)
    expect(Math.abs(polarity)).toBeLessThan(1)
  })

  test('a denied word says the contrary, more softly [AI-05]', () => {
    const plain = polarityOf({ title: 'A strong quarter for the firm', content: '' })
    const denied = polarityOf({ title: 'Not a strong quarter for the firm', content: '' })
    expect([plain > 0, denied < 0, -denied < plain]).toEqual([true, true, true])
  })

  test('a title weighs more than a text, and the language is told by small words [AI-05]', () => {
    const [title, content] = ['Record profit', 'Record profit']
    expect(polarityOf({ title, content: '' })).toBeGreaterThan(polarityOf({ title: '', content }))
    expect([languageOf('Le titre de la société'), languageOf('The share of the company'), languageOf('')]).toEqual([
      'fr',
      'en',
      'en',
    ])
  })
})

describe('partnerships', () => {
  test.for([
    ['Nordet teams up with Grand Pic Transport to move grain.', 'Grand Pic Transport'],
    ['Nordet signs a five-year agreement with Tourmaline of Canada.', 'Tourmaline of Canada'],
    ['Nordet s’associe à Mines Schefferine.', 'Mines Schefferine'],
    ['Nordet conclut une entente avec Banque Lupin-Bleu, selon nos sources.', 'Banque Lupin-Bleu'],
    ['Nordet speaks about the weather with everybody.', null],
  ] as const)('“%s” names %s [AI-06]', ([content, name]) => {
    const found = partnershipsOf([articleOf('one', { content })], 'Nordet Inc.')
    expect(found[0]?.companyName ?? null).toBe(name)
  })

  test('other articles about the partner are its extra links, and the firm itself is no partner [AI-06] [AI-07]', () => {
    const articles = [
      articleOf('one', { content: 'A partnership with Harfang Systems begins. Harfang allies: alliance with Nordet.' }),
      articleOf('two', { title: '<b>Harfang</b> Systems opens an office' }),
    ]
    const found = partnershipsOf(articles, 'Nordet Inc.')
    expect(found.map(({ companyName }) => companyName)).toEqual(['Harfang Systems'])
    expect(found[0]?.others).toEqual([
      { title: 'Harfang Systems opens an office', snippet: 'Nothing much happened.', url: 'https://news.example/two' },
    ])
  })
})

describe('similar companies', () => {
  test('what a company does counts first, then how its price moves; twins stand once [AI-08]', async () => {
    const { similarCompanies } = await createEmbeddedAnalyst().analyse(sampleInput(), 'fr', NOW)
    expect(similarCompanies.map(({ name }) => name)).toEqual(['AAA Inc.', 'CCC Inc.', 'BBB Inc.'])
    expect(similarCompanies[0]?.description).toBe('Pipelines, AAA')
    expect(similarCompanies[0]?.correlation).toBeCloseTo(1, 6)
  })

  test('a correlation needs enough common days [AI-08]', () => {
    const [one, other] = [stockOf('A').closes, stockOf('B', {}, Math.PI).closes]
    expect(correlationOf(one, one)).toBeCloseTo(1, 6)
    expect(correlationOf(one, other)).toBeLessThan(-0.9)
    expect(correlationOf(one, other.slice(0, 10))).toBeNull()
  })
})

test('what comes of a sample says so in its source [D7]', async () => {
  const { questions, similarCompanies } = await createEmbeddedAnalyst().analyse(
    { ...sampleInput(), isSample: true },
    'fr',
    NOW,
  )
  const names = [...questions, ...similarCompanies].map(({ source }) => source.name)
  expect(new Set(names)).toEqual(
    new Set([
      'Données fondamentales d’exemple',
      'Cours simulés',
      'Classification du titre',
      'Secteurs et cours simulés',
    ]),
  )
})

test('questions come from the stock’s own figures, one a subject, eight at most [AI-08]', async () => {
  const { questions } = await createEmbeddedAnalyst().analyse(sampleInput(), 'en', NOW)
  expect(questions.length).toBeLessThanOrEqual(8)
  expect(questions[0]).toEqual({
    question: 'The yield of 6.1% is high: does the market fear a cut of the dividend?',
    source: { name: 'Fundamentals', at: new Date('2026-11-01T00:00:00.000Z'), url: null },
  })
  expect(questions.some(({ question }) => question.includes('$80.00 to $130.00'))).toBe(true)
})
