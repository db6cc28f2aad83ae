import { ArrowRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import { badgeLevelOf, isWithoutScore, scoreText } from '@palier/domain/watchlists/score'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

interface ScorePreviewProps {
  /** Null if nothing is saved yet. */
  readonly saved: number | null
  /** Score of the typed prices; null if nothing changed. */
  readonly typed: number | null
}

export function ScorePreview({ saved, typed }: ScorePreviewProps) {
  const { formatMessage } = useIntl()
  const label = (score: number) =>
    isWithoutScore(score)
      ? formatMessage({ id: 'score.none' })
      : formatMessage(
          { id: 'score.label' },
          { score: scoreText(score), level: formatMessage({ id: `score.level.${badgeLevelOf(score)}` }) },
        )
  if (saved === null && typed === null) return null
  return (
    <HStack as="span" display="inline-flex" css={{ '& > svg': { w: '0.875rem', h: '0.875rem' } }}>
      <Text as="span" textStyle="note" color="fg.muted" aria-hidden="true">
        {formatMessage({ id: 'list.column.score' })}
      </Text>
      {saved !== null && <ScoreBadge score={saved} label={label(saved)} />}
      {typed !== null && (
        <>
          {saved !== null && <ArrowRight aria-hidden="true" />}
          <VisuallyHidden>{formatMessage({ id: 'entry.score.typed' })}</VisuallyHidden>
          <ScoreBadge score={typed} label={label(typed)} />
        </>
      )}
    </HStack>
  )
}
