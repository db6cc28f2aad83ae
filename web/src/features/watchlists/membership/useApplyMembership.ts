import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import type { EntryContent } from '../model/entryContent.ts'
import type { MemberList } from './membership.ts'
import { useAddEntry } from '../entry/useAddEntry.ts'
import { useDeleteEntry, type EntryToDelete } from '../entry/useDeleteEntry.ts'

/** A list that a stock goes into, and what is written of it there. */
export interface NewMember {
  readonly list: MemberList
  readonly content: EntryContent
}

interface Membership {
  readonly stock: { readonly id: string; readonly symbol: string }
  readonly members: readonly NewMember[]
  readonly entries: readonly EntryToDelete[]
}

/**
 * Adds a stock to lists and removes it from others. An alert shows the first refusal; the others still go on.
 * Answers false where nothing at all was done.
 */
export function useApplyMembership(): (membership: Membership) => Promise<boolean> {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const addEntry = useAddEntry()
  const removeEntry = useDeleteEntry()
  return useCallback(
    async ({ stock, members, entries }) => {
      // Out first: a plan that is full has room for the new ones only then.
      const removals = await Promise.all(entries.map(removeEntry))
      const changed = removals.flatMap((outcome) => (outcome.kind === 'conflict' ? [outcome.present] : []))
      const additions = await Promise.all(
        members.map(({ list, content }) => addEntry({ listId: list.id, stockId: stock.id, content })),
      )
      const refused = removals.flatMap((outcome) => (outcome.kind === 'refused' ? [outcome.problem] : []))
      const problems = [...refused, ...additions].filter((outcome) => outcome !== null)
      const [problem] = problems
      if (problem) alert(problem)
      else if (changed.length > 0) {
        notify({
          text: formatMessage({ id: 'entry.kept' }, { symbol: stock.symbol }),
          isBad: true,
          action: {
            label: formatMessage({ id: 'conflict.deleteAnyway' }),
            run: () => void Promise.all(changed.map(removeEntry)),
          },
        })
      } else if (members.length + entries.length > 0) {
        notify({ text: formatMessage({ id: 'membership.saved' }, { symbol: stock.symbol }) })
      }
      return problems.length === 0 || problems.length < members.length + entries.length
    },
    [formatMessage, alert, notify, addEntry, removeEntry],
  )
}
