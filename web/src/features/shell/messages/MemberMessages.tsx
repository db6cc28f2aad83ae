import { Suspense } from 'react'
import { hasRole } from '@palier/domain/accounts/roles'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

const BillingMessages = lazyWithMessages(
  ['billing', 'alerts'],
  async () => (await import('../../billing/subscription/BillingMessages.tsx')).BillingMessages,
)

/** What there is to say to those who may pay. It comes after the page; a guest is not asked for. */
export function MemberMessages() {
  const user = useStorage().user.read()
  if (!user || hasRole(user.roles, 'demonstration')) return null
  return (
    <Suspense>
      <BillingMessages />
    </Suspense>
  )
}
