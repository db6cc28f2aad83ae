import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { DEFAULT_SCORE_BASIS } from '@palier/domain/watchlists/score'
import type { SignInPagePicture_showcase$key } from '../../../__generated__/SignInPagePicture_showcase.graphql.ts'
import { ShowcaseTicks } from '../../../kit/prices/ShowcaseTicks.tsx'
import { listKindOf } from '../../watchlists/model/listFacts.ts'
import { readWatchedEntry, type WatchedEntry } from '../../watchlists/model/watchedEntry.ts'
import { Flight } from './Flight.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

/** Decorative: one stock of the demonstration list. */
export function SignInPagePicture({ showcase }: { showcase: SignInPagePicture_showcase$key | null }) {
  const { formatMessage } = useIntl()
  return (
    <Box
      position="absolute"
      inset="0 0 0 auto"
      w="var(--palier-picture)"
      borderLeftWidth="1px"
      borderLeftColor="border"
      bg="bg.card"
      aria-hidden="true"
    >
      <Text
        mt="6.125rem"
        ml="10"
        fontSize="1.25rem"
        lineHeight="1.75rem"
        fontWeight="semibold"
        letterSpacing="-0.015em"
      >
        {formatMessage({ id: 'gate.picture.first' })}
        <Box as="span" display="block" color="fg.muted" fontWeight="medium">
          {formatMessage({ id: 'gate.picture.second' })}
        </Box>
      </Text>
      {showcase && <ShownStock showcase={showcase} />}
    </Box>
  )
}

function ShownStock({ showcase }: { showcase: SignInPagePicture_showcase$key }) {
  const { list } = useFragment(
    graphql`
      fragment SignInPagePicture_showcase on Showcase {
        list {
          kind
          entries {
            ...watchedEntry_entry
          }
        }
      }
    `,
    showcase,
  )
  const kind = list ? listKindOf(list.kind) : 'buy'
  const entries = (list?.entries ?? []).map((key) => readWatchedEntry(key, { kind, basis: DEFAULT_SCORE_BASIS }))
  // Prices change; the stock chosen first stays.
  const [shownId] = useState(() => kind === 'buy' && bestExample(entries)?.id)
  const shown = entries.find(({ id }) => id === shownId)
  if (!shown) return null
  return (
    <>
      <ShowcaseTicks />
      <Flight entry={shown} />
    </>
  )
}

/** Prefers a stock with three of its four prices crossed. */
function bestExample(entries: readonly WatchedEntry[]): WatchedEntry | undefined {
  const complete = entries.filter(
    ({ lastPrice, states }) => lastPrice !== null && states.every(({ price }) => price !== null),
  )
  const crossed = ({ states }: WatchedEntry) => states.filter(({ state }) => state === 'crossed').length
  return complete.find((entry) => crossed(entry) === 3) ?? complete[0]
}
