import type { ComponentProps } from 'react'
import { Flex } from '../../../ui/layout/boxes.ts'

/**
 * The primary button (`data-verb`) is the widest. On phones and tablets, replaces the navigation
 * bar.
 */
export function StepActions(props: ComponentProps<typeof Flex>) {
  return (
    <Flex
      data-own-actions
      gap="3"
      mdDown={{
        position: 'sticky',
        bottom: 'var(--palier-bottom-bar, 0px)',
        zIndex: 'sticky',
        m: '0 calc(-1 * var(--palier-gutter))',
        p: '0.6875rem var(--palier-gutter)',
        borderTopWidth: '1px',
        borderTopColor: 'border',
        bg: 'bg',
        '& > button': { flex: '1', minW: '0', h: '11', px: '2' },
        '& > button[data-verb]': { flex: '2' },
      }}
      {...props}
    />
  )
}
