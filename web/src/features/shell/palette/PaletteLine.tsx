import { Briefcase, List, Tag, TrendingUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import { decimal, roundHalfAwayFromZero } from '@palier/domain/kernel/decimal'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import { directionOf, type Direction } from '@palier/domain/market/priceChange'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Highlight } from '../../../kit/text/Highlight.tsx'
import { useEntryLabels } from '../../watchlists/model/useEntryLabels.ts'
import { useTagNames } from '../../market/stock/useTagNames.ts'
import { MatchSymbol } from '../../market/search/MatchSymbol.tsx'
import type { PaletteItem } from './paletteItems.ts'
import type { TagMatch } from '../../market/search/tagMatches.ts'
import styles from './Palette.module.css'

const ICONS = { List, Portfolio: Briefcase, Stock: TrendingUp } as const

/** One line of the palette: a stock with its score, a list, a page, a command. What fits the text is marked. */
export function PaletteLine({ item, text }: { item: PaletteItem; text: string }) {
  const { formatMessage } = useIntl()
  if (item.type === 'entry') return <EntryLine item={item} text={text} />
  if (item.type === 'match') return <FoundLine item={item} text={text} />

  if (item.type === 'tag') return <TagLine match={item.match} text={text} />

  const { icon: Icon, name, note } = plainOf(item)
  return (
    <>
      <span className={styles['sign']}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles['wide']}>
        <Highlight text={name} filter={text} />
      </span>
      <span className={styles['note']}>{note}</span>
    </>
  )

  function plainOf(plain: Exclude<PaletteItem, { readonly type: 'entry' | 'match' | 'tag' }>) {
    if (plain.type === 'command')
      return { icon: plain.command.icon, name: plain.command.label, note: plain.command.group }
    if (plain.type === 'page') return { icon: ICONS[plain.page.kind], name: plain.page.title, note: '' }
    const { name: listName, kind, entryCount } = plain.list
    const values = { kind: formatMessage({ id: `palette.kind.${kind}` }), count: entryCount }
    return { icon: List, name: listName, note: formatMessage({ id: 'palette.list' }, values) }
  }
}

function TagLine({ match: { tag, otherName }, text }: { match: TagMatch; text: string }) {
  const nameOf = useTagNames()
  return (
    <>
      <span className={styles['sign']}>
        <Tag aria-hidden="true" />
      </span>
      <span className={styles['wide']}>
        <Highlight text={otherName === null ? tag.value : `${tag.value} (${otherName})`} filter={text} />
      </span>
      <span className={styles['note']}>{nameOf(tag.name)}</span>
    </>
  )
}

function EntryLine({ item, text }: { item: Extract<PaletteItem, { readonly type: 'entry' }>; text: string }) {
  const labels = useEntryLabels()
  const { entry } = item
  const { symbol, companyName, currency } = entry.stock
  return (
    <>
      <ScoreBadge score={entry.score} label={labels.score(entry)} />
      <MatchSymbol symbol={symbol} />
      <span className={styles['name']}>
        <Highlight text={companyName} filter={text} />{' '}
        <span className={styles['place']}>{`${entry.exchange}, ${currency}`}</span>
      </span>
      <span className={styles['price']}>{labels.price(entry)}</span>
      <Percent direction={entry.percentDirection} text={labels.percent(entry)} />
    </>
  )
}

function FoundLine({ item, text }: { item: Extract<PaletteItem, { readonly type: 'match' }>; text: string }) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  const { symbol, companyName, exchange, country, currency, previousClose, stock } = item.match
  const place = [exchangeNameOf(exchange) ?? formatMessage({ id: 'search.unknownExchange' }), currency ?? country]
  const price = stock?.lastPrice ?? previousClose
  const percent = stock?.lastPrice == null ? null : stock.changePercent
  return (
    <>
      <span className={styles['unfollowed']}>{formatMessage({ id: 'palette.unfollowed' })}</span>
      <MatchSymbol symbol={symbol} />
      <span className={styles['name']}>
        <Highlight text={companyName} filter={text} />{' '}
        <span className={styles['place']}>{place.filter((part) => part !== '').join(', ')}</span>
      </span>
      <span className={styles['price']}>{price != null && formatters.price(price)}</span>
      {percent === null ? (
        <span className={styles['percent']}>{price != null && formatMessage({ id: 'search.close' })}</span>
      ) : (
        <Percent
          direction={directionOf(roundHalfAwayFromZero(decimal(percent), 2))}
          text={formatters.signedPercent(percent)}
        />
      )}
    </>
  )
}

function Percent({ direction, text }: { direction: Direction; text: string }) {
  return (
    <span className={styles['percent']} data-direction={direction}>
      {text}
    </span>
  )
}
