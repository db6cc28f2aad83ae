// Callers of each role, with the ids of what they own.
import { catalogue } from '@palier/contract/catalogue'
import type { Palier } from '../../tests/support/palier.ts'
import { MEMBER_PASSWORD } from '../../tests/support/people/member.ts'
import { createPerson } from '../../tests/support/people/person.ts'
import { createCaller, enterAsGuest, enterAsMember } from '../../tests/support/restCaller.ts'

export type Role = 'visitor' | 'guest' | 'member'
export type Caller = { readonly cookie: string; readonly token: string | null; readonly ids: readonly string[] }

const OWNED = `{ viewer {
  watchLists { id listId entries { id } }
  portfolios { id portfolioId stocks { stock { id stockId } } }
} }`

let members = 0

/** Signs in through the bff and through the api: two accounts if the role is guest. */
export async function enterAs(role: Role, palier: Palier): Promise<Caller> {
  if (role === 'visitor') return { cookie: '', token: null, ids: [] }
  if (role === 'guest') {
    const person = createPerson(palier.url)
    await person.signInAsGuest()
    const { token, userId } = await enterAsGuest(palier.apiUrl)
    return {
      cookie: person.cookie,
      token,
      ids: [...(await ownedIds(person)), ...(await ownedAtApi(palier, token)), userId],
    }
  }
  members += 1
  const email = `misuse-${members}@exemple.ca`
  const { token, userId } = await enterAsMember(palier.apiUrl, email)
  const person = createPerson(palier.url)
  const input = { email, password: MEMBER_PASSWORD, humanActionToken: '' }
  await person.read('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', { input })
  return {
    cookie: person.cookie,
    token,
    ids: [...(await ownedIds(person)), ...(await ownedAtApi(palier, token)), userId],
  }
}

async function ownedIds(person: ReturnType<typeof createPerson>): Promise<string[]> {
  return idsIn((await person.ask(OWNED)).data)
}

async function ownedAtApi({ apiUrl }: Palier, token: string): Promise<string[]> {
  const { post } = createCaller(apiUrl, token)
  const answers = await Promise.all([
    post({ call: catalogue.getPortfolios, input: {} }),
    post({ call: catalogue.getBuyLists, input: {} }),
  ])
  return answers.flatMap(({ body }) => idsIn(body))
}

/** All strings under keys that end in "id", at any depth. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' && /id$/i.test(key) ? [item] : idsIn(item),
  )
}
