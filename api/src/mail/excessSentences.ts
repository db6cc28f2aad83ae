import type { PlanExcess } from '@palier/domain/watchlists/beyondPlan'
import type { MailLanguage } from '../providers/mail/port.ts'

const KINDS = ['lists', 'entries', 'portfolios', 'portfolioStocks'] as const

type Names = Record<keyof PlanExcess, readonly [one: string, other: string]>

const NAMES: Record<MailLanguage, Names> = {
  fr: {
    lists: ['liste', 'listes'],
    entries: ['titre des listes', 'titres des listes'],
    portfolios: ['portefeuille', 'portefeuilles'],
    portfolioStocks: ['titre détenu', 'titres détenus'],
  },
  en: {
    lists: ['list', 'lists'],
    entries: ['stock in lists', 'stocks in lists'],
    portfolios: ['portfolio', 'portfolios'],
    portfolioStocks: ['held stock', 'held stocks'],
  },
}

export function excessSentences(language: MailLanguage, excess: PlanExcess): string | null {
  const parts = KINDS.filter((kind) => excess[kind] > 0).map((kind) => {
    const [one, other] = NAMES[language][kind]
    return `${excess[kind]} ${excess[kind] === 1 ? one : other}`
  })
  if (parts.length === 0) return null
  return new Intl.ListFormat(`${language}-CA`, { type: 'conjunction' }).format(parts)
}
