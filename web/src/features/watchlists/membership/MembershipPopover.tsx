import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { MembershipFlow_stock$key } from '../../../__generated__/MembershipFlow_stock.graphql.ts'
import type { MembershipFlow_viewer$key } from '../../../__generated__/MembershipFlow_viewer.graphql.ts'
import { AnchoredPopover } from '../../../ui/dialogs/AnchoredPopover.tsx'
import { MembershipFlow } from './MembershipFlow.tsx'

interface MembershipPopoverProps {
  readonly stock: MembershipFlow_stock$key
  readonly viewer: MembershipFlow_viewer$key
  readonly anchor: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

export function MembershipPopover({ stock, viewer, anchor, onClose }: MembershipPopoverProps) {
  const { formatMessage } = useIntl()
  return (
    <MembershipFlow
      stock={stock}
      viewer={viewer}
      onClose={onClose}
      frame={(menu) => (
        <AnchoredPopover label={formatMessage({ id: 'membership.lists' })} anchor={anchor} onClose={onClose}>
          {menu}
        </AnchoredPopover>
      )}
    />
  )
}
