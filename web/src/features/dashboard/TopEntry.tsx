import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { HStack } from '../../ui/layout/boxes.ts'
import { Text } from '../../ui/text/Text.ts'
import { useEntryLabels } from '../watchlists/model/useEntryLabels.ts'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'

export function TopEntry({ entry }: { entry: WatchedEntry }) {
  const labels = useEntryLabels()
  return (
    <HStack as="p" flexDirection="row-reverse" gap="3">
      <ScoreBadge score={entry.score} label={labels.score(entry)} />
      <Text as="span" fontWeight="semibold">
        {entry.symbol}
      </Text>
    </HStack>
  )
}
