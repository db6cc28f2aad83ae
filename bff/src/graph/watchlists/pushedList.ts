import { saveListPushed } from '../../loaders/notifications/savePush.ts'
import { watchListLoader } from '../../loaders/watchlists/loadWatchLists.ts'
import { builder } from '../kernel/builder.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'
import { PushedList, PushSettings, stored } from '../notifications/pushSettings.ts'
import { listKeyIn, WatchList } from './watchList.ts'

builder.objectField(PushedList, 'list', (t) =>
  t.field({
    type: WatchList,
    nullable: true,
    description: 'The list; null if it was deleted in the meantime.',
    resolve: ({ listId }, _arguments, { operation }) => watchListLoader(operation).load({ listId, kind: null }),
  }),
)

builder.relayMutationField(
  'setListPushed',
  {
    inputFields: (t) => ({
      listId: t.id({ required: true, description: 'Global id of the watch list.' }),
      isPushed: t.boolean({ required: true, description: 'Whether its crossings are pushed.' }),
    }),
  },
  {
    description: 'Whether crossings of a list are pushed, to any browser of the person.',
    async resolve(_root, { input: { listId, isPushed } }, { operation }) {
      sessionOrRefusal(operation)
      return stored(await orRefusal(saveListPushed(operation, { listId: listKeyIn(listId).listId, isPushed })))
    },
  },
  {
    outputFields: (t) => ({
      pushSettings: t.field({ type: PushSettings, description: 'As they are now.', resolve: (settings) => settings }),
    }),
  },
)
