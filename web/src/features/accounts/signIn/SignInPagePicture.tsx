import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import { DEFAULT_SCORE_BASIS } from '@palier/domain/watchlists/score'
import type { SignInPagePicture_showcase$key } from '../../../__generated__/SignInPagePicture_showcase.graphql.ts'
import { ShowcaseTicks } from '../../../kit/prices/ShowcaseTicks.tsx'
import { listKindOf } from '../../watchlists/model/listFacts.ts'
import { readWatchedEntry, type WatchedEntry } from '../../watchlists/model/watchedEntry.ts'
import { Flight } from './Flight.tsx'
import styles from './SignInPagePicture.module.css'

/** What Palier does, in two lines and one stock of the demonstration list. Decorative. */
export function SignInPagePicture({ showcase }: { showcase: SignInPagePicture_showcase$key | null }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['picture']} aria-hidden="true">
      <p className={styles['words']}>
        {formatMessage({ id: 'gate.picture.first' })}
        <span className={styles['second']}>{formatMessage({ id: 'gate.picture.second' })}</span>
      </p>
      {showcase && <ShownStock showcase={showcase} />}
    </div>
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
  // Prices move; the stock that was chosen first stays.
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

/** A stock with its four prices, three of them crossed where there is one. */
function bestExample(entries: readonly WatchedEntry[]): WatchedEntry | undefined {
  const complete = entries.filter(
    ({ lastPrice, states }) => lastPrice !== null && states.every(({ price }) => price !== null),
  )
  const crossed = ({ states }: WatchedEntry) => states.filter(({ state }) => state === 'crossed').length
  return complete.find((entry) => crossed(entry) === 3) ?? complete[0]
}
