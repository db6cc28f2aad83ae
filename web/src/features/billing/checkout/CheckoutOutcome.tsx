import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/buttons/Button.tsx'
import { StairMark } from '../../../ui/layout/StairMark.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { Flex, Stack } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'

interface CheckoutOutcomeProps {
  readonly title: 'title.SubscriptionSuccess' | 'title.SubscriptionCancel'
  readonly children: ReactNode
}

export function CheckoutOutcome({ title, children }: CheckoutOutcomeProps) {
  return (
    <Stack as="section" align="flex-start" maxW="36rem" pt="16">
      <Text as="span" mb="4" color="score.4.bg">
        <StairMark height="2.5rem" />
      </Text>
      <Heading as="h1" textStyle="h1">
        <FormattedMessage id={title} />
      </Heading>
      <Text mb="4" color="fg.muted">
        {children}
      </Text>
      <Flex wrap="wrap" gap="3">
        <Button asChild variant="primary">
          <Link to={pathTo('Home')}>
            <FormattedMessage id="shell.backHome" />
          </Link>
        </Button>
        <Button asChild>
          <Link to={pathTo('Subscription')}>
            <FormattedMessage id="order.see" />
          </Link>
        </Button>
      </Flex>
    </Stack>
  )
}
