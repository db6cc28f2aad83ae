import { getGuestWork } from '@palier/contract/accounts/authenticationCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { hasRole } from '@palier/domain/accounts/roles'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { builder } from '../kernel/builder.ts'
import { GuestWorkKind, WatchListKind } from '../kernel/enums.ts'
import { Viewer } from '../viewer/viewer.ts'

type Item = OutputOf<typeof getGuestWork>['items'][number]

const GuestWorkItem = builder.objectRef<Item>('GuestWorkItem').implement({
  fields: (t) => ({
    key: t.exposeString('id', { description: 'What a registration names it by.' }),
    kind: t.expose('kind', { type: GuestWorkKind }),
    name: t.exposeString('name', { description: 'Empty for what has no name.' }),
    listKind: t.expose('listKind', { type: WatchListKind, nullable: true }),
    stockCount: t.exposeInt('stockCount', { nullable: true, description: 'Entries of a list, stocks of a portfolio.' }),
  }),
})

builder.objectField(Viewer, 'guestWork', (t) =>
  t.field({
    type: [GuestWorkItem],
    nullable: true,
    description: 'What a guest has made or changed and a registration can keep; empty for a member.',
    async resolve({ roles }, _arguments, { operation }) {
      if (!hasRole(roles, 'demonstration')) return []
      return (await sendOptionalCall(operation, getGuestWork, {}))?.items ?? []
    },
  }),
)
