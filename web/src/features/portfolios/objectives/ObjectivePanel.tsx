import { Suspense, useState } from 'react'
import { Target } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ObjectivePanel_stock$key } from '../../../__generated__/ObjectivePanel_stock.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { ObjectiveCard } from './ObjectiveCard.tsx'

const ObjectiveDialog = lazyWithMessages(
  ['objective', 'portfolio', 'alerts'],
  async () => (await import('./ObjectiveDialog.tsx')).ObjectiveDialog,
)

/* eslint-disable relay/unused-fields -- the stock is handed on whole to the dialog */
export function ObjectivePanel({ stock: key }: { stock: ObjectivePanel_stock$key }) {
  const { formatMessage } = useIntl()
  const [isAsked, setIsAsked] = useState(false)
  const stock = useFragment(
    graphql`
      fragment ObjectivePanel_stock on Stock @throwOnFieldError {
        id
        symbol
        currency
        objective {
          ...ObjectiveCard_objective
          ...ObjectiveDialog_objective
        }
      }
    `,
    key,
  )
  const { objective = null } = stock
  return (
    <Section
      title={formatMessage({ id: 'objective.title' })}
      aside={
        <Button size="small" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
          <Target aria-hidden="true" />
          {formatMessage({ id: objective ? 'objective.change' : 'objective.set' })}
        </Button>
      }
    >
      {objective ? (
        <ObjectiveCard objective={objective} />
      ) : (
        <Text textStyle="note" color="fg.muted">
          {formatMessage({ id: 'objective.none' }, { symbol: stock.symbol })}
        </Text>
      )}
      {isAsked && (
        <Suspense>
          <ObjectiveDialog objective={objective} stock={stock} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </Section>
  )
}
