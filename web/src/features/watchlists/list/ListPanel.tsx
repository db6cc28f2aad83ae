import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ListPanel_list$key } from '../../../__generated__/ListPanel_list.graphql.ts'
import type { ListPanel_viewer$key } from '../../../__generated__/ListPanel_viewer.graphql.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { BeyondPlanNote } from '../../billing/beyondPlan/BeyondPlanNote.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { PriceTicks } from '../../../kit/prices/PriceTicks.tsx'
import { EmptyList } from './EmptyList.tsx'
import { createFilter } from '../../../kit/text/filterText.ts'
import { ListActions } from './ListActions.tsx'
import { ListCards } from './ListCards.tsx'
import { listKindOf, scoreBasisOf } from '../model/listFacts.ts'
import { ListHeading } from './ListHeading.tsx'
import { ListLegend } from './ListLegend.tsx'
import { ListSelector } from './ListSelector.tsx'
import { ListTable } from './ListTable.tsx'
import { BY_URGENCY } from '../model/sortEntries.ts'
import { useEntryLabels, type EntryLabels } from '../model/useEntryLabels.ts'
import { useSelection } from '../bulk/useSelection.ts'
import { useGuardedTask } from './useGuardedTask.ts'
import { useStableOrder } from './useStableOrder.ts'
import { useHoverOrFocus } from './useHoverOrFocus.ts'
import { useListTask } from './useListTask.ts'
import { usePreparedFilter } from './usePreparedFilter.ts'
import { useWatchedEntries } from './useWatchedEntries.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'

const ListDialogs = lazyWithMessages(
  ['entry', 'search', 'tags'],
  async () => (await import('../dialogs/ListDialogs.tsx')).ListDialogs,
)

const BulkBar = lazyWithMessages(['bulk'], async () => (await import('../bulk/BulkBar.tsx')).BulkBar)

/** Longer lists are virtualized. */
const ROWS_IN_DOCUMENT = 100

interface ListPanelProps {
  readonly list: ListPanel_list$key
  readonly viewer: ListPanel_viewer$key
}

/* eslint-disable relay/unused-fields -- `beyondPlan` is passed whole to other components */
export function ListPanel({ list: listKey, viewer: viewerKey }: ListPanelProps) {
  const { formatMessage } = useIntl()
  const list = useFragment(
    graphql`
      fragment ListPanel_list on WatchList @throwOnFieldError {
        id
        listId
        name
        description
        version
        beyondPlan {
          planName
        }
        kind
        ...useWatchedEntries_list
      }
    `,
    listKey,
  )
  const viewer = useFragment(
    graphql`
      fragment ListPanel_viewer on Viewer {
        preferences {
          buyListScoreBasis
        }
        usage {
          ...ownUse_usage
        }
        ...ListSelector_viewer
        ...BulkBar_viewer
      }
    `,
    viewerKey,
  )
  const { id, listId, name, description, version, beyondPlan } = list
  const kind = listKindOf(list.kind)
  const basis = scoreBasisOf(viewer.preferences?.buyListScoreBasis)
  const { entries, stockIds, versionOf, closures, take } = useWatchedEntries(list, { kind, basis })

  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim())
  const labels = useEntryLabels()
  const [isFilterAsked, setIsFilterAsked] = useState(false)
  const filter = usePreparedFilter(entries, labels, isFilterAsked || typed !== '') ? wanted : ''
  const [sort, setSort] = useState(BY_URGENCY)
  const { isHeld, holders } = useHoverOrFocus()
  // The column head responds at once; reordering every row can be slow on a phone.
  const ordered = useStableOrder(entries, isHeld, useDeferredValue(sort))
  const shown = filter === '' ? ordered : matching(ordered, filter, labels)
  const isMobile = useIsMobile()
  const { task, ask, close, addressedEntryId } = useListTask(listId, entries)
  const { ids: selected, begin, toggle, set: select, end } = useSelection()
  const { guardedAsk, upgrade } = useGuardedTask(ask, { usage: viewer.usage ?? null, beyondPlan, closures })

  // Memoized, so that price ticks do not render them.
  const askFilter = useCallback(() => setIsFilterAsked(true), [])
  const actions = useMemo(
    () => <ListActions kind={kind} beyondPlan={beyondPlan} onAsk={guardedAsk} onSelect={begin} />,
    [kind, beyondPlan, guardedAsk, begin],
  )
  const selector = useMemo(() => {
    const path = pathTo('List', { id: listId })
    return <ListSelector viewer={viewer} label={formatMessage({ id: 'list.choose' })} path={path} />
  }, [viewer, listId, formatMessage])
  const legend = useMemo(
    () => (
      <Box hideBelow="md">
        <ListLegend kind={kind} />
      </Box>
    ),
    [kind],
  )
  const [closed] = closures.values()
  const note = beyondPlan ? (
    <BeyondPlanNote unit="lists" beyondPlan={beyondPlan} />
  ) : (
    closed && <BeyondPlanNote unit="entries" count={closures.size} beyondPlan={closed} />
  )
  const body = {
    name,
    listId,
    entries: shown,
    filter,
    onAsk: guardedAsk,
    shownEntryId: addressedEntryId,
    selected,
    onToggle: toggle,
  }
  return (
    <>
      {entries.length === 0 ? (
        <>
          <EmptyList name={name} kind={kind} selector={selector} actions={actions} onAsk={guardedAsk} />
          {note}
        </>
      ) : (
        <>
          <PriceTicks stockIds={stockIds} onPrices={take} />
          <ListHeading
            name={name}
            kind={kind}
            entries={entries}
            filter={typed}
            matches={filter === typed.trim() ? shown.length : null}
            onFilter={setTyped}
            onFilterFocus={askFilter}
            selector={selector}
            actions={actions}
          />
          {note}
          <div {...holders}>
            {shown.length === 0 ? (
              <Box
                py="8"
                px="3"
                borderTopWidth="1px"
                borderTopColor="rule"
                borderBottomWidth="1px"
                borderBottomColor="border"
              >
                <EmptyState
                  sentence={labels.noMatch(filter)}
                  action={
                    <Button onClick={() => setTyped('')}>
                      <FormattedMessage id="list.clearFilter" />
                    </Button>
                  }
                />
              </Box>
            ) : isMobile ? (
              <ListCards {...body} />
            ) : (
              <ListTable
                {...body}
                kind={kind}
                isVirtual={entries.length > ROWS_IN_DOCUMENT}
                sort={sort}
                onSort={setSort}
              />
            )}
          </div>
          {selected && (
            <Suspense>
              <BulkBar
                viewer={viewer}
                listId={id}
                kind={kind}
                entries={entries.filter((entry) => selected.has(entry.id))}
                versionOf={versionOf}
                onAll={() => select(shown.map((entry) => entry.id))}
                onEnd={end}
              />
            </Suspense>
          )}
          {legend}
        </>
      )}
      {upgrade}
      {task && (
        <Suspense>
          <ListDialogs
            list={{ id, listId, name, description, version }}
            rule={{ kind, basis }}
            entries={entries}
            versionOf={versionOf}
            task={task}
            onAsk={ask}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

function matching(entries: readonly WatchedEntry[], filter: string, labels: EntryLabels): readonly WatchedEntry[] {
  const passes = createFilter(filter)
  return entries.filter((entry) => passes(labels.searchText(entry)))
}
