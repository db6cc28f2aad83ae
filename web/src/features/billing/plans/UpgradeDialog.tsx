import { useRef } from 'react'
import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { useNavigate } from 'react-router-dom'
import type { UpgradeDialogQuery } from '../../../__generated__/UpgradeDialogQuery.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { MessageDialog } from '../../../ui/dialogs/MessageDialog.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { usePlanNames } from './planName.ts'
import { allowanceOf, lineOf, planThatAllows, readPlanOffer, type LimitKind } from './planOffers.ts'
import { readOwnUse } from '../usage/ownUse.ts'
import { planPath } from './planPath.ts'
import { planPrice } from './planLabels.ts'
import { Box } from '../../../ui/layout/boxes.ts'

const query = graphql`
  query UpgradeDialogQuery @preloadable {
    viewer {
      usage {
        ...ownUse_usage
      }
    }
    plans {
      ...planOffers_plan
    }
  }
`

interface UpgradeDialogProps {
  readonly kind: LimitKind
  readonly reference: PreloadedQuery<UpgradeDialogQuery>
  readonly onClose: () => void
}

export function UpgradeDialog({ kind, reference, onClose }: UpgradeDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const formatters = useFormatters()
  const { nameOf } = usePlanNames()
  const navigate = useNavigate()
  const later = useRef<HTMLButtonElement>(null)
  const { viewer, plans } = usePreloadedQuery<UpgradeDialogQuery>(query, reference)
  const use = viewer?.usage ? readOwnUse(viewer.usage) : null
  const offer = planThatAllows((plans ?? []).map(readPlanOffer), use, kind)
  return (
    <MessageDialog
      title={
        <>
          <Lock size="1.125rem" color="var(--p-colors-warn)" aria-hidden="true" />
          {formatMessage({ id: `plans.limit.${kind}.title` }, use ? lineOf(use, kind) : { limit: -1 })}
        </>
      }
      body={
        <>
          {formatMessage({ id: use ? `plans.limit.${kind}` : 'plans.limit.unknown' })}
          {offer && (
            <Box as="span" display="block" mt="2" color="fg">
              {formatMessage(
                { id: `plans.offer.${kind}` },
                {
                  plan: nameOf(offer.name),
                  count: allowanceOf(offer, kind),
                  price: planPrice(intl, formatters, offer),
                },
              )}
            </Box>
          )}
        </>
      }
      firstFocus={later}
      onDismiss={onClose}
      footer={
        <>
          <Button ref={later} onClick={onClose}>
            {formatMessage({ id: 'plans.later' })}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose()
              void navigate(planPath(offer?.name ?? null))
            }}
          >
            {formatMessage({ id: 'plans.see' })}
          </Button>
        </>
      }
    />
  )
}
