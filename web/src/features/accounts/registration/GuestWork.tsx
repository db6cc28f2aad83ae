import { useIntl, type IntlShape } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { GuestWork_items$data, GuestWork_items$key } from '../../../__generated__/GuestWork_items.graphql.ts'
import { excessOf } from '@palier/domain/watchlists/beyondPlan'
import type { PlanUse } from '@palier/domain/billing/planUsage'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { useExcessMessages } from '../../billing/beyondPlan/useExcessMessages.ts'
import { freePlanIn, type PlanOffer } from '../../billing/plans/planOffers.ts'
import { Box, Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

interface GuestWorkProps {
  readonly items: GuestWork_items$key
  /** Plans anyone may choose. */
  readonly plans: readonly PlanOffer[]
  /** Keys of the items not to transfer. */
  readonly dropped: ReadonlySet<string>
  readonly onChange: (dropped: ReadonlySet<string>) => void
}

/** Lists a guest's work, each item to be transferred to the new account or dropped. */
export function GuestWork({ items: key, plans, dropped, onChange }: GuestWorkProps) {
  const intl = useIntl()
  const items = useFragment(
    graphql`
      fragment GuestWork_items on GuestWorkItem @relay(plural: true) {
        key
        kind
        name
        listKind
        stockCount
      }
    `,
    key,
  )
  const toggle = (item: string, isKept: boolean) => {
    const changed = new Set(dropped)
    if (isKept) changed.delete(item)
    else changed.add(item)
    onChange(changed)
  }
  const use = planUseOfItems(items.filter((item) => !dropped.has(item.key)))
  const over = useExcessMessages()(use, freePlanIn(plans))
  const opener = plans.find((plan) => Object.values(excessOf(use, plan)).every((count) => count === 0))
  return (
    <Box as="fieldset" minW="0" pt="0.875rem" px="4" pb="4" borderWidth="1px" borderColor="border" borderRadius="card">
      <Box as="legend" px="1" ms="-1" fontWeight="semibold">
        {intl.formatMessage({ id: 'gate.kept' })}
      </Box>
      <Text mb="0.625rem" color="fg.muted" fontSize="0.875rem">
        {intl.formatMessage({ id: 'gate.kept.hint' })}
      </Text>
      <Grid as="ul" gap="0.625rem" maxH="12rem" overflowY="auto">
        {items.map((item) => (
          <li key={item.key}>
            <CheckboxField isChecked={!dropped.has(item.key)} onChange={(isKept) => toggle(item.key, isKept)}>
              <Box as="span" overflowWrap="anywhere">
                {nameOf(item, intl)}
              </Box>{' '}
              <Text as="span" color="fg.muted">
                {detailOf(item, intl)}
              </Text>
            </CheckboxField>
          </li>
        ))}
      </Grid>
      <Text
        _empty={{ m: '0' }}
        css={{ '&:not(:empty)': { mt: '2', mx: '0', mb: '0', color: 'fg.muted' } }}
        role="status"
      >
        {over && intl.formatMessage({ id: 'gate.kept.over' }, { what: over, plan: opener?.name ?? 'none' })}
      </Text>
    </Box>
  )
}

type Item = GuestWork_items$data[number]

function planUseOfItems(items: readonly Item[]): PlanUse {
  const listsOf = (wanted: Item['listKind']) => items.filter(({ listKind }) => listKind === wanted)
  const stocksOf = (some: readonly Item[]) => some.reduce((sum, { stockCount }) => sum + (stockCount ?? 0), 0)
  const buys = listsOf('BUY')
  const sells = listsOf('SELL')
  const portfolios = items.filter(({ kind }) => kind === 'PORTFOLIO')
  return {
    buyLists: buys.length,
    sellLists: sells.length,
    entries: stocksOf([...buys, ...sells]),
    portfolios: portfolios.length,
    portfolioStocks: stocksOf(portfolios),
  }
}

function nameOf({ kind, name }: Item, { formatMessage }: IntlShape): string {
  return kind === 'PREFERENCES' ? formatMessage({ id: 'gate.kept.preferences' }) : name
}

function detailOf({ kind, listKind, stockCount }: Item, { formatMessage }: IntlShape): string {
  if (kind === 'PREFERENCES') return formatMessage({ id: 'gate.kept.preferences.text' })
  return formatMessage({ id: 'gate.kept.detail' }, { kind: listKind ?? kind, count: stockCount ?? 0 })
}
