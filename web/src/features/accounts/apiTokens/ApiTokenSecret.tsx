import { useIntl } from 'react-intl'
import { copyText } from '../../../device/clipboard.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

export function ApiTokenSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const copy = async () => {
    const isCopied = await copyText(secret)
    notify({
      text: formatMessage({ id: isCopied ? 'apiTokens.secret.copied' : 'apiTokens.secret.notCopied' }),
      isBad: !isCopied,
    })
  }
  return (
    <Dialog title={formatMessage({ id: 'apiTokens.secret.title' })} size="edit" staysOnOutsidePress onClose={onClose}>
      <Text mb="3">{formatMessage({ id: 'apiTokens.secret.text' })}</Text>
      <Box
        as="output"
        display="block"
        p="3"
        borderRadius="control"
        bg="bg.sunken"
        fontFamily="ui-monospace, monospace"
        fontSize="0.8125rem"
        overflowWrap="anywhere"
        userSelect="all"
        aria-label={formatMessage({ id: 'apiTokens.secret.title' })}
      >
        {secret}
      </Box>
      <Flex justify="flex-end" gap="3" mt="5">
        <Button onClick={() => void copy()}>{formatMessage({ id: 'apiTokens.secret.copy' })}</Button>
        <Button variant="primary" onClick={onClose}>
          {formatMessage({ id: 'apiTokens.done' })}
        </Button>
      </Flex>
    </Dialog>
  )
}
