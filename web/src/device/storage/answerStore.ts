import { settled, withStore } from './deviceDatabase.ts'

export interface KeptAnswer {
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly text: string
}

const MOST_ANSWERS = 20
const MOST_CHARACTERS = 2_000_000

/** Rejects if the browser has no storage. */
export function readAnswer(key: string): Promise<KeptAnswer | undefined> {
  return withStore('answers', 'readonly', (answers) => settled(answers.get(key) as IDBRequest<KeptAnswer | undefined>))
}

export function writeAnswer(answer: KeptAnswer): Promise<void> {
  return withStore('answers', 'readwrite', async (answers) => {
    await settled(answers.put(answer))
    const all = await settled(answers.getAll() as IDBRequest<KeptAnswer[]>)
    await Promise.all(keysToEvict(all).map((key) => settled(answers.delete(key))))
  })
}

export function clearAnswers(): Promise<void> {
  return withStore('answers', 'readwrite', async (answers) => void (await settled(answers.clear())))
}

export function keysToEvict(answers: readonly KeptAnswer[]): string[] {
  let characters = 0
  return answers
    .toSorted((one, other) => other.at - one.at)
    .filter(({ text }, place) => {
      characters += text.length
      return place >= MOST_ANSWERS || characters > MOST_CHARACTERS
    })
    .map(({ key }) => key)
}
