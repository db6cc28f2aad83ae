import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { useQueryLoader } from '../../../kit/relay/hooks.ts'
import UpgradeDialogQueryParameters from '../../../__generated__/UpgradeDialogQuery$parameters.ts'
import type { UpgradeDialogQuery } from '../../../__generated__/UpgradeDialogQuery.graphql.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import type { LimitKind } from './planOffers.ts'

const UpgradeDialog = lazyWithMessages(['plans'], async () => (await import('./UpgradeDialog.tsx')).UpgradeDialog)

interface Upgrade {
  readonly openUpgrade: (kind: LimitKind) => void
  readonly upgrade: ReactNode
}

/** Shows the reached limit instead of sending a request the server would refuse. */
export function useUpgrade(): Upgrade {
  const [reference, load, close] = useQueryLoader<UpgradeDialogQuery>(UpgradeDialogQueryParameters)
  const [kind, setKind] = useState<LimitKind>('buy')
  const openUpgrade = useCallback(
    (wanted: LimitKind) => {
      setKind(wanted)
      load({})
    },
    [load],
  )
  const upgrade = reference && (
    <Suspense>
      <UpgradeDialog kind={kind} reference={reference} onClose={close} />
    </Suspense>
  )
  return { openUpgrade, upgrade }
}
