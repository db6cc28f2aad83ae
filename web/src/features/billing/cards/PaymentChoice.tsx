import { useId, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { PaymentChoice_paymentMethods$key } from '../../../__generated__/PaymentChoice_paymentMethods.graphql.ts'
import { Tag } from '../../../ui/layout/Tag.ts'
import { NEW_CARD } from './cardChoice.ts'
import { CardForm } from '../cardFields/CardForm.tsx'
import { CardLine } from './CardLine.tsx'
import { CardPromise } from '../cardFields/CardPromise.tsx'
import { NewCardTiles } from './NewCardTiles.tsx'
import type { CardFormState } from '../cardFields/useCardForm.ts'
import { Box, Flex, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'

interface PaymentChoiceProps {
  readonly paymentMethods: PaymentChoice_paymentMethods$key | null | undefined
  readonly form: CardFormState
  /** Id of a payment method, or `NEW_CARD`. */
  readonly chosen: string
  readonly onChoose: (chosen: string) => void
  readonly isInert?: boolean
}

export function PaymentChoice({ paymentMethods: key, form, chosen, onChoose, isInert = false }: PaymentChoiceProps) {
  const { formatMessage } = useIntl()
  const group = useId()
  const isNew = chosen === NEW_CARD
  // Stays mounted once opened, so that input is still there if the user comes back to it.
  const [wasOpened, setWasOpened] = useState(isNew)
  if (isNew && !wasOpened) setWasOpened(true)
  const methods = useFragment(
    graphql`
      fragment PaymentChoice_paymentMethods on PaymentMethods {
        methods {
          paymentMethodId
          isDefault
          isExpired
          ...CardLine_method
        }
      }
    `,
    key,
  )?.methods
  const radio = (value: string, isDisabled = false) => (
    <Box asChild flex="none" boxSize="5" accentColor="{colors.accent}">
      <input
        type="radio"
        name={group}
        value={value}
        checked={chosen === value}
        disabled={isDisabled}
        onChange={() => onChoose(value)}
      />
    </Box>
  )
  return (
    <div inert={isInert}>
      <Box
        as="fieldset"
        minW="0"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
        bg="bg.card"
        overflow="clip"
      >
        <legend>
          <VisuallyHidden>{formatMessage({ id: 'payment.method' })}</VisuallyHidden>
        </legend>
        {methods?.map((method) => (
          <Row key={method.paymentMethodId} isChosen={chosen === method.paymentMethodId}>
            <Label>
              {radio(method.paymentMethodId, method.isExpired)}
              <CardLine method={method} />
            </Label>
            {method.isDefault && <Tag tone="quiet">{formatMessage({ id: 'card.default' })}</Tag>}
          </Row>
        ))}
        <Row isChosen={isNew}>
          <Label>
            {radio(NEW_CARD)}
            <Text as="span" fontWeight="medium">
              {formatMessage({ id: 'card.new' })}
            </Text>
          </Label>
          <NewCardTiles />
          {wasOpened && (
            <Box flex="1 0 100%" minW="0" pt="1" pb="5" pl={{ base: '0', sm: '9' }} hidden={!isNew}>
              <CardForm form={form} />
            </Box>
          )}
        </Row>
      </Box>
      <CardPromise kind={form.provider?.kind ?? null} />
    </div>
  )
}

function Row({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  return (
    <Flex
      align="center"
      wrap="wrap"
      columnGap="4"
      px={{ base: '4', sm: '5' }}
      borderLeftWidth="3px"
      borderLeftColor={isChosen ? 'accent' : 'transparent'}
      css={{ '& + div': { borderTopWidth: '1px', borderTopColor: 'border' } }}
    >
      {children}
    </Flex>
  )
}

function Label({ children }: { children: ReactNode }) {
  return (
    <HStack
      as="label"
      flex="1"
      gap="4"
      minW="0"
      minH="16"
      py="2"
      cursor="pointer"
      css={{ '&:has(:disabled)': { cursor: 'default' } }}
    >
      {children}
    </HStack>
  )
}
