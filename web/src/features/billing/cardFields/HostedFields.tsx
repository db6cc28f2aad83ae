import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { holderNameOf } from '@palier/domain/billing/cardNumber'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { EMPTY_PARTS } from './hostedCard.ts'
import { loadProvider } from './loadProvider.ts'
import { mountHostedCard } from './mountHostedCard.ts'
import { blameOf, type CardPart } from './paymentProblem.ts'
import type { CardFormState } from './useCardForm.ts'
import { Box, HStack, Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { CardGrid } from './CardGrid.tsx'
import { FieldBox } from '../../../ui/fields/fieldBox.ts'

const PARTS: readonly { readonly part: CardPart; readonly label: MessageId; readonly place: object }[] = [
  { part: 'number', label: 'card.number', place: { gridColumn: '1 / -1' } },
  { part: 'expiry', label: 'card.expiry', place: { gridColumn: 'span 2' } },
  { part: 'cvc', label: 'card.cvc', place: { gridColumn: { base: '1 / -1', sm: 'span 2' } } },
]

interface HostedFieldsProps {
  readonly form: CardFormState
  readonly publicKey: string
}

/** Mounts the provider's own fields; their values never pass through this page. */
export function HostedFields({ form, publicKey }: HostedFieldsProps) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const places = useRef<Partial<Record<CardPart, HTMLDivElement>>>({})
  const [attempt, setAttempt] = useState(0)
  const [isAway, setIsAway] = useState(false)
  const { fields, parts, setPart, setHosted } = form
  const note = useEffectEvent(setPart)
  const sentenceOf = useEffectEvent(({ code, message }: { readonly code: string; readonly message: string }) => {
    const id = blameOf(code)?.message
    return id ? formatMessage({ id }) : message
  })

  useEffect(() => {
    let isWanted = true
    let unmount = () => {}
    loadProvider(publicKey, language).then(
      (stripe) => {
        const { number, expiry, cvc } = places.current
        if (!isWanted || !number || !expiry || !cvc) return
        const mounted = mountHostedCard(stripe, { number, expiry, cvc }, (part, { isComplete, error }) =>
          note(part, { isComplete, error: error && sentenceOf(error) }),
        )
        unmount = mounted.unmount
        setHosted({ stripe, number: mounted.number })
      },
      () => isWanted && setIsAway(true),
    )
    return () => {
      isWanted = false
      unmount()
      setHosted(null)
      for (const { part } of PARTS) note(part, EMPTY_PARTS[part])
    }
    // Omits `language`: the fields keep their first language, because a reload would empty them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [publicKey, attempt, setHosted])

  if (isAway) {
    const retry = () => {
      setIsAway(false)
      setAttempt(attempt + 1)
    }
    return (
      <Stack align="flex-start" gap="0.375rem" role="alert">
        <Text color="fg.muted">{formatMessage({ id: 'card.notLoaded' })}</Text>
        <Button onClick={retry}>{formatMessage({ id: 'card.retry' })}</Button>
      </Stack>
    )
  }
  return (
    <CardGrid>
      {PARTS.map(({ part, label, place }) => (
        <Stack key={part} gap="0.375rem" minW="0" {...place}>
          <Text as="span" color="fg.muted" textStyle="note" fontWeight="medium">
            {formatMessage({ id: label })}
          </Text>
          <FieldBox
            data-invalid={parts[part].error !== null || undefined}
            css={{
              '& > div': { flex: '1', minW: '0' },
              '&:has(.StripeElement--focus)': {
                borderColor: 'accent',
                boxShadow: 'inset 0 0 0 1px {colors.accent}',
              },
            }}
          >
            <div
              ref={(place) => {
                if (place) places.current[part] = place
              }}
            />
          </FieldBox>
          {parts[part].error !== null && (
            <HStack as="p" gap="0.375rem" color="danger" textStyle="note" role="alert">
              <CircleAlert size="0.875rem" aria-hidden="true" />
              {parts[part].error}
            </HStack>
          )}
        </Stack>
      ))}
      <Box gridColumn="1 / -1">
        <TextField
          {...fields.bind('name')}
          onChange={({ target }) => fields.write('name', holderNameOf(target.value))}
          label={formatMessage({ id: 'card.name' })}
          autoComplete="cc-name"
          maxLength={100}
          required
        />
      </Box>
    </CardGrid>
  )
}
