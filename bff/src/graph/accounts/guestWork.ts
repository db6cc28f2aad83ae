import { getGuestWork } from '@palier/contract/accounts/authenticationCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { hasRole } from '@palier/domain/accounts/roles'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { builder } from '../kernel/builder.ts'
import { GuestWorkKind, WatchListKind } from '../kernel/enums.ts'
import { Viewer } from '../viewer/viewer.ts'

type Item = OutputOf<typeof getGuestWork>['items'][number]

const GuestWorkItem = builder.objectRef<Item>('GuestWorkItem').implement({
  description: 'Something a guest created or changed that registration can keep.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'Key for `keep` of `register`.' }),
    kind: t.expose('kind', { type: GuestWorkKind, description: 'Whether it is a list, a portfolio or preferences.' }),
    name: t.exposeString('name', { description: 'Name; empty when it has none.' }),
    listKind: t.expose('listKind', {
      type: WatchListKind,
      nullable: true,
      description: 'Kind of the list; null for anything else.',
    }),
    stockCount: t.exposeInt('stockCount', {
      nullable: true,
      description: 'Number of entries of a list or stocks of a portfolio; null for anything else.',
    }),
  }),
})

builder.objectField(Viewer, 'guestWork', (t) =>
  t.field({
    type: [GuestWorkItem],
    nullable: true,
    description: 'What a guest created or changed and registration can keep; empty for a member.',
    async resolve({ roles }, _arguments, { operation }) {
      if (!hasRole(roles, 'demonstration')) return []
      return (await sendOptionalCall(operation, getGuestWork, {}))?.items ?? []
    },
  }),
)
