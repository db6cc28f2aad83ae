import { Suspense, useState } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Text } from '../../ui/text/Text.ts'
import { lazyWithMessages } from '../../kit/lazy/lazyWithMessages.tsx'
import type { ScoreBasisName } from '../watchlists/model/listFacts.ts'

const ScoreBasisDialog = lazyWithMessages(
  ['form', 'alerts', 'account'],
  async () => (await import('../watchlists/score/ScoreBasisDialog.tsx')).ScoreBasisDialog,
)

export function BoardSettings({ basis, isShort }: { basis: ScoreBasisName; isShort: boolean }) {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {!isShort && (
        <Text as="span" textStyle="note" color="fg.muted">
          {formatMessage({ id: `dashboard.basis.${basis}` })}
        </Text>
      )}
      <IconButton
        label={formatMessage({ id: 'dashboard.settings' })}
        variant={isShort ? 'quiet' : 'secondary'}
        size={isShort ? 'large' : 'small'}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ScoreBasisDialog basis={basis} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
