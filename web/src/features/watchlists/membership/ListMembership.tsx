import { Suspense, useRef, useState } from 'react'
import { ListChecks } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { MembershipFlow_stock$key } from '../../../__generated__/MembershipFlow_stock.graphql.ts'
import type { MembershipFlow_viewer$key } from '../../../__generated__/MembershipFlow_viewer.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'

const MembershipPopover = lazyWithMessages(
  ['prices', 'entry', 'form'],
  async () => (await import('./MembershipPopover.tsx')).MembershipPopover,
)

interface ListMembershipProps {
  readonly stock: MembershipFlow_stock$key
  readonly viewer: MembershipFlow_viewer$key
}

export function ListMembership({ stock, viewer }: ListMembershipProps) {
  const { formatMessage } = useIntl()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const prepare = () => MembershipPopover.prepare(language)
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen((before) => !before)}
      >
        <ListChecks aria-hidden="true" />
        {formatMessage({ id: 'membership.choose' })}
      </Button>
      {isOpen && (
        <Suspense>
          <MembershipPopover stock={stock} viewer={viewer} anchor={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
