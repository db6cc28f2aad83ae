import { useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { MembershipFlow_stock$key } from '../../../__generated__/MembershipFlow_stock.graphql.ts'
import type { MembershipFlow_viewer$key } from '../../../__generated__/MembershipFlow_viewer.graphql.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { listKindOf, scoreBasisOf } from '../model/listFacts.ts'
import type { EntryContent } from '../model/entryContent.ts'
import { readOwnUse } from '../../billing/usage/ownUse.ts'
import { AskPricesDialog } from './AskPricesDialog.tsx'
import { readEntryStock } from '../thresholds/entryStock.ts'
import { changeBetween, type MemberList, type Selection } from './membership.ts'
import { MembershipMenu } from './MembershipMenu.tsx'
import { useApplyMembership, type NewMember } from './useApplyMembership.ts'

type Step =
  | { readonly kind: 'menu' }
  | { readonly kind: 'none' }
  | { readonly kind: 'ask'; readonly left: readonly MemberList[]; readonly answers: readonly NewMember[] }

interface MembershipFlowProps {
  readonly stock: MembershipFlow_stock$key
  readonly viewer: MembershipFlow_viewer$key
  readonly frame: (menu: ReactNode) => ReactNode
  readonly onClose: () => void
}

/** Menu of lists, then one question about prices for each added list. Nothing is written before the last answer. */
export function MembershipFlow({ stock: stockKey, viewer: viewerKey, frame, onClose }: MembershipFlowProps) {
  const { formatMessage } = useIntl()
  const stockData = useFragment(
    graphql`
      fragment MembershipFlow_stock on Stock @throwOnFieldError {
        ...entryStock_stock
        entries {
          id
          listId
          version
        }
      }
    `,
    stockKey,
  )
  const viewer = useFragment(
    graphql`
      fragment MembershipFlow_viewer on Viewer @throwOnFieldError {
        preferences {
          buyListScoreBasis
        }
        usage {
          ...ownUse_usage
        }
        watchLists {
          id
          listId
          name
          kind
          entryCount
        }
      }
    `,
    viewerKey,
  )
  const apply = useApplyMembership()
  const stock = readEntryStock(stockData)
  const { entries: present } = stockData
  const lists = viewer.watchLists.map(({ id, listId, name, kind, entryCount }): MemberList => ({
    id,
    listId,
    name,
    kind: listKindOf(kind),
    entryCount,
  }))
  const basis = scoreBasisOf(viewer.preferences.buyListScoreBasis)
  const [snapshot] = useState<Selection>(
    () => new Set(lists.filter(({ listId }) => present.some((entry) => entry.listId === listId)).map(({ id }) => id)),
  )
  const [selection, setSelection] = useState(snapshot)
  const [step, setStep] = useState<Step>({ kind: 'menu' })
  const isWriting = useRef(false)
  const { added, removed } = changeBetween(lists, snapshot, selection)

  function choose(chosen: Selection) {
    setSelection(chosen)
    if (chosen.size === 0) return setStep({ kind: 'none' })
    const change = changeBetween(lists, snapshot, chosen)
    if (change.added.length === 0) return void write([], change.removed)
    setStep({ kind: 'ask', left: change.added, answers: [] })
  }
  // Closes only after a successful write, so that no input is lost.
  async function write(members: readonly NewMember[], leaving: readonly MemberList[]) {
    if (isWriting.current) return
    const entries = leaving.flatMap((list) => {
      const entry = present.find(({ listId }) => listId === list.listId)
      return entry ? [{ entryId: entry.id, listId: list.id, version: entry.version }] : []
    })
    isWriting.current = true
    if (await apply({ stock, members, entries })) onClose()
    isWriting.current = false
  }
  function take(current: Extract<Step, { kind: 'ask' }>, list: MemberList, content: EntryContent | null) {
    const answers = content ? [...current.answers, { list, content }] : current.answers
    const left = current.left.slice(1)
    if (left.length > 0) setStep({ kind: 'ask', left, answers })
    else void write(answers, removed)
  }

  if (step.kind === 'none') {
    return (
      <ConfirmDialog
        title={formatMessage({ id: 'membership.deleteAll' }, { symbol: stock.symbol })}
        yesLabel={formatMessage({ id: 'membership.deleteAll.yes' })}
        noLabel={formatMessage({ id: 'membership.deleteAll.no' })}
        isDangerous
        data={null}
        onAnswer={(isYes) => (isYes ? void write([], removed) : setStep({ kind: 'menu' }))}
      >
        {formatMessage({ id: 'membership.deleteAll.text' }, { count: removed.length })}
      </ConfirmDialog>
    )
  }
  const [asked] = step.kind === 'ask' ? step.left : []
  if (step.kind === 'ask' && asked) {
    return (
      <AskPricesDialog
        key={asked.id}
        stock={stock}
        list={asked}
        rule={{ kind: asked.kind, basis }}
        place={added.length - step.left.length + 1}
        count={added.length}
        onAnswer={(content) => take(step, asked, content)}
      />
    )
  }
  return frame(
    <MembershipMenu
      lists={lists}
      snapshot={snapshot}
      initial={selection}
      usage={viewer.usage ? readOwnUse(viewer.usage) : null}
      onApply={choose}
      onCancel={onClose}
    />,
  )
}
