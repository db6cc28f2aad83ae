import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Box, Flex, Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import type { ImportAnswers } from './importPreview.ts'

const SYMBOL_MAXIMUM_LENGTH = 40

interface ImportNamesProps {
  /** Securities that the file names without a symbol. */
  readonly names: readonly string[]
  readonly isBusy: boolean
  readonly onAnswer: (answers: ImportAnswers) => void
}

/** Asks for the symbols of named securities. The server remembers them for later files. */
export function ImportNames({ names, isBusy, onAnswer }: ImportNamesProps) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [sent, setSent] = useState<Readonly<Record<string, string>>>({})
  const given = names.flatMap((name) => {
    const symbol = typed[name]?.trim() ?? ''
    return symbol === '' || symbol === sent[name] ? [] : { name, symbol }
  })
  return (
    <Box
      as="form"
      mb="5"
      p="4"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      bg="bg"
      onSubmit={(event) => {
        event.preventDefault()
        if (given.length === 0 || isBusy) return
        setSent({ ...sent, ...Object.fromEntries(given.map(({ name, symbol }) => [name, symbol])) })
        onAnswer({ symbols: given })
      }}
    >
      <Text fontWeight="semibold">{formatMessage({ id: 'import.names' }, { count: names.length })}</Text>
      <Text mb="3" textStyle="note" color="fg.muted">
        {formatMessage({ id: 'import.names.hint' })}
      </Text>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap="3" maxH="18rem" overflowY="auto">
        {names.map((name) => (
          <TextField
            key={name}
            label={name}
            value={typed[name] ?? ''}
            maxLength={SYMBOL_MAXIMUM_LENGTH}
            autoComplete="off"
            {...(sent[name] !== undefined &&
              sent[name] === typed[name]?.trim() && { error: formatMessage({ id: 'import.names.unknown' }) })}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
      </Grid>
      <Flex mt="4" justify="flex-end">
        <Button type="submit" isBusy={isBusy} isDisabled={given.length === 0}>
          {formatMessage({ id: 'import.names.read' })}
        </Button>
      </Flex>
    </Box>
  )
}
