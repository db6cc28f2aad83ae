import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import type { EntryContent } from '../model/entryContent.ts'
import type { MemberList } from './membership.ts'
import { useAddEntry } from '../entry/useAddEntry.ts'
import { useRemoveEntry, type EntryToDelete } from '../entry/useRemoveEntry.ts'

export interface NewMember {
  readonly list: MemberList
  readonly content: EntryContent
}

interface Membership {
  readonly stock: { readonly id: string; readonly symbol: string }
  readonly members: readonly NewMember[]
  readonly entries: readonly EntryToDelete[]
}

/** An alert shows the first refusal; the other writes continue. Resolves to false if nothing was written. */
export function useApplyMembership(): (membership: Membership) => Promise<boolean> {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const addEntry = useAddEntry()
  const removeEntry = useRemoveEntry()
  return useCallback(
    async ({ stock, members, entries }) => {
      // Removals first: a full plan has room for the additions only afterwards.
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
