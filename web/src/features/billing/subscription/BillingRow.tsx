import type { ComponentProps } from 'react'
import { Flex } from '../../../ui/layout/boxes.ts'

type FlexProps = ComponentProps<typeof Flex>

export function BillingRow(props: FlexProps) {
  return (
    <Flex
      align="center"
      justify="space-between"
      wrap="wrap"
      rowGap="3"
      columnGap="4"
      minH="16"
      py="0.625rem"
      borderBottomWidth="1px"
      borderBottomColor="border"
      {...props}
    />
  )
}

export function BillingRowEnd(props: FlexProps) {
  return <Flex align="center" wrap="wrap" rowGap="2" columnGap="4" w={{ base: 'full', sm: 'auto' }} {...props} />
}
