import { catalogue } from '@palier/contract/catalogue'
import { TERMS } from '@palier/domain/accounts/terms'
import { expect, vi } from 'vitest'
import type { Palier } from '../palier.ts'
import { createPerson, type Person } from './person.ts'

type Addresses = Pick<Palier, 'url' | 'apiUrl'>

export const MEMBER_PASSWORD = 'Quatre-marches-7!'

/** What the product must be started with so that people can come in without a browser. */
export const OPEN_DOOR = { HUMAN_CHECK: 'off', INVITATION_REQUIRED: 'false' }

/** Somebody with an account of their own, made without a browser and signed in. */
export async function becomeMember(palier: Addresses, email: string): Promise<Person> {
  await post(palier, catalogue.register.path, {
    email,
    firstname: 'Marie',
    lastname: 'Lévesque',
    password: MEMBER_PASSWORD,
    passwordConfirmation: MEMBER_PASSWORD,
    twoLettersPreferredLanguage: 'fr',
    token: '',
    termsAndConditionsAnswer: { version: TERMS.version, areTermsAndContionsAccepted: true },
  })
  await post(palier, catalogue.confirmEmail.path, { token: await mailedToken(palier, email) })
  return signIn(palier, email, MEMBER_PASSWORD)
}

export async function signIn(palier: Addresses, email: string, password: string): Promise<Person> {
  const person = createPerson(palier.url)
  const input = { email, password, humanActionToken: '' }
  const answer = await person.read<{ signIn: { __typename: string } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on Problem { code } } }',
    { input },
  )
  expect(answer.signIn).toEqual({ __typename: 'SignInPayload' })
  return person
}

/** Of an administrator made at the start nobody has asked this yet. */
export async function acceptTerms(person: Person): Promise<void> {
  const input = { version: TERMS.version, isAccepted: true }
  await person.read('mutation ($input: AnswerTermsInput!) { answerTerms(input: $input) { __typename } }', { input })
}

async function post({ apiUrl }: Addresses, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(apiUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
}

/** From the link of the newest mail to this address. */
export async function mailedToken({ apiUrl }: Pick<Palier, 'apiUrl'>, email: string): Promise<string> {
  // It leaves with a job.
  return vi.waitFor(
    async () => {
      const list = await (await fetch(`${apiUrl}/dev/mailbox`)).text()
      const row = list.split('<tr>').find((candidate) => candidate.includes(email)) ?? ''
      const path = /href="(\/dev\/mailbox\/[^"]+)"/.exec(row)?.[1]
      const mail = path === undefined ? '' : await (await fetch(apiUrl + path)).text()
      const token = /token=([\w-]+)/.exec(mail)?.[1]
      if (token === undefined) throw new Error(`no mail has come to ${email}`)
      return token
    },
    { timeout: 20_000, interval: 100 },
  )
}
