import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { passwordSteps } from './passwordSteps.ts'
import { Box, Flex, Stack } from '../../../ui/layout/boxes.ts'

const REST_MILLISECONDS = 500

/** Shows the five password rules as steps that fill as they are met. */
export function PasswordSteps({ password, id }: { password: string; id: string }) {
  const { formatMessage } = useIntl()
  const steps = passwordSteps(password)
  const met = steps.filter(({ isMet }) => isMet).length
  const count = formatMessage({ id: 'gate.password.count' }, { met, all: steps.length })
  return (
    <Flex gap="4">
      <div aria-hidden="true">
        <Flex align="flex-end" w="3.125rem" h="2.1875rem">
          {steps.map(({ rule }, index) => (
            <Box
              key={rule}
              as="span"
              position="relative"
              flex="1"
              overflow="hidden"
              bg="color-mix(in srgb, {colors.score.2.bg} 22%, transparent)"
              _after={{
                position: 'absolute',
                inset: '0',
                bg: 'score.2.bg',
                content: "''",
                transform: 'scaleY(0)',
                transformOrigin: 'bottom',
                transition: 'transform var(--p-durations-medium) var(--p-easings-in)',
              }}
              css={{
                '&[data-met]::after': { transform: 'scaleY(1)' },
                "&[data-level='1']": { h: '20%' },
                "&[data-level='2']": { h: '40%' },
                "&[data-level='3']": { h: '60%' },
                "&[data-level='4']": { h: '80%' },
                "&[data-level='5']": { h: 'full' },
              }}
              data-level={index + 1}
              data-met={index < met || undefined}
            />
          ))}
        </Flex>
        <Box as="span" display="block" mt="0.375rem" color="fg.muted" textStyle="note" whiteSpace="nowrap">
          {count}
        </Box>
      </div>
      <Stack
        id={id}
        as="ul"
        gap="0.1875rem"
        color="fg.muted"
        textStyle="note"
        css={{
          '& li': { display: 'flex', gap: '0.375rem' },
          '& li[data-met]': { color: 'fg' },
          '& svg': { flex: 'none', boxSize: '0.875rem', mt: '0.0625rem', color: 'gain' },
        }}
      >
        {steps.map(({ rule, isMet }) => (
          <li key={rule} data-met={isMet || undefined}>
            {isMet ? (
              <Check aria-hidden="true" />
            ) : (
              <Box
                as="span"
                flex="none"
                boxSize="0.375rem"
                my="0.3125rem"
                mx="1"
                borderWidth="1px"
                borderColor="border.field"
                borderRadius="full"
                aria-hidden="true"
              />
            )}
            <span>
              {formatMessage({ id: `gate.password.${rule}` })}
              <VisuallyHidden>
                , {formatMessage({ id: isMet ? 'gate.password.met' : 'gate.password.unmet' })}
              </VisuallyHidden>
            </span>
          </li>
        ))}
      </Stack>
      <Announced text={password === '' ? '' : count} />
    </Flex>
  )
}

/** Announces a text after a pause, so that screen readers do not talk over typing. */
function Announced({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), REST_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  )
}
