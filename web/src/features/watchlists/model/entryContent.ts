import { graphql, readInlineData, type RecordProxy } from 'relay-runtime'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { THRESHOLD_KEYS, type ThresholdKey, type Thresholds } from '@palier/domain/watchlists/thresholds'
import type { entryContent_entry$key } from '../../../__generated__/entryContent_entry.graphql.ts'

export interface EntryContent {
  readonly thresholds: Thresholds
  /** Null if the server does not support notes. */
  readonly note: string | null
}

/** GraphQL input, also stored on the device: exact decimal texts, null for an unset price. */
export type ContentInput = ReturnType<typeof contentInput>

export const NO_CONTENT: EntryContent = { thresholds: { t200: null, t400: null, t600: null, t800: null }, note: '' }

export function readEntryContent(key: entryContent_entry$key): EntryContent {
  return contentOf(
    readInlineData(
      graphql`
        fragment entryContent_entry on WatchListEntry @inline {
          thresholds {
            t200
            t400
            t600
            t800
          }
          note
        }
      `,
      key,
    ),
  )
}

export function contentOf({ note = null, thresholds: { t200, t400, t600, t800 } }: ContentTexts): EntryContent {
  return {
    note,
    thresholds: {
      t200: decimalOrNull(t200),
      t400: decimalOrNull(t400),
      t600: decimalOrNull(t600),
      t800: decimalOrNull(t800),
    },
  }
}

export function contentInput({ note, thresholds: { t200, t400, t600, t800 } }: EntryContent) {
  return {
    ...(note !== null && { note: note.trim() }),
    thresholds: {
      t200: t200 && t200.toString(),
      t400: t400 && t400.toString(),
      t600: t600 && t600.toString(),
      t800: t800 && t800.toString(),
    },
  }
}

/** Writes the content to the store optimistically. Returns false if the entry has no thresholds. */
export function writeContent(entry: RecordProxy, content: EntryContent): boolean {
  const thresholds = entry.getLinkedRecord('thresholds')
  const input = contentInput(content)
  entry.setValue(input.note ?? null, 'note')
  for (const key of THRESHOLD_KEYS) thresholds?.setValue(input.thresholds[key], key)
  return thresholds != null
}

type ContentTexts = {
  readonly note?: string | null | undefined
  readonly thresholds: Readonly<Partial<Record<ThresholdKey, string | null | undefined>>>
}
