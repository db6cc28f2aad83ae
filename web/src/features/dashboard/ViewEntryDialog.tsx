import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/buttons/Button.tsx'
import { ContentDialog } from '../../ui/dialogs/ContentDialog.tsx'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { StockCard } from '../watchlists/entry/StockCard.tsx'
import type { StockOrigin } from '../../kit/navigation/origin.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { PriceAgeText } from '../../kit/prices/PriceAgeText.tsx'
import { thresholdName } from '../../kit/prices/thresholdName.ts'
import { useEntryLabels } from '../watchlists/model/useEntryLabels.ts'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'
import styles from './ViewEntryDialog.module.css'

interface ViewEntryDialogProps {
  readonly entry: WatchedEntry
  readonly listId: string
  readonly onClose: () => void
}

/** A stock of a list at a glance: its price, its score and its four prices, with the ways to its page and to its prices. */
export function ViewEntryDialog({ entry, listId, onClose }: ViewEntryDialogProps) {
  const { formatMessage } = useIntl()
  const labels = useEntryLabels()
  const { stock, kind, states } = entry
  const { stockId } = stock
  // As on its page: from the dearest to the cheapest.
  const ordered = kind === 'sell' ? states.toReversed() : states
  return (
    <ContentDialog
      title={stock.symbol}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      size="edit"
      onClose={onClose}
    >
      <div className={styles['body']}>
        <StockCard stock={stock} />
        <p className={styles['facts']}>
          <ScoreBadge score={entry.score} label={labels.score(entry)} size="large" />
          <PriceAgeText at={stock.lastPriceAt ?? null} isIntraday={stock.isIntraday} />
        </p>
        <dl className={styles['prices']}>
          {ordered.map((state) => (
            <div key={state.key} className={styles['price']} data-state={state.state}>
              <dt>{formatMessage({ id: thresholdName(kind, state.key) })}</dt>
              <dd className={styles['way']}>
                {state.state === 'crossed' ? (
                  <>
                    <Check aria-hidden="true" /> {labels.thresholdSentence(state)}
                  </>
                ) : (
                  labels.distance(state)
                )}
              </dd>
              <dd className={styles['figure']}>{labels.threshold(state)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles['foot']}>
        <Button asChild>
          <Link to={pathTo('List', { id: listId, stockId })}>{formatMessage({ id: 'dashboard.editPrices' })}</Link>
        </Button>
        <Button asChild variant="primary">
          <Link to={pathTo('Stock', { id: stockId })} state={{ originListId: listId } satisfies StockOrigin}>
            {formatMessage({ id: 'dashboard.openStock' })}
          </Link>
        </Button>
      </div>
    </ContentDialog>
  )
}
