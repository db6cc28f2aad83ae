import { getAuditLog } from '@palier/contract/admin/adminCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { Admin, orNothing, pageRequest, tableOf, tablePageOf } from './administration.ts'
import { AuditAction } from './administrationEnums.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { AFTER } from '../kernel/pages.ts'

type WireAct = OutputOf<typeof getAuditLog>['entries'][number]

const AuditEntry = builder.objectRef<WireAct>('AuditEntry')
AuditEntry.implement({
  description: 'An audited action.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ id }) => encodeGlobalID(AuditEntry.name, id) }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    actorName: t.string({ description: 'Full name of the administrator.', resolve: ({ actor }) => actor.fullName }),
    actorEmail: t.string({ description: 'Email address of the administrator.', resolve: ({ actor }) => actor.email }),
    action: t.expose('action', { type: AuditAction, description: 'Kind of action.' }),
    target: t.exposeString('target', {
      nullable: true,
      description: 'What it concerned: an email address, a scope or a test clock.',
    }),
  }),
})

const AuditConnection = tableOf('Audit', AuditEntry)

builder.objectField(Admin, 'auditLog', (t) =>
  t.field({
    type: AuditConnection,
    nullable: true,
    description: 'Actions of administrators, newest first.',
    args: {
      search: t.arg.string({ description: 'Only rows that contain this text.' }),
      first: t.arg.int({ ...ROWS, defaultValue: 50 }),
      after: t.arg.string(AFTER),
    },
    resolve: (_session, request, { operation }) =>
      orNothing(
        operation,
        sendOptionalCall(operation, getAuditLog, pageRequest(request)).then((page) => {
          if (!page) return null
          const { entries, ...end } = page
          return tablePageOf(entries, end, request)
        }),
      ),
  }),
)
