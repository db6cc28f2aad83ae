import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import type { MailLanguage } from '../providers/mail/port.ts'
import { personName } from './personName.ts'

const LOCALES = { fr: 'fr-CA', en: 'en-CA' } as const
const TIME_ZONE = 'America/Toronto'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Omits the name if `personName` rejects it. */
export function greeting(language: MailLanguage, firstName: string): string {
  const hello = language === 'fr' ? 'Bonjour' : 'Hello'
  const name = personName(firstName)
  return name === null ? `${hello},` : `${hello} ${name},`
}

/** Eastern time. */
export function formatInstant(language: MailLanguage, instant: Date): string {
  const locale = LOCALES[language]
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }).format(instant)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: TIME_ZONE }).format(instant)
  return language === 'fr' ? `${date} à ${time} (heure de l’Est)` : `${date} at ${time} (Eastern time)`
}

export function formatDate(language: MailLanguage, instant: Date): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: TIME_ZONE }).format(instant)
}

/** Format: `QC, Canada`. */
export function formatAddress(language: MailLanguage, { country, province, postalCode }: BillingAddress): string {
  const name = new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(country)
  return [province, postalCode, name].filter((part) => part != null).join(', ')
}

/** Whole Canadian cents. */
export function formatCents(language: MailLanguage, cents: number): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'CAD' }).format(cents / 100)
}

/** `amount`: exact text, shown with two to four decimals. */
export function formatMoney(language: MailLanguage, amount: string, currency: 'CAD' | 'USD'): string {
  const format = { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 4 } as const
  return new Intl.NumberFormat(LOCALES[language], format).format(Number(amount))
}

export function expirySentence(language: MailLanguage, expiresAt: Date, now: Date): string {
  const length = formatDuration(language, expiresAt.getTime() - now.getTime())
  const end = formatInstant(language, expiresAt)
  return language === 'fr'
    ? `Ce lien sert une seule fois et reste valide pendant ${length}, jusqu’au ${end}.`
    : `This link works once and stays valid for ${length}, until ${end}.`
}

/**
 * Uses the largest unit with a value of at least two, so that 24 hours are not "1 day". One hour is
 * an hour.
 */
function formatDuration(language: MailLanguage, milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return counted(language, milliseconds / DAY, 'day')
  if (milliseconds >= HOUR) return counted(language, milliseconds / HOUR, 'hour')
  return counted(language, milliseconds / MINUTE, 'minute')
}

function counted(language: MailLanguage, count: number, unit: 'day' | 'hour' | 'minute'): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(count),
  )
}
