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
  readonly tag: Tag | null
  readonly onClose: () => void
}

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
      // The dialog fills the window, so it has no outside.
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

/** Sorts the tags so that the same search has the same cache key. */
function inputOf(tags: readonly Tag[]): Tag[] {
  return tags.map(({ name, value }) => ({ name, value })).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

function keyOf({ name, value }: Tag): string {
  return JSON.stringify([name, value])
}
