import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Currency } from '../../marketData/port.ts'
import type { NewsLanguage } from '../port.ts'

type PriceDayStory = {
  ticker: string
  companyName: string
  currency: Currency
  close: Decimal
  previous: Decimal
  isHigh: boolean
  isLow: boolean
  /** Sessions since a move as large in the same direction. */
  sessionsSince: number
}

export type Story = { title: string; content: string }

const SESSIONS_OF_A_RARE_MOVE = 5
const LOCALES = { fr: 'fr-CA', en: 'en-CA' } as const

export function priceStory(day: PriceDayStory, language: NewsLanguage): Story {
  return language === 'fr' ? inFrench(day) : inEnglish(day)
}

/** `move`: 0.01 is 1%. */
export function weekStory(
  ticker: string,
  companyName: string,
  move: number,
  ups: number,
  language: NewsLanguage,
): Story {
  const percent = percentText(move, language, 'exceptZero')
  const distance = percentText(Math.abs(move), language)
  if (language === 'fr') {
    return {
      title: `${ticker}\u00a0: ${percent} en une semaine`,
      content: `Sur sept jours, le titre ${companyName} ${move >= 0 ? 'monte' : 'recule'} de ${distance} à la bourse simulée. Séances au-dessus de la veille\u00a0: ${ups}.`,
    }
  }
  return {
    title: `${ticker}: ${percent} in a week`,
    content: `Over seven days, ${companyName} ${move >= 0 ? 'rises' : 'falls'} ${distance} on the simulated exchange. Sessions above the day before: ${ups}.`,
  }
}

function inFrench(day: PriceDayStory): Story {
  const { ticker, companyName, move, percent, price, before } = wordsOf(day, 'fr')
  const verb = move >= 0 ? 'monte' : 'recule'
  const rarity = `Il n’avait pas bougé autant dans ce sens depuis ${day.sessionsSince} séances.`
  return {
    title: day.isHigh
      ? `${ticker} atteint un sommet d’un an à la bourse simulée`
      : day.isLow
        ? `${ticker} touche un creux d’un an à la bourse simulée`
        : `${ticker} ${verb} de ${percent} à la bourse simulée`,
    content:
      `Le titre ${companyName} ${verb} de ${percent} et clôture à ${price}, contre ${before} la veille. ${isRare(day) ? rarity : ''}`.trim(),
  }
}

function inEnglish(day: PriceDayStory): Story {
  const { ticker, companyName, move, percent, price, before } = wordsOf(day, 'en')
  const verb = move >= 0 ? 'rises' : 'falls'
  const rarity = `It had not moved as much in this direction for ${day.sessionsSince} sessions.`
  return {
    title: day.isHigh
      ? `${ticker} reaches a one-year high on the simulated exchange`
      : day.isLow
        ? `${ticker} drops to a one-year low on the simulated exchange`
        : `${ticker} ${verb} ${percent} on the simulated exchange`,
    content:
      `${companyName} ${verb} ${percent} and closes at ${price}, after ${before} the day before. ${isRare(day) ? rarity : ''}`.trim(),
  }
}

function isRare({ sessionsSince }: PriceDayStory): boolean {
  return sessionsSince >= SESSIONS_OF_A_RARE_MOVE
}

function wordsOf({ ticker, companyName, currency, close, previous }: PriceDayStory, language: NewsLanguage) {
  const move = close.minus(previous).div(previous).toNumber()
  return {
    ticker,
    companyName,
    move,
    percent: percentText(Math.abs(move), language),
    price: moneyText(close, currency, language),
    before: moneyText(previous, currency, language),
  }
}

function percentText(share: number, language: NewsLanguage, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const style = { style: 'percent', maximumFractionDigits: 1, signDisplay } as const
  // A line can break after a hyphen, but not after a minus sign.
  return new Intl.NumberFormat(LOCALES[language], style).format(share).replace('-', '\u2212')
}

function moneyText(amount: Decimal, currency: Currency, language: NewsLanguage): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(amount.toNumber())
}
