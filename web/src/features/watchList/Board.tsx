import { useIntl } from 'react-intl'
import type { useBoard_viewer$key } from '../../__generated__/useBoard_viewer.graphql.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Section.tsx'
import { PriceTicks } from '../stock/PriceTicks.tsx'
import { BestEntries } from './BestEntries.tsx'
import { ListCard } from './ListCard.tsx'
import { bestOf, useBoard, type BoardList } from './useBoard.ts'
import styles from './Board.module.css'

/** What the lists say today: the best buys and sells, then every list as a card. */
export function Board({ viewer }: { viewer: useBoard_viewer$key }) {
  const { formatMessage } = useIntl()
  const lists = useBoard(viewer)
  const stockIds = lists.flatMap(({ top }) => top.map(({ stock }) => stock.id))
  return (
    <>
      {stockIds.length > 0 && <PriceTicks stockIds={stockIds} />}
      <div className={styles['pair']}>
        <BestEntries
          title={formatMessage({ id: 'dashboard.buyFirst' })}
          emptySentence={formatMessage({ id: 'dashboard.noBuy' })}
          best={bestOf(lists, 'buy')}
        />
        <BestEntries
          title={formatMessage({ id: 'dashboard.sellFirst' })}
          emptySentence={formatMessage({ id: 'dashboard.noSell' })}
          best={bestOf(lists, 'sell')}
        />
      </div>
      <Section title={formatMessage({ id: 'dashboard.buyLists' })}>
        <Cards
          lists={lists.filter(({ kind }) => kind === 'buy')}
          none={formatMessage({ id: 'dashboard.noBuyLists' })}
        />
      </Section>
      <Section title={formatMessage({ id: 'dashboard.sellLists' })}>
        <Cards
          lists={lists.filter(({ kind }) => kind === 'sell')}
          none={formatMessage({ id: 'dashboard.noSellLists' })}
        />
      </Section>
    </>
  )
}

function Cards({ lists, none }: { lists: readonly BoardList[]; none: string }) {
  if (lists.length === 0) return <EmptyState sentence={none} />
  return (
    <div className={styles['cards']}>
      {lists.map((list) => (
        <ListCard key={list.listId} list={list} />
      ))}
    </div>
  )
}
