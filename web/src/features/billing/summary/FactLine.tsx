import type { ComponentProps, ReactNode } from 'react'
import { Box, HStack } from '../../../ui/layout/boxes.ts'

type FactLineProps = ComponentProps<typeof HStack> & { readonly label: ReactNode }

export function FactLine({ label, children, ...rest }: FactLineProps) {
  return (
    <HStack justify="space-between" gap="4" minH="1.75rem" textStyle="table" {...rest}>
      <Box as="dt" color="fg.muted">
        {label}
      </Box>
      <Box as="dd" minW="0" fontWeight="medium" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
        {children}
      </Box>
    </HStack>
  )
}
