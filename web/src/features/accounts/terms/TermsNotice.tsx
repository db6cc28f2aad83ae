import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Flex } from '../../../ui/layout/boxes.ts'

export function TermsNotice({ children }: { children: ReactNode }) {
  return (
    <Flex
      as="p"
      gap="0.625rem"
      mt="6"
      py="3"
      px="4"
      borderRadius="control"
      bg="accent.subtle"
      css={{ '& svg': { flex: 'none', boxSize: '1.125rem', mt: '0.1875rem', color: 'accent.fg' } }}
      role="status"
    >
      <Info aria-hidden="true" />
      <span>{children}</span>
    </Flex>
  )
}
