import { useRef, useState } from 'react'
import { ListChecks } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { MembershipFlow_stock$key } from '../../../__generated__/MembershipFlow_stock.graphql.ts'
import type { MembershipFlow_viewer$key } from '../../../__generated__/MembershipFlow_viewer.graphql.ts'
import { AnchoredPopover } from '../../../ui/dialogs/AnchoredPopover.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { MembershipFlow } from './MembershipFlow.tsx'

interface ListMembershipProps {
  readonly stock: MembershipFlow_stock$key
  readonly viewer: MembershipFlow_viewer$key
}

/** The button that opens the lists of a stock, anchored to it. Its code is heavy: load it with the page that shows it. */
export function ListMembership({ stock, viewer }: ListMembershipProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((before) => !before)}
      >
        <ListChecks aria-hidden="true" />
        {formatMessage({ id: 'membership.choose' })}
      </Button>
      {isOpen && (
        <MembershipFlow
          stock={stock}
          viewer={viewer}
          onClose={close}
          frame={(menu) => (
            <AnchoredPopover label={formatMessage({ id: 'membership.lists' })} anchor={button} onClose={close}>
              {menu}
            </AnchoredPopover>
          )}
        />
      )}
    </>
  )
}
