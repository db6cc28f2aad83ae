import { useEffect, useState, type RefObject } from 'react'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import type { LoadedCardsQuery } from '../../../__generated__/LoadedCardsQuery.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { CardForm } from '../cardFields/CardForm.tsx'
import { CardPromise } from '../cardFields/CardPromise.tsx'
import { RefusalNote } from '../cardFields/RefusalNote.tsx'
import { RenewQuestion } from './RenewQuestion.tsx'
import { SavedCard } from './SavedCard.tsx'
import { useStartCardSetup } from './useStartCardSetup.ts'
import { useCardForm } from '../cardFields/useCardForm.ts'
import { useConfirmPayment } from '../payment/useConfirmPayment.tsx'
import { usePayOwedInvoice } from './usePayOwedInvoice.ts'
import { Box, Flex, Stack } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'

interface LoadedCardsProps {
  readonly reference: PreloadedQuery<LoadedCardsQuery>
  readonly isDirty: RefObject<boolean>
  /** Asks for confirmation if input would be lost. */
  readonly onLeave: () => void
  readonly onClose: () => void
}

export function LoadedCards({ reference, isDirty, onLeave, onClose }: LoadedCardsProps) {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const { viewer, paymentProvider } = usePreloadedQuery<LoadedCardsQuery>(
    graphql`
      query LoadedCardsQuery @preloadable {
        paymentProvider {
          ...useCardProvider_provider
        }
        viewer {
          fullName
          subscription {
            paymentDefaultReason
          }
          paymentMethods {
            today
            methods {
              id
              paymentMethodId
              isDefault
              ...SavedCard_method
            }
          }
        }
      }
    `,
    reference,
  )
  const methods = viewer?.paymentMethods?.methods ?? []
  const [isAdding, setIsAdding] = useState(methods.length === 0)
  const [isBusy, setIsBusy] = useState(false)
  const [isAskingRenewal, setIsAskingRenewal] = useState(false)
  const form = useCardForm({
    provider: paymentProvider,
    today: viewer?.paymentMethods?.today,
    nameOnCard: viewer?.fullName,
  })
  const { confirm, bankStep } = useConfirmPayment(paymentProvider)
  const addCard = useStartCardSetup(confirm)
  const { payOwed, owedRefusal } = usePayOwedInvoice(confirm)
  const isWritten = isAdding && (form.fields.values.number !== '' || form.fields.values.cvc !== '')
  useEffect(() => {
    isDirty.current = isWritten
  }, [isDirty, isWritten])

  async function finish(isRenewing: boolean) {
    setIsAskingRenewal(false)
    setIsBusy(true)
    const defaultId = methods.find(({ isDefault }) => isDefault)?.paymentMethodId ?? null
    const isTaken = !isAdding || (await addCard(form, defaultId))
    if (isTaken && isAdding) {
      // The retry below may fail; leaving add mode keeps the card from being added twice.
      setIsAdding(false)
      notify({ text: formatMessage({ id: 'cards.added' }) })
    }
    const isDone = isTaken && (!isRenewing || (await payOwed()))
    setIsBusy(false)
    if (isDone) onClose()
  }
  function confirmDialog() {
    if (isBusy) return
    if (isAdding && form.missing !== null) return form.showAll()
    if (viewer?.subscription?.paymentDefaultReason != null) return setIsAskingRenewal(true)
    void finish(false)
  }
  return (
    <>
      <Flex direction="column" inert={isBusy}>
        {methods.map((method) => (
          <SavedCard key={method.id} method={method} today={form.today} />
        ))}
        {isAdding ? (
          <Stack as="section" gap="4" pt="4" aria-labelledby="new-card">
            <Heading id="new-card" as="h3" textStyle="h3" fontSize="0.9375rem">
              {formatMessage({ id: 'card.new' })}
            </Heading>
            <CardForm form={form} />
          </Stack>
        ) : (
          <Box pt="4">
            <Button onClick={() => setIsAdding(true)}>
              <Plus aria-hidden="true" />
              {formatMessage({ id: 'card.new' })}
            </Button>
          </Box>
        )}
      </Flex>
      {owedRefusal && <RefusalNote refusal={owedRefusal} />}
      {isAdding && <CardPromise kind={form.provider?.kind ?? null} />}
      <Flex
        justify="flex-end"
        wrap="wrap"
        gap="2"
        mt="5"
        pt="4"
        borderTopWidth="1px"
        borderTopColor="border"
        css={{ '& > button': { smDown: { flex: '1', h: '11' } }, '& > button:last-of-type': { smDown: { flex: '2' } } }}
      >
        {isAdding && <Button onClick={onLeave}>{formatMessage({ id: 'cards.cancel' })}</Button>}
        <Button
          variant="primary"
          isBusy={isBusy}
          isDisabled={isAdding && form.missing !== null}
          aria-describedby="card-missing"
          onClick={confirmDialog}
        >
          {formatMessage({ id: isAdding ? 'cards.add' : 'cards.done' })}
        </Button>
        <Text
          id="card-missing"
          flex="1 0 100%"
          color="fg.muted"
          textStyle="note"
          textAlign={{ base: 'start', sm: 'right' }}
          role="status"
        >
          {isBusy && formatMessage({ id: 'cards.waiting' })}
          {!isBusy && isAdding && form.missing !== null && formatMessage({ id: `card.missing.${form.missing}` })}
        </Text>
      </Flex>
      {isAskingRenewal && <RenewQuestion onAnswer={(isYes) => void finish(isYes)} />}
      {bankStep}
    </>
  )
}
