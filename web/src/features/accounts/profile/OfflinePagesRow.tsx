import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { AccountRow } from '../../../kit/forms/AccountPart.tsx'
import { later } from '../../../kit/failure/later.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'

const loadStore = later([], () => import('../../../device/storage/answerStore.ts'))

/** Off by default, since anyone who uses the device could read the stored pages. */
export function OfflinePagesRow() {
  const { formatMessage } = useIntl()
  const { offlinePages, user } = useStorage()
  const userId = user.read()?.userId
  const [isOn, setIsOn] = useState(() => userId !== undefined && offlinePages.read() === userId)
  if (!userId) return null

  const change = (isWanted: boolean) => {
    setIsOn(isWanted)
    if (isWanted) return offlinePages.write(userId)
    offlinePages.clear()
    // A browser without a database has nothing to delete.
    loadStore()
      .then(({ clearAnswers }) => clearAnswers())
      .catch(() => {})
  }

  return (
    <AccountRow label={formatMessage({ id: 'account.offline' })} hint={formatMessage({ id: 'account.offline.text' })}>
      <Switch label={formatMessage({ id: 'account.offline' })} isOn={isOn} onChange={change} />
    </AccountRow>
  )
}
