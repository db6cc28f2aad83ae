import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { pushSubjectOf, pushSubjectProblem } from './pushSubject.ts'

const PUSH = { VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}`, VAPID_PRIVATE_KEY: 'A'.repeat(43) }
const NEEDED = {
  TOKEN_SECRET: 't'.repeat(32),
  SERVICE_KEY: 's'.repeat(32),
  PASSWORD_PEPPER: `1:${'p'.repeat(32)}`,
}

it('the default subject of pushes is reported, and an address of the operator is not [SVC-15]', () => {
  const problemOf = (more: Record<string, string>) => pushSubjectProblem(readConfig({ ...NEEDED, ...PUSH, ...more }))
  expect(problemOf({})).toMatch(/^pushes name mailto:no-reply@palier\.test/)
  expect(problemOf({ CONTACT_EMAIL: 'me@localhost.localdomain.example' })).toContain('CONTACT_EMAIL')
  expect(problemOf({ CONTACT_EMAIL: 'operator@palier.ca' })).toBeNull()
  expect(problemOf({ MAIL_FROM: 'Palier <hello@palier.ca>' })).toBeNull()
})

it('without keys for pushes the subject is not reported [SVC-15]', () => {
  expect(pushSubjectProblem(readConfig(NEEDED))).toBeNull()
})

it('pushes name the operator before the sender of mails [SVC-15]', () => {
  const config = readConfig({ ...NEEDED, CONTACT_EMAIL: 'operator@palier.ca' })
  expect(pushSubjectOf(config)).toBe('mailto:operator@palier.ca')
})
