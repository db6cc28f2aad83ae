import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Edited, editAtOnce, thingsToEdit } from '../support/model/conflictEdits.ts'
import { USUAL_ENGINE } from '../support/engines.ts'
import { type LoneApi, startLoneApi } from '../support/kills/killsApi.ts'
import { isWhole } from '../support/whole.ts'

const EDITS = isWhole ? 100 : 24

describe.each([USUAL_ENGINE])('two who change the same thing at once on %s', (engine) => {
  let api: LoneApi
  let things: Edited[]

  beforeAll(async () => {
    api = await startLoneApi(engine)
    things = await thingsToEdit(api.url)
  })
  afterAll(() => api?.stop())

  test(`${EDITS} edits of each kind: every accepted one was based on the newest, the others were told so [D24]`, async () => {
    for (const thing of things) {
      const { accepted, refused, breaches } = await editAtOnce(thing, EDITS)
      expect(breaches, thing.name).toEqual([])
      expect(accepted + refused, thing.name).toBe(EDITS)
      // Both took part, and met.
      expect(Math.min(accepted, refused), thing.name).toBeGreaterThan(0)
    }
  })
})
