import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Currency } from '@palier/domain/market/currency'
import { incomeCalendarOf } from '@palier/domain/portfolios/incomeCalendar'
import type { Database } from '../../../database/kernel/database.ts'
import {
  deleteIncomeCalendar,
  findCalendarOwner,
  findIncomeCalendar,
  saveIncomeCalendar,
} from '../../../database/queries/accounts/incomeCalendarQueries.ts'
import { hashOneTimeToken, newOneTimeToken } from '../../../kernel/oneTimeToken.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Language, Viewer } from '../../kernel/viewer.ts'
import type { createIncome, Income } from './income.ts'

export type IncomeCalendar = { hasAmounts: boolean; createdAt: Date }

/** Secret URLs from which calendar programs read upcoming payments. */
export function createIncomeCalendars(database: Database, income: ReturnType<typeof createIncome>) {
  return {
    read: ({ userId }: Viewer): Promise<IncomeCalendar | null> => findIncomeCalendar(database, userId),

    /** Revokes any earlier URL. Only a hash of the token is stored, so the token is returned once. */
    async create({ userId }: Viewer, hasAmounts: boolean, now: Date) {
      const { token, tokenHash } = newOneTimeToken()
      const calendar: IncomeCalendar = { hasAmounts, createdAt: now }
      await saveIncomeCalendar(database, { userId, tokenHash, ...calendar })
      return { calendar, token }
    },

    delete: ({ userId }: Viewer): Promise<void> => deleteIncomeCalendar(database, userId),

    /** Returns the calendar (RFC 5545) of a URL. Refuses with resource_missing. */
    async textOf(token: string, now: Date): Promise<string> {
      const owner = await findCalendarOwner(database, hashOneTimeToken(token), now)
      if (!owner) throw new Refusal('resource_missing')
      const { userId, language, currency, hasAmounts } = owner
      const { coming } = await income.read(
        { userId, preferences: { currency } },
        { portfolioId: null, currency: null, year: null },
        now,
      )
      return incomeCalendarOf(
        WORDS[language].name,
        coming.map((payment) => ({
          id: idOf(payment, coming),
          date: payment.date,
          title: titleOf(payment, { language, currency, hasAmounts }),
          isDeclared: payment.isDeclared,
        })),
        now,
      )
    },
  }
}

type Coming = Income['coming'][number]

/**
 * Identifies a payment by stock, day and index within the day, so that a new amount updates the
 * same payment.
 */
function idOf(payment: Coming, all: readonly Coming[]): string {
  const place = all.filter(({ stock, date }) => stock.id === payment.stock.id && date === payment.date).indexOf(payment)
  return `${payment.stock.id}-${payment.date}-${place}@palier`
}

const WORDS = {
  fr: { name: 'Dividendes, Palier', declared: 'dividende annoncé', estimated: 'dividende estimé', colon: '\u00a0: ' },
  en: { name: 'Dividends, Palier', declared: 'dividend declared', estimated: 'dividend estimated', colon: ': ' },
} as const

type Wording = { language: Language; currency: Currency; hasAmounts: boolean }

function titleOf({ stock, isDeclared, amount }: Coming, { language, currency, hasAmounts }: Wording): string {
  const { declared, estimated, colon } = WORDS[language]
  const kind = `${stock.ticker}${colon}${isDeclared ? declared : estimated}`
  return hasAmounts ? `${kind}, ${moneyText(amount, currency, language)}` : kind
}

function moneyText(amount: Decimal, currency: Currency, language: Language): string {
  return new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency }).format(amount.toNumber())
}
