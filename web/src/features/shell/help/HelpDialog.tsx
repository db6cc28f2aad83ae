import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { Link } from 'react-router-dom'
import { PRICE_SOURCE_DELAY_MINUTES } from '@palier/domain/market/priceAge'
import type { HelpDialogQuery } from '../../../__generated__/HelpDialogQuery.graphql.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { Mark, SampleCard } from './SampleCard.tsx'
import { Flex, Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

const PARTS = [1, 2, 3, 4] as const

interface HelpDialogProps {
  readonly reference: PreloadedQuery<HelpDialogQuery>
  readonly onClose: () => void
}

export function HelpDialog({ reference, onClose }: HelpDialogProps) {
  const { formatMessage } = useIntl()
  const { site } = usePreloadedQuery<HelpDialogQuery>(
    graphql`
      query HelpDialogQuery @preloadable {
        site {
          appVersion
        }
      }
    `,
    reference,
  )
  return (
    <Dialog title={formatMessage({ id: 'help.title' })} size="wide" onClose={onClose}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={{ base: '6', md: '8' }}
      >
        <SampleCard />
        <Grid
          as="ol"
          gap="0.875rem"
          css={{ '& li': { display: 'flex', gap: '3' }, '& p': { m: '0', textWrap: 'pretty' } }}
        >
          {PARTS.map((part) => (
            <li key={part}>
              <Mark number={part} />
              <div>
                <Text fontWeight="medium">{formatMessage({ id: `help.part.${part}` })}</Text>
                <Text color="fg.muted">
                  {formatMessage({ id: `help.part.${part}.text` }, { minutes: PRICE_SOURCE_DELAY_MINUTES })}
                </Text>
              </div>
            </li>
          ))}
        </Grid>
      </Grid>
      <Text mt="6" pt="4" borderTopWidth="1px" borderTopColor="border" maxW="44rem">
        {formatMessage({ id: 'help.about' })}
      </Text>
      <Flex as="p" wrap="wrap" rowGap="2" columnGap="6" mt="3" color="fg.muted" fontSize="0.8125rem">
        {site.appVersion != null && <span>{formatMessage({ id: 'about.version' }, { version: site.appVersion })}</span>}
        <Link to={pathTo('About')} onClick={onClose}>
          {formatMessage({ id: 'title.About' })}
        </Link>
      </Flex>
    </Dialog>
  )
}
