import { graphql, readInlineData, type RecordProxy } from 'relay-runtime'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { THRESHOLD_KEYS, type ThresholdKey, type Thresholds } from '@palier/domain/watchlists/thresholds'
import type { entryContent_entry$key } from '../../../__generated__/entryContent_entry.graphql.ts'

/** What a person writes of a stock in a list. */
export interface EntryContent {
  readonly thresholds: Thresholds
  /** Null where the server keeps none. */
  readonly note: string | null
}

/** The same as the graph takes it, and as it is kept on the device: exact texts, null where no price is set. */
export type ContentInput = ReturnType<typeof contentInput>

/** Of a stock that is not in the list yet. */
export const NO_CONTENT: EntryContent = { thresholds: { t200: null, t400: null, t600: null, t800: null }, note: '' }

/** Reads it from an entry of the graph. */
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

/** What was read or kept as texts. */
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

/** What is sent of it. */
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

/** Shows it in the store before the server has answered; false where there is no such entry. */
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
