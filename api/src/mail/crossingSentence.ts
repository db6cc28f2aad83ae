import english from '@palier/domain/words/crossings.en.json'
import french from '@palier/domain/words/crossings.fr.json'
import type { MailLanguage } from '../providers/mail/port.ts'
import { formatMoney } from './mailSentences.ts'

/** Amounts are exact text. */
export type ToldCrossing = {
  symbol: string
  currency: 'CAD' | 'USD'
  listKind: 'buy' | 'sell' | 'others'
  threshold: 't200' | 't400' | 't600' | 't800'
  thresholdPrice: string
  price: string
}

const WORDS = { fr: french, en: english }
const PRICE = { fr: 'cours', en: 'price' }

/**
 * Same wording as the dashboard and notices: "Acheter BCE, sous l’aubaine, 31,00 $, cours 30,84 $".
 */
export function crossingSentence(language: MailLanguage, crossing: ToldCrossing): string {
  const { symbol, listKind, threshold, thresholdPrice, price, currency } = crossing
  const words = WORDS[language]
  const key = `${listKind === 'sell' ? 'sell' : 'buy'}.${threshold}` as const
  const money = (amount: string) => formatMoney(language, amount, currency)
  const verb = words[`crossing.verb.${key}`].replace('{symbol}', () => symbol)
  const place = words[`crossing.place.${key}`].replace('{price}', () => money(thresholdPrice))
  return `${verb}, ${place}, ${PRICE[language]} ${money(price)}`
}
