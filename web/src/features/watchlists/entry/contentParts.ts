import type { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import { faultsOf, THRESHOLD_KEYS, type ListKind, type ThresholdKey } from '@palier/domain/watchlists/thresholds'
import type { EntryContent } from '../model/entryContent.ts'

type Formatters = Pick<ReturnType<typeof useFormatters>, 'price'>

/** Independently editable part of an entry: changes of different parts can be merged. */
export interface ContentPart {
  readonly name: MessageId
  text(content: EntryContent, formatters: Formatters): string
  isSame(one: EntryContent, other: EntryContent): boolean
  copy(from: EntryContent, into: EntryContent): EntryContent
}

const NOTE: ContentPart = {
  name: 'entry.note',
  text: ({ note }) => note || '–',
  isSame: (one, other) => one.note?.trim() === other.note?.trim(),
  copy: ({ note }, into) => ({ ...into, note }),
}

/** Parts of an entry in display order. */
export function contentParts(kind: ListKind): readonly ContentPart[] {
  return [...THRESHOLD_KEYS.map((key) => priceOf(kind, key)), NOTE]
}

export interface Versions {
  readonly before: EntryContent
  readonly mine: EntryContent
  readonly theirs: EntryContent
}

/** Three-way merge. Null if it conflicts, equals one of the two versions, or has invalid prices. */
export function mergeContents(kind: ListKind, { before, mine, theirs }: Versions): EntryContent | null {
  let merged = theirs
  let hasMine = false
  let hasTheirs = false
  for (const part of contentParts(kind)) {
    const isMine = !part.isSame(mine, before)
    const isTheirs = !part.isSame(theirs, before)
    if (isMine && isTheirs && !part.isSame(mine, theirs)) return null
    if (isMine) merged = part.copy(mine, merged)
    hasMine ||= isMine && !isTheirs
    hasTheirs ||= isTheirs && !isMine
  }
  return hasMine && hasTheirs && faultsOf(kind, merged.thresholds).length === 0 ? merged : null
}

function priceOf(kind: ListKind, key: ThresholdKey): ContentPart {
  return {
    name: thresholdName(kind, key),
    text: ({ thresholds }, { price }) => (thresholds[key] === null ? '–' : price(thresholds[key].toString())),
    isSame({ thresholds: one }, { thresholds: other }) {
      return one[key] === null || other[key] === null ? one[key] === other[key] : one[key].eq(other[key])
    },
    copy: (from, into) => ({ ...into, thresholds: { ...into.thresholds, [key]: from.thresholds[key] } }),
  }
}
