import { Suspense, useCallback, type ReactNode } from 'react'
import { useQueryLoader } from '../../../kit/relay/hooks.ts'
import HelpDialogQueryParameters from '../../../__generated__/HelpDialogQuery$parameters.ts'
import type { HelpDialogQuery } from '../../../__generated__/HelpDialogQuery.graphql.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

const HelpDialog = lazyWithMessages(['prices', 'help'], async () => (await import('./HelpDialog.tsx')).HelpDialog)

/** Requests the help's query, code and messages together. */
export function useHelp(): { readonly openHelp: () => void; readonly help: ReactNode } {
  const [reference, load, close] = useQueryLoader<HelpDialogQuery>(HelpDialogQueryParameters)
  const openHelp = useCallback(() => load({}), [load])
  const help = reference && (
    <Suspense>
      <HelpDialog reference={reference} onClose={close} />
    </Suspense>
  )
  return { openHelp, help }
}
