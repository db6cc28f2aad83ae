import { expect, test } from 'vitest'
import { QUESTION_TEMPLATES, type Facts } from './questionTemplates.ts'

const facts = (price: number): Facts => ({
  ...{ companyName: 'Enbridge', ticker: 'ENB', industryName: null, kind: 'stock' },
  currency: 'CAD',
  ...{ sector: null, industry: null, price, yearLow: 40, yearHigh: 100, marketCap: null, dividendYield: null },
  ...{ targetPrice: null, priceEarnings: null, payoutRatio: null, beta: null, volatility: null, quarterMove: null },
  ...{ newsCount: 0, newsMood: null },
})

function askedOf(price: number, language: 'fr' | 'en'): string {
  const template = QUESTION_TEMPLATES.find(({ subject, applies }) => subject === 'range' && applies(facts(price)))
  return template?.ask[language](facts(price)) ?? ''
}

test('"very near" is said within one per cent of the high or low alone; else the distance is said', () => {
  expect(askedOf(99.2, 'en')).toContain('very near its one-year high')
  expect(askedOf(95.5, 'en')).toContain('4.5% from its one-year high')
  expect(askedOf(95.5, 'fr')).toMatch(/à 4,5\s%\sde son sommet d’un an/)
  expect(askedOf(40.3, 'fr')).toContain('tout près de son creux d’un an')
  expect(askedOf(41.6, 'en')).toMatch(/4(\.0)?% from its one-year low/)
})

test('a French verb and the pronoun joined to it never part at the end of a line: U+2011 joins them', () => {
  const questions = QUESTION_TEMPLATES.map(({ ask }) => ask.fr(facts(95)))
  expect(questions.join('\n')).toContain('serait\u2011il')
  const plainJoin = /\p{L}-(?:t[-\u2011])?(?:ils?|elles?|on|vous|nous|ce)(?!\p{L})/u
  expect(questions.filter((question) => plainJoin.test(question))).toEqual([])
})
