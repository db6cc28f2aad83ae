import type { IntlShape } from 'react-intl'

export interface Asking {
  readonly buys: number
  readonly sells: number
  /** Prices crossed since the last visit that call for neither a purchase nor a sale. */
  readonly crossed: number
  readonly objectives: number
  readonly isPaymentOwed: boolean
  readonly fresh: number
}

const SORTS = ['buys', 'sells', 'crossed', 'objectives'] as const

/** Sentences about what to decide and what is new. Each is empty if it has nothing to report. */
export function todaySentence(intl: IntlShape, asking: Asking, since: string | null) {
  const { formatMessage } = intl
  const inWords = (count: number) => formatMessage({ id: 'today.number' }, { count })
  const parts = SORTS.filter((sort) => asking[sort] > 0).map((sort) =>
    formatMessage({ id: `today.count.${sort}` }, { count: asking[sort], number: inWords(asking[sort]) }),
  )
  const sentences = [
    asking.isPaymentOwed && formatMessage({ id: 'today.payment' }),
    parts.length > 0 &&
      capitalized(formatMessage({ id: 'today.toDecide' }, { list: intl.formatList(parts, { type: 'conjunction' }) })),
  ]
  const { fresh } = asking
  // An English time ends with a period, as in "since 10:11 a.m."
  const news =
    fresh === 0 || since === null
      ? ''
      : formatMessage({ id: 'today.news' }, { count: fresh, number: inWords(fresh), since }).replace(/\.{2}$/, '.')
  return { asking: sentences.filter((sentence) => sentence !== false).join(' '), news: capitalized(news) }
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
