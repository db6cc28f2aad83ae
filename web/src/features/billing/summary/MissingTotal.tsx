import { useIntl } from 'react-intl'
import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { Problem } from '../../../kit/alert/refusal.ts'

interface MissingTotalProps {
  /** Address part that taxes still need. */
  readonly missing: keyof BillingAddress | null
  readonly problem: Problem | null
  readonly onRetry: () => void
}

/** Explains why there is no total yet: nothing is charged before it was shown. */
export function MissingTotal({ missing, problem, onRetry }: MissingTotalProps) {
  const { formatMessage } = useIntl()
  if (missing !== null) return <p>{formatMessage({ id: 'address.missing' })}</p>
  if (!problem) return <p role="status">{formatMessage({ id: 'order.total.waiting' })}</p>
  const isAddress = problem.codes[0] === 'InvalidBillingAddress'
  return (
    <div role="alert">
      <p>{formatMessage({ id: isAddress ? 'alerts.codes.InvalidBillingAddress' : 'order.total.failed' })}</p>
      <Button size="small" onClick={onRetry}>
        {formatMessage({ id: 'order.total.retry' })}
      </Button>
    </div>
  )
}
