import { useEffect, useState, type RefObject } from 'react'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { LoadedCardsQuery } from '../../../__generated__/LoadedCardsQuery.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { CardForm } from '../cardFields/CardForm.tsx'
import { CardPromise } from '../cardFields/CardPromise.tsx'
import { RefusalNote } from '../cardFields/RefusalNote.tsx'
import { RenewQuestion } from './RenewQuestion.tsx'
import { SavedCard } from './SavedCard.tsx'
import { useAddCard } from './useAddCard.ts'
import { useCardForm } from '../cardFields/useCardForm.ts'
import { useConfirmPayment } from '../payment/useConfirmPayment.tsx'
import { usePayOwed } from './usePayOwed.ts'
import styles from './ManageCards.module.css'

interface LoadedCardsProps {
  readonly reference: PreloadedQuery<LoadedCardsQuery>
  /** Whether leaving would lose something that was written. */
  readonly isDirty: RefObject<boolean>
  /** Asks first where something would be lost. */
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** The cards that a query brings, and the choice of a new one. */
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
  const addCard = useAddCard(confirm)
  const { payOwed, owedRefusal } = usePayOwed(confirm)
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
      // What comes next may fail: the card is not added a second time.
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
      <div className={styles['cards']} inert={isBusy}>
        {methods.map((method) => (
          <SavedCard key={method.id} method={method} today={form.today} />
        ))}
        {isAdding ? (
          <section className={styles['new']} aria-labelledby="new-card">
            <h3 id="new-card" className={styles['newTitle']}>
              {formatMessage({ id: 'card.new' })}
            </h3>
            <CardForm form={form} />
          </section>
        ) : (
          <div className={styles['add']}>
            <Button onClick={() => setIsAdding(true)}>
              <Plus aria-hidden="true" />
              {formatMessage({ id: 'card.new' })}
            </Button>
          </div>
        )}
      </div>
      {owedRefusal && <RefusalNote refusal={owedRefusal} />}
      {isAdding && <CardPromise kind={form.provider?.kind ?? null} />}
      <div className={styles['footer']}>
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
        <p id="card-missing" className={styles['missing']} role="status">
          {isBusy && formatMessage({ id: 'cards.waiting' })}
          {!isBusy && isAdding && form.missing !== null && formatMessage({ id: `card.missing.${form.missing}` })}
        </p>
      </div>
      {isAskingRenewal && <RenewQuestion onAnswer={(isYes) => void finish(isYes)} />}
      {bankStep}
    </>
  )
}
