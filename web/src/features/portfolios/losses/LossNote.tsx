import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Box } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

export function LossNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box px="3" py="0.625rem" borderRadius="control" bg="warn.subtle" textStyle="table" role="status">
      <Text color="warn" fontWeight="medium">
        {title}
      </Text>
      <Text mt="1" textStyle="note">
        {children}{' '}
        <Box as="span" color="fg.muted">
          <FormattedMessage id="losses.advice" />
        </Box>
      </Text>
    </Box>
  )
}
