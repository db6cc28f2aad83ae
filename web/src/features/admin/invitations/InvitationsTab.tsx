import { Suspense, useState } from 'react'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { InvitationSection } from './InvitationSection.tsx'
import { useSettled } from '../common/useSettled.ts'
import styles from './InvitationsTab.module.css'

const InvitationDialog = lazyWithMessages(
  ['form', 'alerts', 'account'],
  async () => (await import('./InvitationDialog.tsx')).InvitationDialog,
)

const GROUPS = ['ASKED', 'SENT', 'COMPLETED'] as const

/** Who asked for an invitation, who got one, and who came. */
export function InvitationsTab({ plans }: { plans: readonly string[] }) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  // After an action the groups are reloaded: an invitation moves from one to another.
  const [acts, setActs] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const onActed = () => setActs((count) => count + 1)
  return (
    <>
      <div className={styles['tools']}>
        <div className={styles['search']}>
          <SearchField
            label={formatMessage({ id: 'administration.invitations.search' })}
            placeholder={formatMessage({ id: 'administration.search.hint' })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button variant="primary" onClick={() => setIsSending(true)}>
          <Plus aria-hidden="true" />
          {formatMessage({ id: 'administration.invite' })}
        </Button>
      </div>
      {GROUPS.map((group) => (
        <InvitationSection
          key={group}
          group={group}
          search={search || null}
          plans={plans}
          acts={acts}
          onActed={onActed}
        />
      ))}
      <Suspense>
        {isSending && <InvitationDialog plans={plans} onSent={onActed} onClose={() => setIsSending(false)} />}
      </Suspense>
    </>
  )
}
