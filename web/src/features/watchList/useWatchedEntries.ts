import { useMemo } from 'react'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { useWatchedEntries_entries$key } from '../../__generated__/useWatchedEntries_entries.graphql.ts'
import { readWatchedEntry, type Reading, type WatchedEntry } from './watchedEntry.ts'

interface WatchedEntries {
  /** The same object as long as nothing of any entry changed. */
  readonly entries: readonly WatchedEntry[]
  readonly versionOf: (entryId: string) => number
}

/** The entries of a list. Each follows its own stock: of a long list, a tick of five prices reads five entries. */
export function useWatchedEntries(key: useWatchedEntries_entries$key, { kind, basis }: Reading): WatchedEntries {
  const rows = useFragment(
    graphql`
      fragment useWatchedEntries_entries on WatchListEntry @relay(plural: true) @throwOnFieldError {
        id
        version
        ...watchedEntry_entry
      }
    `,
    key,
  )
  const entries = useMemo(() => rows.map((row) => readWatchedEntry(row, { kind, basis })), [rows, kind, basis])
  return { entries, versionOf: (entryId) => rows.find(({ id }) => id === entryId)?.version ?? 0 }
}
