import { Suspense, useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import {
  usePreloadedQuery,
  useQueryLoader,
  useSubscribeToInvalidationState,
  type PreloadedQuery,
} from '../../../kit/relay/hooks.ts'
import { graphql, ROOT_ID } from 'relay-runtime'
import BillingMessagesQueryParameters from '../../../__generated__/BillingMessagesQuery$parameters.ts'
import type { BillingMessagesQuery } from '../../../__generated__/BillingMessagesQuery.graphql.ts'
import { now } from '../../../device/clock.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { MessageStrip } from '../../../ui/status/MessageStrip.tsx'
import { AlertMessage } from '../../../kit/alert/AlertMessage.tsx'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { dismissalsThatHold, messageToShow } from '../../../kit/alert/applicationMessages.ts'
import { BILLING_CODES, billingMessagesOf } from './billingMessages.ts'
import { PaymentDefaultText } from './PaymentDefaultText.tsx'

/** Payment messages under the bar. Loads after the page; empty until then. */
export function BillingMessages() {
  const [reference, load] = useQueryLoader<BillingMessagesQuery>(BillingMessagesQueryParameters)
  const read = useCallback(() => load({}, { fetchPolicy: 'store-or-network' }), [load])
  useEffect(read, [read])
  useSubscribeToInvalidationState([ROOT_ID], read)
  if (!reference) return null
  return (
    <FailureBoundary resetKey={reference} fallback={() => null}>
      <Suspense>
        <KnownMessages reference={reference} />
      </Suspense>
    </FailureBoundary>
  )
}

/* eslint-disable relay/unused-fields -- read as a whole by the rules */
function KnownMessages({ reference }: { reference: PreloadedQuery<BillingMessagesQuery> }) {
  const { formatMessage } = useIntl()
  const { dismissedMessages } = useStorage()
  const [, setDismissedAt] = useState<string | null>(null)
  const { viewer } = usePreloadedQuery<BillingMessagesQuery>(
    graphql`
      query BillingMessagesQuery @preloadable {
        viewer {
          subscription {
            paymentDefaultReason
            endOfGracePeriod
            defaultPaymentMethod {
              isExpiring
              isExpired
            }
          }
        }
      }
    `,
    reference,
  )
  const subscription = viewer?.subscription
  const messages = subscription ? billingMessagesOf(subscription) : []
  const dismissed = dismissedMessages.read() ?? {}
  const message = messageToShow(messages, dismissed)

  useEffect(() => {
    if (!subscription) return
    const held = dismissalsThatHold(dismissed, messages, BILLING_CODES)
    if (Object.keys(held).length < Object.keys(dismissed).length) dismissedMessages.write(held)
  })

  if (!message) return null
  function dismiss(code: string) {
    const at = now().toISOString()
    dismissedMessages.write({ ...dismissed, [code]: at })
    setDismissedAt(at)
  }
  return (
    <MessageStrip dismissLabel={formatMessage({ id: 'messages.dismiss' })} onDismiss={() => dismiss(message.code)}>
      {message.code === 'PaymentDefault' ? (
        <PaymentDefaultText reason={message.reason} endOfGracePeriod={message.endOfGracePeriod} hasLink />
      ) : (
        <AlertMessage alert={{ code: message.code }} />
      )}
    </MessageStrip>
  )
}
/* eslint-enable relay/unused-fields */
