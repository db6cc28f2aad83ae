import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import { DEFAULT_SCORE_BASIS } from '@palier/domain/watchlists/score'
import type { Showcase_showcase$key } from '../../../__generated__/Showcase_showcase.graphql.ts'
import { useIsMobile } from '../../../device/media.ts'
import { ShowcaseTicks } from '../../../kit/prices/ShowcaseTicks.tsx'
import { EntryCard } from './EntryCard.tsx'
import { listKindOf } from '../model/listFacts.ts'
import { ShowcaseTable } from './ShowcaseTable.tsx'
import { BY_URGENCY } from '../model/sortEntries.ts'
import { useStableOrder } from './useStableOrder.ts'
import { useHoverOrFocus } from './useHoverOrFocus.ts'
import { readWatchedEntry } from '../model/watchedEntry.ts'
import styles from './Showcase.module.css'

const STOCKS_SHOWN = 7

/** The demonstration list, moving by itself: the product shows itself. */
export function Showcase({ showcase }: { showcase: Showcase_showcase$key }) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const { list } = useFragment(
    graphql`
      fragment Showcase_showcase on Showcase @throwOnFieldError {
        list {
          name
          kind
          entries {
            ...watchedEntry_entry
          }
        }
      }
    `,
    showcase,
  )
  const kind = listKindOf(list.kind)
  const entries = useMemo(
    () => list.entries.map((key) => readWatchedEntry(key, { kind, basis: DEFAULT_SCORE_BASIS })),
    [list.entries, kind],
  )
  const { isHeld, holders } = useHoverOrFocus()
  const shown = useStableOrder(entries, isHeld, BY_URGENCY).slice(0, STOCKS_SHOWN)
  return (
    <section className={styles['showcase']} aria-label={list.name} {...holders}>
      <ShowcaseTicks />
      <div className={styles['head']}>
        <h2 className={styles['name']}>{list.name}</h2>
        {!isMobile && <span className={styles['kind']}>{formatMessage({ id: 'welcome.showcase.kind' })}</span>}
        <span className={styles['live']}>
          <span className={styles['dot']} aria-hidden="true" />
          {formatMessage({ id: isMobile ? 'welcome.showcase.liveShort' : 'welcome.showcase.live' })}
        </span>
      </div>
      {isMobile ? (
        <ul className={styles['cards']}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <ShowcaseTable name={list.name} kind={kind} entries={shown} />
      )}
    </section>
  )
}
