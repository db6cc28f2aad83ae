import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { RefusalNote } from './RefusalNote.tsx'
import type { CardFormState } from './useCardForm.ts'
import { Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

// The payment provider decides which of the two implementations runs.
const SandboxFields = lazyWithMessages(
  ['billing', 'form', 'alerts'],
  async () => (await import('./SandboxFields.tsx')).SandboxFields,
)
const HostedFields = lazyWithMessages(
  ['billing', 'form', 'alerts'],
  async () => (await import('./HostedFields.tsx')).HostedFields,
)

export function CardForm({ form }: { form: CardFormState }) {
  const { formatMessage } = useIntl()
  const { provider, refusal } = form
  if (!provider) return <Text color="fg.muted">{formatMessage({ id: 'card.away' })}</Text>
  return (
    <Stack gap="4" minW="0">
      {refusal && <RefusalNote refusal={refusal} />}
      <Suspense fallback={<Skeleton width="100%" height="11.5rem" />}>
        {provider.kind === 'SANDBOX' ? (
          <SandboxFields form={form} />
        ) : (
          <HostedFields form={form} publicKey={provider.publicKey} />
        )}
      </Suspense>
    </Stack>
  )
}
