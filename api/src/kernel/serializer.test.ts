import { expect, test } from 'vitest'
import { createSerializer } from './limiter.ts'

test('one person’s works follow each other, also after one that failed, and another person waits for none', async () => {
  const inTurn = createSerializer()
  const done: string[] = []
  let release = () => {}
  const first = inTurn('ada', () => new Promise<void>((resolve) => (release = resolve)))
  const failed = inTurn('ada', async () => {
    done.push('second')
    throw new Error('no')
  })
  const third = inTurn('ada', async () => void done.push('third'))
  await inTurn('bob', async () => void done.push('of somebody else'))
  expect(done).toEqual(['of somebody else'])
  release()
  await first
  await expect(failed).rejects.toThrow('no')
  await third
  expect(done).toEqual(['of somebody else', 'second', 'third'])
})

test('whoever asks for too much at once is told when to come back, and is served again afterwards', async () => {
  const inTurn = createSerializer()
  let release = () => {}
  const first = inTurn('ada', () => new Promise<void>((resolve) => (release = resolve)))
  const waiting = Array.from({ length: 8 }, (_, number) => inTurn('ada', async () => number))
  await expect(inTurn('ada', async () => 'too many')).rejects.toMatchObject({
    code: 'operationsLimitReached',
    params: { retryAfterSeconds: 5 },
  })
  release()
  await first
  expect(await Promise.all(waiting)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(await inTurn('ada', async () => 'again')).toBe('again')
})
