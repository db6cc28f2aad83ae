import { ChevronRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { InvoiceLine_invoice$key } from '../../../__generated__/InvoiceLine_invoice.graphql.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { usePlanNames } from '../plans/planName.ts'
import { Flex, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

interface InvoiceLineProps {
  readonly invoice: InvoiceLine_invoice$key
  readonly onOpen: () => void
}

export function InvoiceLine({ invoice: key, onOpen }: InvoiceLineProps) {
  const { formatMessage } = useIntl()
  const { date, money } = useFormatters()
  const { titleOf } = usePlanNames()
  const { number, startDate, total, planName, items } = useFragment(
    graphql`
      fragment InvoiceLine_invoice on Invoice {
        number
        startDate
        total
        planName
        items {
          name
        }
      }
    `,
    key,
  )
  const plan = planName ?? items.at(-1)?.name
  return (
    <li>
      <HStack
        asChild
        gap="4"
        w="full"
        minH="14"
        py="2"
        textAlign="start"
        cursor="pointer"
        css={{ '&:hover [data-name]': { textDecoration: 'underline' } }}
      >
        <button type="button" onClick={onOpen}>
          <Flex as="span" direction="column" flex="1" minW="0">
            <Text as="span" fontWeight="medium" data-name>
              {date(Date.parse(startDate))}
            </Text>
            <Text as="span" color="fg.muted" textStyle="note" overflowWrap="anywhere">
              {formatMessage({ id: 'invoices.line' }, { number, plan: plan == null ? 'none' : titleOf(plan) })}
            </Text>
          </Flex>
          <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {money(Number(total), 'CAD')}
          </Text>
          <ChevronRight size="1rem" color="var(--p-colors-fg-muted)" aria-hidden="true" />
        </button>
      </HStack>
    </li>
  )
}
