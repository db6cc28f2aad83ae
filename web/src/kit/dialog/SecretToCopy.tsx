import { copyText } from '../../device/clipboard.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Box, Flex } from '../../ui/layout/boxes.ts'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import { Text } from '../../ui/text/Text.ts'

interface SecretToCopyProps {
  readonly secret: string
  readonly texts: {
    readonly intro: string
    /** Read by screen readers. */
    readonly label: string
    readonly copy: string
    readonly copied: string
    readonly notCopied: string
    readonly done: string
  }
  readonly onClose: () => void
}

/** Content of a dialog that shows a secret once. */
export function SecretToCopy({ secret, texts, onClose }: SecretToCopyProps) {
  const notify = useSnackbar()
  const copy = async () => {
    const isCopied = await copyText(secret)
    notify({ text: isCopied ? texts.copied : texts.notCopied, isBad: !isCopied })
  }
  return (
    <>
      <Text mb="3">{texts.intro}</Text>
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
        aria-label={texts.label}
      >
        {secret}
      </Box>
      <Flex justify="flex-end" gap="3" mt="5">
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      </Flex>
    </>
  )
}
