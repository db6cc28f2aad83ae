import { useIntl } from 'react-intl'
import type { LevelCount } from '@palier/domain/watchlists/ranking'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { levelParts, type LevelPart } from './levelParts.ts'

interface LevelSentenceProps {
  readonly kind: ListKind
  readonly levels: readonly LevelCount[]
  readonly isShort?: boolean
}

export function LevelSentence({ kind, levels, isShort = false }: LevelSentenceProps) {
  const { formatMessage } = useIntl()
  const { shown, others } = levelParts(kind, levels)
  const write = ({ name, count }: LevelPart) => formatMessage({ id: 'dashboard.level' }, { name, count })
  if (shown.length === 0) return formatMessage({ id: 'dashboard.levelNone' })
  const seen = isShort ? shown.slice(0, 1) : shown
  const heard = [...shown.slice(seen.length), ...others]
  return (
    <>
      {seen.map(write).join(', ')}
      {heard.length > 0 && <VisuallyHidden>, {heard.map(write).join(', ')}</VisuallyHidden>}
    </>
  )
}
