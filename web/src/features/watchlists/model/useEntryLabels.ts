import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { isWithoutScore, scoreText } from '@palier/domain/watchlists/score'
import type { ThresholdState } from '@palier/domain/watchlists/thresholds'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { createFormatters, type Formatters } from '../../../ui/figures/formatters.ts'
import { searchTextOf } from './searchText.ts'
import type { WatchedEntry } from './watchedEntry.ts'

const EMPTY = '–'

export interface EntryLabels {
  price(entry: WatchedEntry): string
  change(entry: WatchedEntry): string
  percent(entry: WatchedEntry): string
  changeSentence(entry: WatchedEntry, more?: 'percentOnly'): string
  score(entry: WatchedEntry): string
  marketCap(entry: WatchedEntry): string
  threshold(state: ThresholdState): string
  distance(state: ThresholdState): string | undefined
  thresholdSentence(state: ThresholdState): string | undefined
  rail(entry: WatchedEntry): string
  /** Cached per entry. */
  searchText(entry: WatchedEntry): string
  noMatch(filter: string): string
}

/** Returns the same object until the language changes. */
export function useEntryLabels(): EntryLabels {
  const intl = useIntl()
  const { language } = useLanguage()
  return useMemo(() => createEntryLabels(intl, createFormatters(language)), [intl, language])
}

function createEntryLabels(intl: IntlShape, formatters: Formatters): EntryLabels {
  const { formatMessage } = intl
  const money = (value: string, { stock }: WatchedEntry) => formatters.money(value, stock.currency)
  const texts = new WeakMap<WatchedEntry, string>()

  const labels: EntryLabels = {
    price: ({ stock }) => (stock.lastPrice == null ? EMPTY : formatters.price(stock.lastPrice)),
    change: ({ stock }) => formatters.signedPrice(stock.change),
    percent: ({ stock }) => formatters.signedPercent(stock.changePercent),
    changeSentence(entry, more) {
      const { stock } = entry
      const direction = more ? entry.percentDirection : entry.direction
      if (direction === 'flat') return formatMessage({ id: 'change.flat' })
      const percent = formatters.percent(withoutSign(stock.changePercent))
      if (more)
        return formatMessage({ id: direction === 'up' ? 'change.upPercent' : 'change.downPercent' }, { percent })
      const amount = money(withoutSign(stock.change), entry)
      return formatMessage({ id: direction === 'up' ? 'change.up' : 'change.down' }, { amount, percent })
    },
    score({ score, level }) {
      if (isWithoutScore(score)) return formatMessage({ id: 'score.none' })
      return formatMessage(
        { id: 'score.label' },
        { score: scoreText(score), level: formatMessage({ id: `score.level.${level}` }) },
      )
    },
    marketCap: ({ stock }) =>
      stock.marketCap == null ? EMPTY : formatters.compactMoney(stock.marketCap, stock.currency),
    threshold: ({ price }) => (price === null ? EMPTY : formatters.price(price.toString())),
    distance: ({ distance }) =>
      distance === null ? undefined : formatters.signedPercent(distance.times(100).toString(), 1),
    thresholdSentence(state) {
      if (state.state === 'crossed') return formatMessage({ id: 'list.threshold.crossed' })
      if (state.state === 'empty') return formatMessage({ id: 'list.threshold.missing' })
      return undefined
    },
    rail(entry) {
      const { stock, states } = entry
      const { yearLow, yearHigh, lastPrice } = stock
      if (lastPrice == null) return formatMessage({ id: 'list.noPrice' })
      const price = money(lastPrice, entry)
      if (yearLow == null || yearHigh == null) return formatMessage({ id: 'list.railShort' }, { price })

      const span = { low: money(yearLow, entry), high: money(yearHigh, entry), price }
      const next = states.find(({ state }) => state === 'next')
      if (!next?.price) return formatMessage({ id: 'list.rail' }, span)
      const target = { next: money(next.price.toString(), entry), distance: labels.distance(next) ?? '' }
      return formatMessage({ id: 'list.railNext' }, { ...span, ...target })
    },
    searchText(entry) {
      const text = texts.get(entry) ?? searchTextOf(entry, labels.marketCap(entry))
      texts.set(entry, text)
      return text
    },
    noMatch: (filter) => `${formatMessage({ id: 'list.matches' }, { count: 0, text: filter })}.`,
  }
  return labels
}

function withoutSign(value: string): string {
  return value.replace(/^-/, '')
}
