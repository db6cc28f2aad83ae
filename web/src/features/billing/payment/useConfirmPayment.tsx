import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { later } from '../../../kit/failure/later.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import type { Confirmation, Order } from './confirmation.ts'
import { useCardProvider, type CardProviderKey } from '../cardFields/useCardProvider.ts'
import { useConfirmSandboxCard } from './useConfirmSandboxCard.ts'

const BankQuestion = lazyWithMessages(['billing'], async () => (await import('./BankQuestion.tsx')).BankQuestion)

const loadProvider = later([], () => import('./confirmWithProvider.ts'))

interface ConfirmPayment {
  readonly confirm: (order: Order) => Promise<Confirmation>
  /** Pending question of the sandbox's bank; render it anywhere. */
  readonly bankStep: ReactNode
}

export function useConfirmPayment(key: CardProviderKey | null | undefined): ConfirmPayment {
  const provider = useCardProvider(key)
  const { language } = useLanguage()
  const [answer, setAnswer] = useState<((isApproved: boolean) => void) | null>(null)
  const askBank = useCallback(
    () =>
      new Promise<boolean>((resolve) =>
        setAnswer(() => (isApproved: boolean) => {
          setAnswer(null)
          resolve(isApproved)
        }),
      ),
    [],
  )
  const confirmInSandbox = useConfirmSandboxCard(askBank)
  const confirm = useCallback(
    async (order: Order): Promise<Confirmation> => {
      if (!provider) return { status: 'refused', refusal: { code: 'ServiceUnavailable', text: null } }
      if (provider.kind === 'SANDBOX') return confirmInSandbox(order)
      const { confirmWithProvider } = await loadProvider()
      return confirmWithProvider(order, provider.publicKey, language)
    },
    [provider, confirmInSandbox, language],
  )
  const bankStep = answer && (
    <Suspense>
      <BankQuestion onAnswer={answer} />
    </Suspense>
  )
  return { confirm, bankStep }
}
