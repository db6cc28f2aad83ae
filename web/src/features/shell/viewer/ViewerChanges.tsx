import { useEffect, useMemo, useRef, useState } from 'react'
import { useRelayEnvironment, useSubscription } from '../../../kit/relay/hooks.ts'
import { graphql, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { ViewerChangesSubscription } from '../../../__generated__/ViewerChangesSubscription.graphql.ts'
import { ownMutationsOf } from '../../../kit/alert/ownMutations.ts'
import { useReload } from '../../../kit/failure/useReload.ts'
import { useKeptAt } from '../../../kit/offline/KeptAtContext.ts'
import { useIsOnline } from '../../../kit/offline/useIsOnline.ts'
import { addNotice } from '../../notifications/noticesInStore.ts'
import { connectionOf } from './connection.ts'

/**
 * Applies changes from other tabs, devices and jobs. `cursor` marks the page's data, so that
 * changes before the first connection count too.
 */
export function ViewerChanges({ cursor }: { cursor: string | null }) {
  const environment = useRelayEnvironment()
  // First cursor only: the open connection reports everything after it.
  const [after] = useState(cursor)
  const reload = useReload()
  const readAnew = useRef(reload)
  useEffect(() => {
    readAnew.current = reload
  }, [reload])
  const isOnline = useIsOnline()
  // Data from the device: there is no lost connection to restore, so reload once online.
  const isOfDevice = useKeptAt() !== null
  useEffect(() => {
    if (isOfDevice && isOnline) void readAnew.current()
  }, [isOfDevice, isOnline])
  useEffect(
    () =>
      connectionOf(environment).onBack(() => {
        ownMutationsOf(environment).forget()
        void readAnew.current()
      }),
    [environment],
  )
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription ViewerChangesSubscription($after: String) {
          viewerChanged(after: $after) {
            haveListsChanged
            havePortfoliosChanged
            hasSubscriptionChanged
            isGap
            unreadNoticeCount
            notice {
              createdAt
              split {
                date
              }
              ...NoticeLine_notice
              ...SplitNoticeLine_notice
            }
          }
        }
      `,
      variables: { after },
      updater: applyToStore,
      onNext(response: ViewerChangesSubscription['response'] | null | undefined) {
        const change = response?.viewerChanged
        if (!change) return
        const own = ownMutationsOf(environment)
        if (change.isGap) own.forget()
        const areListsNews = change.haveListsChanged && !own.takeEcho()
        if (!change.isGap && !areListsNews && !change.havePortfoliosChanged && !change.hasSubscriptionChanged) return
        void readAnew.current()
      },
      // The socket reconnects by itself.
      onError: () => {},
    }),
    [environment, after],
  )
  useSubscription<ViewerChangesSubscription>(config)
  return null
}

function applyToStore(store: RecordSourceSelectorProxy): void {
  const change = store.getRootField('viewerChanged')
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const count = change?.getValue('unreadNoticeCount')
  if (viewer && typeof count === 'number') viewer.setValue(count, 'unreadNoticeCount')
  const notice = change?.getLinkedRecord('notice')
  if (notice) addNotice(store, notice)
}
