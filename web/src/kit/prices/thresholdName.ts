import type { ListKind, ThresholdKey } from '@palier/domain/watchlists/thresholds'
import type { MessageId } from '../language/MessageId.ts'

export function thresholdName(kind: ListKind, key: ThresholdKey): MessageId {
  return `list.threshold.${kind}.${key}`
}
