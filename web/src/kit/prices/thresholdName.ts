import type { ListKind, ThresholdKey } from '@palier/domain/watchlists/thresholds'
import type { MessageId } from '../language/MessageId.ts'

/** The name of a threshold in a list of this kind. */
export function thresholdName(kind: ListKind, key: ThresholdKey): MessageId {
  return `list.threshold.${kind}.${key}`
}
