import { describe, expect, test } from 'vitest'
import { settleBounded } from '../../cache/mapBounded.ts'
import { type Session, sessionOfApiToken } from '../../session/session.ts'
import { createLoader, createOwnLoader } from './createLoader.ts'

type Asker = { session: Session | null }

const sessionOf = (userId: string) =>
  sessionOfApiToken(`palier_${userId}`, { userId, expiration: '2030-01-01T00:00:00Z', apiTokenScope: 'read' })
const askerOf = (userId: string | null): Asker => ({ session: userId === null ? null : sessionOf(userId) })

describe('a loader', () => {
  test('answers in the order of the keys, once each, in batches no larger than its bound', async () => {
    const batches: number[][] = []
    const doubles = createLoader(
      async (keys: readonly number[], _asker: Asker) => {
        batches.push([...keys])
        return keys.map((key) => key * 2)
      },
      { maximumKeys: 2 },
    )
    const asker = askerOf(null)
    const answers = await Promise.all([3, 1, 3, 2].map((key) => doubles(asker).load(key)))
    expect(answers).toEqual([6, 2, 6, 4])
    expect(batches).toEqual([[3, 1], [2]])
  })

  test('fails for one key without the others', async () => {
    const halves = createLoader(
      (keys: readonly number[], _asker: Asker) =>
        settleBounded(keys, 4, async (key) => {
          if (key % 2 === 1) throw new Error(`${key} is odd`)
          return key / 2
        }),
      { maximumKeys: 10 },
    )
    const answers = await halves(askerOf(null)).loadMany([4, 3, 2])
    expect(answers).toEqual([2, new Error('3 is odd'), 1])
  })

  test('compares keys that are objects by their text', async () => {
    let reads = 0
    const sums = createLoader(
      async (keys: readonly { one: number; other: number }[], _asker: Asker) => {
        reads += keys.length
        return keys.map(({ one, other }) => one + other)
      },
      { maximumKeys: 10, textOf: ({ one, other }) => JSON.stringify([one, other]) },
    )
    const asker = askerOf(null)
    expect(await sums(asker).load({ one: 1, other: 2 })).toBe(3)
    expect(await sums(asker).load({ one: 1, other: 2 })).toBe(3)
    expect(reads).toBe(1)
  })

  test('hands nothing from one operation to another', async () => {
    let reads = 0
    const counts = createLoader(async (keys: readonly string[], _asker: Asker) => keys.map(() => (reads += 1)), {
      maximumKeys: 10,
    })
    const one = askerOf('user-1')
    const other = askerOf('user-1')
    expect(await counts(one).load('a')).toBe(1)
    expect(await counts(one).load('a')).toBe(1)
    expect(await counts(other).load('a')).toBe(2)
  })

  test('forgets everything when somebody else signs in within an operation, and answers no key asked before', async () => {
    const owners = createLoader(
      async (keys: readonly string[], { session }: Asker) => keys.map(() => session?.userId ?? null),
      { maximumKeys: 10 },
    )
    const asker = askerOf('user-1')
    expect(await owners(asker).load('a')).toBe('user-1')
    const asked = owners(asker).load('b')
    asker.session = sessionOf('user-2')
    await expect(asked).rejects.toThrow('User changed')
    expect(await owners(asker).load('a')).toBe('user-2')
  })

  test('of what a person has refuses the id of anybody else', async () => {
    const names = createOwnLoader(async (_asker: Asker, { userId }) => `name of ${userId}`)
    const loader = names(askerOf('user-1'))
    expect(await loader.loadMany(['user-1', 'user-2'])).toEqual([
      'name of user-1',
      new Error('Loader key belongs to another user'),
    ])
    await expect(names(askerOf(null)).load('user-1')).rejects.toThrow('another user')
  })
})
