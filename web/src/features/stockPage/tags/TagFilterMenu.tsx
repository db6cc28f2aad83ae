import { useState, type ReactNode } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'

interface TagFilterMenuProps {
  readonly count: number
  readonly children: ReactNode
}

export function TagFilterMenu({ count, children }: TagFilterMenuProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button size="large" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        {formatMessage({ id: 'tags.filterCount' }, { count })}
      </Button>
      {isOpen && (
        <Dialog title={formatMessage({ id: 'tags.filter' })} size="small" onClose={close}>
          {children}
        </Dialog>
      )}
    </>
  )
}
