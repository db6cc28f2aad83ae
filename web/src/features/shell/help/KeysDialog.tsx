import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useKeys } from '../../../device/keys.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { Box, Flex, Grid } from '../../../ui/layout/boxes.ts'
import { KeyCap } from '../../../ui/layout/KeyCap.tsx'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'

interface Shortcut {
  readonly name: MessageId
  /** Names of `KeyboardEvent.key`. */
  readonly keys: readonly string[]
  /** Press the keys in sequence, or either one. */
  readonly between?: 'or' | 'then'
}

const GROUPS: readonly { readonly title: MessageId; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'keys.everywhere',
    shortcuts: [
      { name: 'keys.search', keys: ['/', 'Ctrl K'], between: 'or' },
      { name: 'keys.dashboard', keys: ['g', 'd'], between: 'then' },
      { name: 'keys.lists', keys: ['g', 'l'], between: 'then' },
      { name: 'keys.portfolios', keys: ['g', 'p'], between: 'then' },
      { name: 'keys.here', keys: ['?'] },
      { name: 'keys.close', keys: ['Escape'] },
    ],
  },
  {
    title: 'keys.table',
    shortcuts: [
      { name: 'keys.row', keys: ['j', 'k'], between: 'or' },
      { name: 'keys.open', keys: ['Enter'] },
      { name: 'keys.edit', keys: ['e'] },
      { name: 'keys.select', keys: ['x'] },
      { name: 'keys.figure', keys: ['ArrowLeft', 'ArrowRight'], between: 'or' },
    ],
  },
]

/** Pressing a key highlights its row. Single keys can be turned off for users who dictate. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { singleKeysOff } = useStorage()
  const [isOff, setIsOff] = useState(() => singleKeysOff.read() ?? false)
  const [pressed, setPressed] = useState<string | null>(null)
  useKeys(({ key }) => setPressed(key))
  const labelOf = (key: string) =>
    key === 'Escape' || key === 'Enter' || key === 'ArrowLeft' || key === 'ArrowRight'
      ? formatMessage({ id: `keys.key.${key}` })
      : key
  function turn(areOn: boolean) {
    setIsOff(!areOn)
    if (areOn) singleKeysOff.clear()
    else singleKeysOff.write(true)
  }
  return (
    <Dialog title={formatMessage({ id: 'keys.title' })} size="wide" onClose={onClose}>
      <Text color="fg.muted" mb="4">
        {formatMessage({ id: 'keys.lead' })}
      </Text>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="8">
        {GROUPS.map(({ title, shortcuts }) => (
          <Box as="section" key={title} borderTopWidth="1px" borderColor="rule" pt="3">
            <Heading as="h3" textStyle="h3" mb="2">
              {formatMessage({ id: title })}
            </Heading>
            <dl>
              {shortcuts.map(({ name, keys, between }) => (
                <Flex
                  key={name}
                  align="center"
                  justify="space-between"
                  gap="3"
                  minH="11"
                  px="2"
                  mx="-2"
                  borderBottomWidth="1px"
                  borderColor="border"
                  borderRadius={pressed !== null && keys.includes(pressed) ? 'control' : '0'}
                  bg={pressed !== null && keys.includes(pressed) ? 'accent.subtle' : undefined}
                  textStyle="table"
                >
                  <dt>{formatMessage({ id: name })}</dt>
                  <Flex as="dd" align="center" gap="1" flex="none">
                    {keys.map((key, place) => (
                      <Flex as="span" key={key} align="center" gap="1">
                        {place > 0 && between && (
                          <Text as="span" textStyle="note" color="fg.muted">
                            {formatMessage({ id: `keys.${between}` })}
                          </Text>
                        )}
                        <span aria-label={labelOf(key)} role="img">
                          <KeyCap>{labelOf(key)}</KeyCap>
                        </span>
                      </Flex>
                    ))}
                  </Flex>
                </Flex>
              ))}
            </dl>
          </Box>
        ))}
      </Grid>
      <Flex align="center" gap="3" mt="6" wrap="wrap">
        <Switch label={formatMessage({ id: 'keys.single' })} isOn={!isOff} onChange={turn} />
        <Text as="span" fontWeight="medium" aria-hidden="true">
          {formatMessage({ id: 'keys.single' })}
        </Text>
        <Text as="span" textStyle="note" color="fg.muted">
          {formatMessage({ id: 'keys.single.text' })}
        </Text>
      </Flex>
    </Dialog>
  )
}
