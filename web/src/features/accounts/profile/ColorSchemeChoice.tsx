import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useColorMode } from '../../../ui/layout/ColorModeContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Flex, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

const SCHEMES = ['standard', 'cvd'] as const
const LEVELS = [1, 2, 3, 4, 22, 21] as const

/** Each colour scheme is shown in its own colours. */
export function ColorSchemeChoice() {
  const { formatMessage } = useIntl()
  const { signedPercent } = useFormatters()
  const { choice, choose, isDark } = useColorMode()
  const name = useId()
  return (
    <Flex
      justify="flex-end"
      wrap={{ base: 'nowrap', sm: 'wrap' }}
      gap="3"
      smDown={{ w: 'full' }}
      role="radiogroup"
      aria-label={formatMessage({ id: 'account.scheme' })}
    >
      {SCHEMES.map((scheme) => (
        <HStack
          as="label"
          key={scheme}
          gap={{ base: '2', sm: '3' }}
          flex={{ base: '1', sm: 'none' }}
          w="11rem"
          h="4.75rem"
          py="0.625rem"
          px={{ base: '2', sm: '3' }}
          borderWidth="1px"
          borderColor="border.strong"
          borderRadius="control"
          bg="bg.card"
          cursor="pointer"
          css={{
            '&:has(:checked)': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
            '&:has(:focus-visible)': { outline: '0.125rem solid {colors.accent}', outlineOffset: '0.125rem' },
            '& input': { flex: 'none', boxSize: '5', accentColor: '{colors.accent}', outline: 'none' },
          }}
          className={isDark ? 'dark' : 'light'}
          data-scheme={scheme === 'cvd' ? 'cvd' : undefined}
        >
          <input
            type="radio"
            name={name}
            aria-label={formatMessage({ id: `account.scheme.${scheme}` })}
            checked={scheme === choice.scheme}
            onChange={() => choose({ ...choice, scheme })}
          />
          <span aria-hidden="true">
            <Flex as="span" fontWeight="medium">
              {formatMessage({ id: `account.scheme.${scheme}` })}
            </Flex>
            <Flex as="span" gap="2" textStyle="note" whiteSpace="nowrap">
              <Text as="span" color="gain">
                ▲ {signedPercent(1.2, 1)}
              </Text>
              <Text as="span" color="loss">
                ▼ {signedPercent(-0.8, 1)}
              </Text>
            </Flex>
            <Flex as="span" gap="0.125rem" mt="1" css={{ '& span': { w: '1.125rem', h: '2' } }}>
              {LEVELS.map((level) => (
                <span key={level} style={{ background: `var(--p-colors-score-${level}-bg)` }} />
              ))}
            </Flex>
          </span>
        </HStack>
      ))}
    </Flex>
  )
}
