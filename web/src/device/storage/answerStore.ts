import { settled, withStore } from './deviceDatabase.ts'

/** An answer of the server as it came. */
export interface KeptAnswer {
  readonly key: string
  /** When it came, in milliseconds. */
  readonly at: number
  readonly text: string
}

const MOST_ANSWERS = 20
/** Of all answers together: some megabytes, as the browser stores them. */
const MOST_CHARACTERS = 2_000_000

/** The answer that is kept under this key. Rejects where the browser keeps nothing. */
export function readAnswer(key: string): Promise<KeptAnswer | undefined> {
  return withStore('answers', 'readonly', (answers) => settled(answers.get(key) as IDBRequest<KeptAnswer | undefined>))
}

/** Keeps an answer in the place of the one before, and forgets the oldest beyond the bounds. */
export function writeAnswer(answer: KeptAnswer): Promise<void> {
  return withStore('answers', 'readwrite', async (answers) => {
    await settled(answers.put(answer))
    const all = await settled(answers.getAll() as IDBRequest<KeptAnswer[]>)
    await Promise.all(keysBeyond(all).map((key) => settled(answers.delete(key))))
  })
}

/** Deletes all stored answers. */
export function clearAnswers(): Promise<void> {
  return withStore('answers', 'readwrite', async (answers) => void (await settled(answers.clear())))
}

/** The keys of the answers that are too many or too large, the latest counted first. */
export function keysBeyond(answers: readonly KeptAnswer[]): string[] {
  let characters = 0
  return answers
    .toSorted((one, other) => other.at - one.at)
    .filter(({ text }, place) => {
      characters += text.length
      return place >= MOST_ANSWERS || characters > MOST_CHARACTERS
    })
    .map(({ key }) => key)
}
