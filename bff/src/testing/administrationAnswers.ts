import type { WireApiToken } from '@palier/contract/accounts/apiTokenCalls'
import { type CallName, catalogue } from '@palier/contract/catalogue'
import { placesOf } from './placesOf.ts'

type Input = Readonly<Record<string, unknown>>
type Answer = { status: number; body: unknown }

const AT = '2026-11-20T12:00:00.000Z'

export const sampleInvitation = (email: string, status = 'pending') => ({
  firstname: 'Noémie',
  lastname: 'Gagnon',
  email,
  plan: status === 'invitationAsked' ? null : 'base',
  status,
  invitedBy: status === 'invitationAsked' ? null : { fullName: 'Alex Roy' },
  lastUpdateDate: AT,
  motivation: status === 'invitationAsked' ? 'Par curiosité' : null,
})

type ScriptToken = { userId: string; scope: 'read' | 'write' }

/** What the small server knows of administration and of tokens for scripts. */
export function createAdministrationAnswers() {
  const state = {
    /** How long a table is. */
    rowCount: 1,
    /** What scripts may come with, by its text. */
    scriptTokens: new Map<string, ScriptToken>(),
    apiTokens: [] as WireApiToken[],
    invitations: [sampleInvitation('noemie@exemple.ca'), sampleInvitation('luc@exemple.ca', 'invitationAsked')],
    /** What was told of usage. */
    uses: [] as { name: string; userId: string | null; count: number }[],
  }
  let made = 0

  const written = ({ email, first }: Input) => {
    state.invitations = [
      sampleInvitation(String(email).toLowerCase()),
      ...state.invitations.filter((invitation) => invitation.email !== email),
    ]
    return { invitations: state.invitations.slice(0, Number(first ?? state.invitations.length)) }
  }

  const page = <Row>({ first = state.rowCount, after = 0 }: Input, rowOf: (number: number) => Row) => {
    const rows = Array.from({ length: state.rowCount }, (_row, index) => rowOf(index + 1))
    const end = Number(after) + Number(first)
    const shown = rows.slice(Number(after), end)
    const nextCursor = end < rows.length ? String(end) : null
    return { rows: shown, cursors: placesOf(shown, Number(after)), nextCursor, totalCount: rows.length }
  }

  const answers = new Map<string, (input: Input) => unknown>([
    [
      'getUsersRegistrationInfo',
      (input) => {
        const { rows: users, ...end } = page(input, (number) => ({
          firstname: 'Camille',
          lastname: 'Roy',
          email: `camille${number}@exemple.ca`,
          language: 'fr',
          utcDateTime: AT,
          planName: 'pro',
          firstAuthentificationMethod: 'password',
          isBanned: false,
          lastAcceptedTermsVersion: 0,
        }))
        return { users, ...end }
      },
    ],
    ['getInvitations', () => ({ invitations: state.invitations })],
    ['getInvitationPlans', () => ({ plans: ['base', 'vip'] })],
    ['setAccountBanned', () => ({})],
    ['sendInvitation', written],
    ['resendInvitation', written],
    ['acceptInvitationRequest', written],
    [
      'getFeedbacks',
      (input) => {
        const { rows: feedbacks, ...end } = page(input, (number) => ({
          id: `feedback-${number}`,
          author: { firstname: 'Camille', lastname: 'Roy', email: 'camille@exemple.ca' },
          date: AT,
          rating: 4.5,
          comment: 'Très bien',
        }))
        return { feedbacks, ...end }
      },
    ],
    [
      'getApplicationStatistics',
      () => ({ statistics: [{ statisticName: 'ListScreenQuery', totalCount: 12, uniqueUserCount: 3 }] }),
    ],
    ['getSynchronizationStatus', () => ({ lastExecutionDateTime: AT, nextExecutionDateTime: null })],
    ['synchronize', () => ({ items: [{ synchronizationDateTime: AT }] })],
    ['setClockId', () => ({})],
    ['sendInvoiceTest', () => ({})],
    [
      'getAuditLog',
      (input) => {
        const { rows: entries, ...end } = page(input, (number) => ({
          id: `act-${number}`,
          at: AT,
          actor: { fullName: 'Alex Roy', email: 'alex@exemple.ca' },
          action: 'invitationSent',
          target: 'noemie@exemple.ca',
        }))
        return { entries, ...end }
      },
    ],
    [
      'recordUsage',
      ({ uses }) => {
        state.uses.push(...(uses as typeof state.uses))
        return {}
      },
    ],
    ['getApiTokens', () => ({ tokens: state.apiTokens })],
    [
      'createApiToken',
      ({ name, scope }) => {
        made += 1
        const token = { id: `token-${made}`, name: String(name), scope: scope as ScriptToken['scope'], createdAt: AT }
        state.apiTokens = [{ ...token, lastUsedAt: null, expiresAt: '2099-01-01T00:00:00Z' }, ...state.apiTokens]
        return { token: state.apiTokens[0], secret: `palier_made${made}` }
      },
    ],
    [
      'revokeApiToken',
      ({ tokenId }) => {
        if (!state.apiTokens.some(({ id }) => id === tokenId)) return undefined
        state.apiTokens = state.apiTokens.filter(({ id }) => id !== tokenId)
        return { tokens: state.apiTokens }
      },
    ],
  ])
  return { state, answers }
}

/** The api's own refusals of those who may not make a call; null where it would go on. */
export function refusedTo(name: string, token: string, scriptToken: ScriptToken | undefined): Answer | null {
  const call = catalogue[name as CallName]
  if (scriptToken) {
    if (call.access === 'admin') return refusal(403, 'notAdmin')
    if (call.write && scriptToken.scope === 'read') return refusal(403, 'MissingScope')
    return null
  }
  return call.access === 'admin' && !isAdministrators(token) ? refusal(403, 'notAdmin') : null
}

export function rolesIn(token: string): Record<string, { active: boolean }> {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const { role = {} } = JSON.parse(payload) as { role?: string | Record<string, { active: boolean }> }
  return typeof role === 'string' ? JSON.parse(role) : role
}

function isAdministrators(token: string): boolean {
  return rolesIn(token).admin?.active === true
}

function refusal(status: number, errorCode: string): Answer {
  return { status, body: { success: false, errors: [{ errorCode }] } }
}
