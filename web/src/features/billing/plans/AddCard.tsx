import type { Ref } from 'react'
import { Lock, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { BareButton } from '../../../ui/buttons/BareButton.ts'
import { Text } from '../../../ui/text/Text.ts'
import { allowanceOf, lineOf, planThatAllows, type LimitKind, type PlanOffer } from './planOffers.ts'
import type { OwnUse } from '../usage/ownUse.ts'

interface AddCardProps {
  readonly kind: LimitKind
  readonly label: string
  /** CSS length: the height of the neighbouring cards. */
  readonly minHeight: string
  readonly use: OwnUse | null
  readonly offers: readonly PlanOffer[]
  readonly isLocked: boolean
  readonly ref: Ref<HTMLButtonElement>
  readonly onPress: () => void
}

/** At the limit of the plan, shows the usage and the plan that allows more. */
export function AddCard({ kind, label, minHeight, use, offers, isLocked, ref, onPress }: AddCardProps) {
  const { formatMessage } = useIntl()
  return (
    <BareButton
      ref={ref}
      type="button"
      flexDirection="column"
      gap="0.375rem"
      w="full"
      h="full"
      minH={minHeight}
      p="4"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.field"
      borderRadius="card"
      color="fg.muted"
      _hover={{ bg: 'bg.card' }}
      onClick={onPress}
    >
      {isLocked ? (
        <Lock size={20} aria-hidden="true" />
      ) : (
        <Plus size={20} color="var(--p-colors-accent-fg)" aria-hidden="true" />
      )}
      <Text as="span" fontWeight="medium">
        {label}
      </Text>
      {isLocked && use && (
        <Text as="span" textStyle="note" textWrap="balance">
          {limitSentence(use)}
        </Text>
      )}
    </BareButton>
  )

  function limitSentence(own: OwnUse): string {
    const { used, limit } = lineOf(own, kind)
    const offer = planThatAllows(offers, own, kind)
    const values = { state: limitState(used, limit), used, limit, plan: own.planName }
    if (!offer) return formatMessage({ id: 'dashboard.limit' }, values)
    const count = allowanceOf(offer, kind)
    return formatMessage({ id: 'dashboard.limitOffer' }, { ...values, offer: offer.name, count })
  }
}

function limitState(used: number, limit: number): 'none' | 'over' | 'full' {
  if (used > limit) return 'over'
  return limit === 0 ? 'none' : 'full'
}
