import { createIntl } from 'react-intl'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { expect, test } from 'vitest'
import english from '../../../messages/en/dashboard.json'
import french from '../../../messages/fr/dashboard.json'
import { type Asking, todaySentence } from './todaySentence.ts'

const NOTHING: Asking = { buys: 0, sells: 0, crossed: 0, objectives: 0, isPaymentOwed: false, fresh: 0 }
const fr = createIntl({ locale: 'fr-CA', messages: french as Record<MessageId, string> })
const en = createIntl({ locale: 'en-CA', messages: english as Record<MessageId, string> })

test.each<[Partial<Asking>, string, string]>([
  [{ buys: 2, sells: 3 }, 'Deux achats et trois ventes à décider.', 'Two buys and three sells to decide.'],
  [{ buys: 1 }, 'Un achat à décider.', 'One buy to decide.'],
  [{ sells: 1, crossed: 1 }, 'Une vente et un prix franchi à décider.', 'One sell and one price crossed to decide.'],
  [
    { buys: 12, sells: 1, objectives: 2 },
    '12 achats, une vente et deux objectifs atteints à décider.',
    '12 buys, one sell and two objectives reached to decide.',
  ],
  [{ isPaymentOwed: true }, 'Un paiement est à régler.', 'A payment is due.'],
  [
    { isPaymentOwed: true, buys: 1 },
    'Un paiement est à régler. Un achat à décider.',
    'A payment is due. One buy to decide.',
  ],
  [{}, '', ''],
])('D35 the sentence of Today says what its rows are: %o', (asking, inFrench, inEnglish) => {
  expect(todaySentence(fr, { ...NOTHING, ...asking }, null)).toEqual({ asking: inFrench, news: '' })
  expect(todaySentence(en, { ...NOTHING, ...asking }, null)).toEqual({ asking: inEnglish, news: '' })
})

test('what is new is counted since the last visit, and nothing is said of a first one [D35]', () => {
  const asking = { ...NOTHING, buys: 3, fresh: 3 }
  expect(todaySentence(fr, asking, 'hier').news).toBe('Trois sont neufs depuis hier.')
  expect(todaySentence(en, { ...asking, fresh: 1 }, 'yesterday').news).toBe('One is new since yesterday.')
  expect(todaySentence(en, { ...asking, fresh: 1 }, '10:11 a.m.').news).toBe('One is new since 10:11 a.m.')
  expect(todaySentence(fr, asking, null).news).toBe('')
  expect(todaySentence(fr, { ...asking, fresh: 0 }, 'hier').news).toBe('')
})
