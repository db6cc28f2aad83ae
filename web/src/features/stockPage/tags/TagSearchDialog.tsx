import { useEffect, useState, useTransition } from 'react'
import { useIntl } from 'react-intl'
import { useQueryLoader } from '../../../kit/relay/hooks.ts'
import TagResultsQueryParameters from '../../../__generated__/TagResultsQuery$parameters.ts'
import type { TagResultsQuery } from '../../../__generated__/TagResultsQuery.graphql.ts'
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { LoadedPanel } from '../../../kit/failure/LoadedPanel.tsx'
import type { Tag } from '../../market/stock/tagSearch.ts'
import { TagResults } from './TagResults.tsx'
import { TagWaiting } from './TagWaiting.tsx'

interface TagSearchDialogProps {
  /** What the search begins with; null to choose among all. */
  readonly tag: Tag | null
  readonly onClose: () => void
}

/** Finds the stocks that carry certain tags; on the whole screen. */
export function TagSearchDialog({ tag, onClose }: TagSearchDialogProps) {
  const { formatMessage } = useIntl()
  const [searched, setSearched] = useState<readonly Tag[]>(tag ? [tag] : [])
  const [reference, load] = useQueryLoader<TagResultsQuery>(TagResultsQueryParameters)
  const [isPending, startTransition] = useTransition()
  useEffect(() => {
    startTransition(() => load({ tags: inputOf(searched) }))
  }, [load, searched])

  return (
    <DialogFrame
      size="window"
      head={{ title: formatMessage({ id: 'tags.title' }), closeLabel: formatMessage({ id: 'alerts.close' }) }}
      // It fills the window: nothing is outside of it.
      closesOnOutsidePress={false}
      onClose={onClose}
    >
      <LoadedPanel<TagResultsQuery>
        reference={reference}
        failed={formatMessage({ id: 'tags.failed' })}
        waiting={<TagWaiting />}
        around={(failure) => (
          <Box py="8" px="var(--dialog-edge)">
            {failure}
          </Box>
        )}
        onRetry={() => load({ tags: inputOf(searched) }, { fetchPolicy: 'network-only' })}
      >
        {(found) => (
          <TagResults
            reference={found}
            searched={searched}
            isPending={isPending}
            onSearch={setSearched}
            onClose={onClose}
          />
        )}
      </LoadedPanel>
    </DialogFrame>
  )
}

/** What the server takes, in one order: the same search is asked for once. */
function inputOf(tags: readonly Tag[]): Tag[] {
  return tags.map(({ name, value }) => ({ name, value })).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

function keyOf({ name, value }: Tag): string {
  return JSON.stringify([name, value])
}
