import { useDeferredValue, useMemo, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { ListPanel_list$key } from '../../__generated__/ListPanel_list.graphql.ts'
import type { ListPanel_viewer$key } from '../../__generated__/ListPanel_viewer.graphql.ts'
import { useIsMobile } from '../../device/media.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PriceTicks } from '../stock/PriceTicks.tsx'
import { EmptyList } from './EmptyList.tsx'
import { matches } from './filterText.ts'
import { ListCards } from './ListCards.tsx'
import { listKindOf, scoreBasisOf } from './listFacts.ts'
import { ListHeading } from './ListHeading.tsx'
import { ListLegend } from './ListLegend.tsx'
import { ListTable } from './ListTable.tsx'
import { useEntryWords } from './useEntryWords.ts'
import { useHeldOrder } from './useHeldOrder.ts'
import { useHold } from './useHold.ts'
import { readWatchedEntry } from './watchedEntry.ts'
import styles from './ListPanel.module.css'

interface ListPanelProps {
  readonly list: ListPanel_list$key
  readonly viewer: ListPanel_viewer$key
}

/** A whole list: its name and state, the filter, the stocks by urgency, and their prices as they move. */
export function ListPanel({ list: listKey, viewer: viewerKey }: ListPanelProps) {
  const {
    listId,
    name,
    kind: kindName,
    entries: keys,
  } = useFragment(
    graphql`
      fragment ListPanel_list on WatchList @throwOnFieldError {
        listId
        name
        kind
        entries {
          ...watchedEntry_entry
        }
      }
    `,
    listKey,
  )
  const { preferences } = useFragment(
    graphql`
      fragment ListPanel_viewer on Viewer {
        preferences {
          buyListScoreBasis
        }
      }
    `,
    viewerKey,
  )
  const kind = listKindOf(kindName)
  const basis = scoreBasisOf(preferences?.buyListScoreBasis)
  const entries = useMemo(() => keys.map((key) => readWatchedEntry(key, { kind, basis })), [keys, kind, basis])

  const [typed, setTyped] = useState('')
  const filter = useDeferredValue(typed.trim())
  const words = useEntryWords()
  const { isHeld, holders } = useHold()
  const ordered = useHeldOrder(entries, isHeld)
  const shown = filter === '' ? ordered : ordered.filter((entry) => matches(words.all(entry), filter))
  const Body = useIsMobile() ? ListCards : ListTable

  if (entries.length === 0) return <EmptyList name={name} kind={kind} />
  return (
    <>
      <PriceTicks stockIds={ordered.map(({ stock }) => stock.id)} />
      <ListHeading
        name={name}
        kind={kind}
        entries={entries}
        filter={typed}
        matches={shown.length}
        onFilter={setTyped}
      />
      <div {...holders}>
        {shown.length > 0 ? (
          <Body name={name} listId={listId} kind={kind} entries={shown} filter={filter} />
        ) : (
          <div className={styles['nothing']}>
            <EmptyState
              sentence={words.noMatch(filter)}
              action={
                <Button onClick={() => setTyped('')}>
                  <FormattedMessage id="list.clearFilter" />
                </Button>
              }
            />
          </div>
        )}
      </div>
      <div className={styles['legend']}>
        <ListLegend kind={kind} />
      </div>
    </>
  )
}
