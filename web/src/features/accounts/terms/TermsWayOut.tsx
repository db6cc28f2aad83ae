import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ExportAccountButton } from '../profile/ExportAccountButton.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

const DeleteAccountDialog = lazyWithMessages(
  ['form', 'alerts'],
  async () => (await import('../profile/DeleteAccountDialog.tsx')).DeleteAccountDialog,
)

/** Alternatives to accepting: exporting the data and deleting the account. */
export function TermsWayOut({ hasPassword }: { hasPassword: boolean }) {
  const { formatMessage } = useIntl()
  const [isClosing, setIsClosing] = useState(false)
  return (
    <Box
      as="section"
      pt="4"
      borderTopWidth="1px"
      borderTopColor="rule"
      aria-label={formatMessage({ id: 'account.details' })}
    >
      <Text mb="0.625rem" color="fg.muted" fontSize="0.875rem">
        {formatMessage({ id: 'terms.wayOut' })}
      </Text>
      <Flex align="center" wrap="wrap" rowGap="3" columnGap="4">
        <ExportAccountButton hasPassword={hasPassword} />
        <Button variant="danger" onClick={() => setIsClosing(true)}>
          {formatMessage({ id: 'account.delete.open' })}
        </Button>
      </Flex>
      <Suspense>
        {isClosing && <DeleteAccountDialog hasPassword={hasPassword} onClose={() => setIsClosing(false)} />}
      </Suspense>
    </Box>
  )
}
