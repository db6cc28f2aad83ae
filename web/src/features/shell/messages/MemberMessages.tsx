import { Suspense } from 'react'
import { hasRole } from '@palier/domain/accounts/roles'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

const BillingMessages = lazyWithMessages(
  ['billing', 'alerts'],
  async () => (await import('../../billing/subscription/BillingMessages.tsx')).BillingMessages,
)

/** Loads messages of paying users after the page; skipped for guests. */
export function MemberMessages() {
  const user = useStorage().user.read()
  if (!user || hasRole(user.roles, 'demonstration')) return null
  return (
    <Suspense>
      <BillingMessages />
    </Suspense>
  )
}
