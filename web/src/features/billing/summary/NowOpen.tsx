import type { ReactNode } from 'react'
import { BriefcaseBusiness, Check, List, Newspaper, Sparkles, TrendingUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { OfferedPlan } from '../plans/offeredPlan.ts'
import type { PresentUse } from '../plans/planUse.ts'
import { Box, Flex, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

interface NowOpenProps {
  readonly before: OfferedPlan
  readonly plan: OfferedPlan
  readonly use: PresentUse | null
}

export function NowOpen({ before, plan, use }: NowOpenProps) {
  const { formatMessage, formatList } = useIntl()
  const used = (line: 'portfolios' | 'entries') =>
    use && formatMessage({ id: 'order.open.used' }, { used: use[line].used })
  const newKeys = plan.aiKeys.filter((key) => !before.aiKeys.includes(key))
  return (
    <Box as="ul">
      {(plan.buyLists > before.buyLists || plan.sellLists > before.sellLists) && (
        <Row
          icon={<List aria-hidden="true" />}
          title={formatMessage({ id: 'order.open.lists' }, { buy: plan.buyLists, sell: plan.sellLists })}
          note={
            use && formatMessage({ id: 'order.open.lists.used' }, { buy: use.buyLists.used, sell: use.sellLists.used })
          }
        />
      )}
      {plan.entries > before.entries && (
        <Row
          icon={<TrendingUp aria-hidden="true" />}
          title={formatMessage({ id: 'order.open.entries' }, { count: plan.entries })}
          note={used('entries')}
        />
      )}
      {plan.portfolios > before.portfolios && (
        <Row
          icon={<BriefcaseBusiness aria-hidden="true" />}
          title={formatMessage({ id: 'order.open.portfolios' }, { count: plan.portfolios })}
          note={used('portfolios')}
        />
      )}
      {newKeys.length > 0 && (
        <Row
          icon={<Sparkles aria-hidden="true" />}
          title={formatList(newKeys.map((key, place) => inSentence(formatMessage({ id: `order.ai.${key}` }), place)))}
          note={formatMessage({ id: 'order.open.ai' })}
        />
      )}
      {plan.newsPerStock > before.newsPerStock && (
        <Row
          icon={<Newspaper aria-hidden="true" />}
          title={formatMessage({ id: 'order.open.news' }, { count: plan.newsPerStock })}
          note={formatMessage({ id: 'order.open.news.before' }, { count: before.newsPerStock })}
        />
      )}
    </Box>
  )
}

/** Only the first item of a list starts with a capital. */
function inSentence(text: string, place: number): string {
  return place === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function Row({ icon, title, note }: { icon: ReactNode; title: ReactNode; note: ReactNode }) {
  return (
    <HStack
      as="li"
      gap="0.875rem"
      minH="14"
      py="2"
      borderBottomWidth="1px"
      borderBottomColor="border"
      css={{ '& > svg': { boxSize: '4' }, '& > svg:first-of-type': { color: 'fg.muted' } }}
    >
      {icon}
      <Flex as="span" direction="column" flex="1" minW="0">
        <Text as="span" fontWeight="medium">
          {title}
        </Text>
        {note && (
          <Text as="span" color="fg.muted" textStyle="note">
            {note}
          </Text>
        )}
      </Flex>
      <Check color="var(--p-colors-gain)" aria-hidden="true" />
    </HStack>
  )
}
